import { loadCatalogue } from '@/lib/cards/load';
import type { Import, Unmatched } from '@/lib/codecs/codec';
import { importFile } from '@/lib/codecs/import';
import { createMatcher } from '@/lib/codecs/match';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { fail, ok, type Result } from '@/lib/result';
import type { Io } from './io';
import { plain } from './print';

/** Reads a deck file, or standard input for "-", in whatever format its content shows. */
export async function readDeckFile(path: string, io: Io): Promise<Result<Import>> {
  const bytes = await io.read(path);
  return bytes.ok ? importFile(bytes.value, createMatcher(loadCatalogue())) : bytes;
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

const LISTS: Readonly<Record<DeckPlace, string>> = {
  imperial: 'the Imperial deck',
  house: 'the House deck',
  homeworld: 'the home world',
  programs: 'the programs',
};

/** A line that names no card, or several, with the nearest names. */
export function unmatchedMessage({ line, text, list, nearest }: Unmatched): string {
  const meant = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
  return `Line ${line} (${LISTS[list]}): "${plain(text)}" names no single card.${meant}`;
}
