import { type GameRecord, parseRecord } from '@/lib/engine/record';
import { isObject } from '@/lib/is-object';
import { fail, ok, type Result } from '@/lib/result';
import { readLink, writeLink } from './deck-link';
import { CARD_GAME, readGameLink, writeGameLink } from './game-link';

/** The record as it goes behind "#", its decks as deck links. Nothing of it is left out. */
export function writeRecordLink(record: GameRecord): string {
  const houses = record.setup.houses.map(({ name, deck }) => ({ name, deck: writeLink(deck) }));
  const packed = { ...record, setup: { ...record.setup, houses } };
  return writeGameLink(CARD_GAME, packed);
}

/**
 * The recorded game in a link: an address with "#g1.…", or that part alone. Never throws. Problems: those
 * of readGameLink, of readLink for its decks, and of parseRecord.
 */
export function readRecordLink(text: string): Result<GameRecord> {
  return readGameLink(CARD_GAME, text, (record) => {
    const whole = unfolded(record);
    return whole.ok ? parseRecord(whole.value) : whole;
  });
}

/** Most Houses at a table. */
const MAX_HOUSES = 8;

/** The record with its decks as parseRecord wants them; whatever is no record is left to it. */
function unfolded(record: Readonly<Record<string, unknown>>): Result<unknown> {
  const { setup } = record;
  if (!isObject(setup) || !Array.isArray(setup.houses)) return ok(record);
  // parseRecord refuses so many; none of their decks is unpacked.
  if (setup.houses.length > MAX_HOUSES) return ok(record);
  const houses: unknown[] = [];
  for (const [seat, house] of setup.houses.entries()) {
    if (!isObject(house) || typeof house.deck !== 'string') {
      houses.push(house);
      continue;
    }
    const deck = readLink(house.deck);
    if (!deck.ok)
      return fail(
        ...deck.problems.map((problem) => ({
          ...problem,
          at: `setup.houses.${seat}.deck${problem.at === '' ? '' : `.${problem.at}`}`,
        })),
      );
    houses.push({ ...house, deck: deck.value });
  }
  return ok({ ...record, setup: { ...setup, houses } });
}
