import { type GameRecord, parseRecord } from '@/lib/engine/record';
import { isObject } from '@/lib/is-object';
import { fail, ok, type Result } from '@/lib/result';
import { parseJson } from '../files/parse-json';
import { readLink, writeLink } from './deck-link';
import { damagedLink, type LinkKind, readFragment, writeFragment } from './fragment';

/**
 * A recorded game in a link: the record as JSON, its decks as deck links and its moves as one text.
 * Version 1 stays readable for ever.
 */
const LINK: LinkKind = {
  mark: 'g',
  version: 1,
  most: 4 * 1_048_576,
  name: 'recorded game',
};

/** The record as it goes behind "#": letters, digits, "-", "_" and one dot. Nothing of it is left out. */
export function writeRecordLink(record: GameRecord): string {
  const houses = record.setup.houses.map(({ name, deck }) => ({ name, deck: writeLink(deck) }));
  const text = JSON.stringify({
    ...record,
    setup: { ...record.setup, houses },
    moves: record.moves.join(BETWEEN),
  });
  return writeFragment(LINK, new TextEncoder().encode(text));
}

const BETWEEN = ',';

/**
 * The recorded game in a link: an address with "#g1.…", or that part alone. Never throws. Problems: those
 * of readFragment, of readLink for its decks, and of parseRecord.
 */
export function readRecordLink(text: string): Result<GameRecord> {
  const bytes = readFragment(LINK, text);
  if (!bytes.ok) return bytes;
  const record = parseJson(new TextDecoder().decode(bytes.value), '', '');
  if (!record.ok || !isObject(record.value)) return damagedLink(LINK);
  const whole = unfolded(record.value);
  return whole.ok ? parseRecord(whole.value) : whole;
}

/** Most Houses at a table. */
const MAX_HOUSES = 8;

/** The record with its decks and moves as parseRecord wants them; whatever is no record is left to it. */
function unfolded(record: Readonly<Record<string, unknown>>): Result<unknown> {
  const { setup, moves } = record;
  const listed = moves === '' ? [] : typeof moves === 'string' ? moves.split(BETWEEN) : moves;
  const left = ok({ ...record, moves: listed });
  if (!isObject(setup) || !Array.isArray(setup.houses)) return left;
  // parseRecord refuses so many; none of their decks is unpacked.
  if (setup.houses.length > MAX_HOUSES) return left;
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
  return ok({ ...record, setup: { ...setup, houses }, moves: listed });
}
