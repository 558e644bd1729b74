import { loadCatalogue } from '@/lib/cards/load';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { check, createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { ok, type Result } from '@/lib/result';
import { readWholeDeck } from './deck-file';
import type { Io } from './io';
import { shownPath } from './refuse-input';

/** A deck by the id of a sample ("atreides") or by its file. Problems: those of readWholeDeck. */
export async function readDeckNamed(name: string, io: Io): Promise<Result<Deck>> {
  const sample = SAMPLE_DECKS.find(({ id }) => id === name);
  return sample === undefined ? readWholeDeck(name, io) : ok(sample.deck);
}

/** Says on standard error that a deck is not legal; it is played all the same. */
export function warnOfIllegal(io: Io, command: string, name: string, deck: Deck): void {
  const checker = createChecker(loadCatalogue(), SHIPPED_FORMATS);
  if (check(checker, deck).legal) return;
  io.err(
    `registry ${command}: ${shownPath(name)}: this deck is not legal, and is played all the same (registry check says why)`,
  );
}
