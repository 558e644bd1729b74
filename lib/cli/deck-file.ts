import { extname } from 'node:path';
import { loadCatalogue } from '@/lib/cards/load';
import type { Import, Unmatched } from '@/lib/codecs/decks/codec';
import { LIST_ENDINGS } from '@/lib/codecs/decks/codecs';
import { importFile, type ReadFile } from '@/lib/codecs/decks/import-deck';
import { MAX_ARCHIVE } from '@/lib/codecs/files/open-file';
import { createMatcher } from '@/lib/codecs/names/match';
import type { Deck } from '@/lib/decks/deck';
import { placeName } from '@/lib/decks/places';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { check, createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { CommandIo } from './command';
import type { Io } from './io';
import { plain, shownPath } from './print';

/** Each list of the files, folders and archives, in any format; a problem in the place of what cannot be read. */
export async function readLists(paths: readonly string[], io: Io): Promise<readonly ReadFile[]> {
  const all: ReadFile[] = [];
  for (const path of paths)
    for (const file of await filesAt(path, io))
      if (typeof file === 'string') all.push(...(await listsIn(file, io)));
      else all.push({ name: file.at, read: fail(file) });
  return all;
}

/** The files of a folder that are taken for lists and archives of lists. */
export const ENDINGS: readonly string[] = [...LIST_ENDINGS, '.zip'];

/** The files that a path stands for; a problem in the place of a folder that holds none. */
async function filesAt(path: string, io: Io): Promise<readonly (string | InputProblem)[]> {
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

/** A file of one list, or a zip archive of many, each under the name of the archive and its own. */
async function listsIn(path: string, io: Io): Promise<readonly ReadFile[]> {
  const bytes = await io.read(path, MAX_ARCHIVE);
  if (!bytes.ok) return [{ name: path, read: bytes }];
  return importFile(path, bytes.value, createMatcher(loadCatalogue()));
}

/** Reads a file of one deck, or standard input for "-", in whatever format its content shows. */
export async function readDeckFile(path: string, io: Io): Promise<Result<Import>> {
  const [only, ...others] = await listsIn(path, io);
  return only === undefined || others.length > 0 || only.name !== path ? fail(ARCHIVE) : only.read;
}

const ARCHIVE: InputProblem = {
  code: 'archive',
  at: '',
  message: 'This is a zip archive, and one deck is wanted. Unpack it and give the file itself.',
};

/** A deck of which every line names a card; a line that does not is a problem (`unmatched`). */
export async function readWholeDeck(path: string, io: Io): Promise<Result<Deck>> {
  const read = await readDeckFile(path, io);
  return read.ok ? matched(read.value.deck, read.value.unmatched) : read;
}

/** A deck by the id of a sample ("atreides") or by its file. Problems: those of readWholeDeck. */
export async function readDeckNamed(name: string, io: Io): Promise<Result<Deck>> {
  const sample = SAMPLE_DECKS.find(({ id }) => id === name);
  return sample === undefined ? readWholeDeck(name, io) : ok(sample.deck);
}

/** A deck with what it is called: by its file, if it has no name of its own. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

/**
 * Decks by the id of a sample, all of them by "samples", or those of files, folders and archives. The
 * first that cannot be read gives its problems, at the name of its file.
 */
export async function readDecksNamed(
  names: readonly string[],
  io: Io,
): Promise<Result<readonly NamedDeck[]>> {
  const decks: NamedDeck[] = [];
  for (const name of names) {
    const samples = SAMPLE_DECKS.filter(({ id }) => name === 'samples' || id === name);
    for (const { deck } of samples) decks.push({ name: deck.name, deck });
    if (samples.length > 0) continue;
    for (const { name: file, read } of await readLists([name], io)) {
      const deck = read.ok ? matched(read.value.deck, read.value.unmatched) : read;
      if (!deck.ok) return fail(...deck.problems.map((problem) => ({ ...problem, at: file })));
      decks.push({ name: deck.value.name || file, deck: deck.value });
    }
  }
  return ok(decks);
}

/** Says on standard error that a deck is not legal; it is played all the same. */
export function warnOfIllegal(io: CommandIo, name: string, deck: Deck): void {
  const checker = createChecker(loadCatalogue(), SHIPPED_FORMATS);
  if (check(checker, deck).legal) return;
  io.remark(
    `${shownPath(name)}: this deck is not legal, and is played all the same (registry check says why)`,
  );
}

/** A line that names no card, or several; of a collection it has no place. */
type Loose = Pick<Unmatched, 'line' | 'text' | 'nearest'> & Partial<Pick<Unmatched, 'place'>>;

/** What was read where nothing is wrong and no line names no card, else the problems. */
export function matched<T>(
  value: T,
  lines: readonly Loose[],
  problems: readonly InputProblem[] = [],
): Result<T> {
  const all = [
    ...problems,
    ...lines.map((line) => ({
      code: 'unmatched',
      at: `line ${line.line}`,
      message: unmatchedMessage(line),
    })),
  ];
  return all.length === 0 ? ok(value) : fail(...all);
}

/** What is said of such a line, with the nearest names. */
export function unmatchedMessage({ line, text, place, nearest }: Loose): string {
  const where = place === undefined ? '' : ` (${placeName(place)})`;
  const meant = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
  return `Line ${line}${where}: "${plain(text)}" names no single card.${meant}`;
}
