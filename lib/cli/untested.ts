import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@/lib/board/rules/book';
import { loadBoardRules } from '@/lib/board/rules/load';
import { loadRules } from '@/lib/rules/load';

/** Rules that tests cite in their titles, and the list of those that no test cites yet. It may only shrink. */
export interface Untested {
  readonly file: string;
  /** An id as a title cites it, as in `it('[TAT-4.2-03] …')`. */
  readonly citation: RegExp;
  readonly known: () => readonly string[];
}

export const UNTESTED: readonly Untested[] = [
  {
    file: 'data/rules/untested.txt',
    citation: /\[((?:TAT|CRF)-[0-9A-Za-z.]+-\d{2})\]/g,
    known: () => loadRules().rules.map(({ id }) => id),
  },
  {
    file: 'data/board/rules/untested-2019.txt',
    citation: /\[(GF9-[a-z-]+-\d{2})\]/g,
    known: () => boardRules('2019'),
  },
  {
    file: 'data/board/rules/untested-descartes.txt',
    citation: /\[(DES-[a-z-]+-\d{2})\]/g,
    known: () => boardRules('descartes'),
  },
];

function boardRules(of: Edition): readonly string[] {
  return loadBoardRules().rules.flatMap(({ id, edition }) => (edition === of ? [id] : []));
}

const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** The ids that a test's title cites. */
export function citedIds(root: string, { citation }: Untested): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const file of ['lib', 'app', 'e2e'].flatMap((folder) => testFiles(join(root, folder))))
    for (const match of readFileSync(file, 'utf8').matchAll(citation))
      if (match[1] !== undefined) cited.add(match[1]);
  return cited;
}

/** The ids that the list holds, each with the reason that may stand behind it; lines that start with # are remarks. */
export function listed(root: string, untested: Untested): ReadonlyMap<string, string> {
  const file = join(root, untested.file);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]),
  );
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST_FILE.test(name))
    .map((name) => join(folder, name));
}
