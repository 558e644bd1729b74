import { loadCatalogue } from '@/lib/cards/load';
import type { Import, Unmatched } from '@/lib/codecs/decks/codec';
import { importFile, type ReadFile } from '@/lib/codecs/decks/import-deck';
import { MAX_ARCHIVE } from '@/lib/codecs/files/open-file';
import { createMatcher } from '@/lib/codecs/names/match';
import type { Deck } from '@/lib/decks/deck';
import { placeName } from '@/lib/decks/places';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { Io } from './io';
import { plain } from './print';

/** Reads a file of one deck, or standard input for "-", in whatever format its content shows. */
export async function readDeckFile(path: string, io: Io): Promise<Result<Import>> {
  const [only, ...others] = await readDeckFilesAt(path, io);
  return only === undefined || others.length > 0 || only.name !== path ? fail(ARCHIVE) : only.read;
}

const ARCHIVE: InputProblem = {
  code: 'archive',
  at: '',
  message: 'This is a zip archive, and one deck is wanted. Unpack it and give the file itself.',
};

/** Reads a file of one list, or a zip archive of many, each under the name of the archive and its own. */
export async function readDeckFilesAt(path: string, io: Io): Promise<readonly ReadFile[]> {
  const bytes = await io.read(path, MAX_ARCHIVE);
  if (!bytes.ok) return [{ name: path, read: bytes }];
  return importFile(path, bytes.value, createMatcher(loadCatalogue()));
}

/** A deck of which every line names a card; a line that does not is a problem (`unmatched`). */
export async function readWholeDeck(path: string, io: Io): Promise<Result<Deck>> {
  const read = await readDeckFile(path, io);
  if (!read.ok) return read;
  const { deck, unmatched } = read.value;
  if (unmatched.length === 0) return ok(deck);
  return fail(
    ...unmatched.map((line) => ({
      code: 'unmatched',
      at: `line ${line.line}`,
      message: unmatchedMessage(line),
    })),
  );
}

/** A line that names no card, or several, with the nearest names. */
export function unmatchedMessage({ line, text, place, nearest }: Unmatched): string {
  const meant = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
  return `Line ${line} (${placeName(place)}): "${plain(text)}" names no single card.${meant}`;
}
