import { extname } from 'node:path';
import { LIST_ENDINGS } from '@/lib/codecs/decks/codecs';
import type { InputProblem } from '@/lib/result';
import type { Io } from './io';

/** The files of a folder that are taken for lists and archives of lists. */
export const ENDINGS: readonly string[] = [...LIST_ENDINGS, '.zip'];

/** The files that a path stands for; a problem in the place of a folder that holds none. */
export async function filesAt(path: string, io: Io): Promise<readonly (string | InputProblem)[]> {
  if (path === '-') return [path];
  if (path === '') return [NO_NAME];
  const listed = await io.list(path);
  if (listed === null) return [path];
  if (!listed.ok) return listed.problems.map((problem) => ({ ...problem, at: path }));
  const files = listed.value.filter((file) => ENDINGS.includes(extname(file).toLowerCase()));
  if (files.length > 0) return files;
  return [
    {
      code: 'no-decks',
      at: path,
      message: `No deck file (${ENDINGS.join(', ')}) is in this folder.`,
    },
  ];
}

const NO_NAME: InputProblem = {
  code: 'unreadable',
  at: '""',
  message: 'The name of this file is empty: a variable of a script may not be set.',
};

/** Whether "-" is given more than once: it can be read but once. */
export function isTwiceStandardInput(paths: readonly string[]): boolean {
  return paths.filter((path) => path === '-').length > 1;
}

export const TWICE = '"-" is given twice, and standard input can be read only once';
