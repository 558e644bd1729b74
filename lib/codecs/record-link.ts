import { type GameRecord, parseRecord } from '@/lib/engine/record';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { readLink, writeLink } from './link';
import { packed, unpacked } from './packed';

/**
 * A recorded game in the part of an address behind "#", which no browser sends to a server: "g", version,
 * dot, and the packed record, its decks as deck links and its moves as one text. Version 1 stays
 * readable for ever.
 */
const VERSION = 1;

/** The record as it goes behind "#": letters, digits, "-", "_" and one dot. Nothing of it is left out. */
export function writeRecordLink(record: GameRecord): string {
  const houses = record.setup.houses.map(({ name, deck }) => ({ name, deck: writeLink(deck) }));
  const text = JSON.stringify({
    ...record,
    setup: { ...record.setup, houses },
    moves: record.moves.join(BETWEEN),
  });
  return `g${VERSION}.${packed(new TextEncoder().encode(text))}`;
}

const BETWEEN = ',';

/** Most characters that are looked at. */
const MAX_LINK = 1_000_000;
/** Most bytes that a record unpacks to. */
const MAX_UNPACKED = 4 * 1_048_576;

/**
 * The recorded game in a link: an address with "#g1.…", or that part alone. Never throws and never
 * unpacks more than a record can be. Problems: `not-a-link`, `damaged-link`, `future-version`,
 * `too-large`, those of readLink for its decks, and those of parseRecord.
 */
export function readRecordLink(text: string): Result<GameRecord> {
  if (text.length > MAX_LINK) return fail(TOO_LARGE);
  const found = /(?:^|#)\s*g(\d{1,3})\.([\w-]*)[^\w-]*$/.exec(text.trim());
  if (found === null) return fail(NOT_A_LINK);
  const [, version, body = ''] = found;
  if (Number(version) > VERSION) return fail(FUTURE);
  if (Number(version) < VERSION) return fail(NOT_A_LINK);
  const bytes = unpacked(body, MAX_UNPACKED);
  if (bytes === 'damaged') return fail(DAMAGED);
  if (bytes === 'too-large') return fail(TOO_LARGE);
  const record = fieldsIn(bytes);
  if (record === null) return fail(DAMAGED);
  const whole = unfolded(record);
  return whole.ok ? parseRecord(whole.value) : whole;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsIn(bytes: Uint8Array): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** The record with its decks and moves as parseRecord wants them; whatever is no record is left to it. */
function unfolded(record: Fields): Result<unknown> {
  const { setup, moves } = record;
  const listed = moves === '' ? [] : typeof moves === 'string' ? moves.split(BETWEEN) : moves;
  if (!isFields(setup) || !Array.isArray(setup.houses)) return ok({ ...record, moves: listed });
  const houses: unknown[] = [];
  for (const [seat, house] of setup.houses.entries()) {
    if (!isFields(house) || typeof house.deck !== 'string') {
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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NOT_A_LINK: InputProblem = {
  code: 'not-a-link',
  at: '',
  message:
    'This is no link to a recorded game. Copy the whole address, with all that stands behind the “#”.',
};

const DAMAGED: InputProblem = {
  code: 'damaged-link',
  at: '',
  message:
    'This link is damaged: a part of it is missing or was changed on the way. Ask for it again, or for the game as a file.',
};

const FUTURE: InputProblem = {
  code: 'future-version',
  at: '',
  message:
    'This link was made by a newer Registry. Load this page again to get the newest, then open the link once more.',
};

const TOO_LARGE: InputProblem = {
  code: 'too-large',
  at: '',
  message: 'What this link holds is larger than any recorded game. Nothing of it was read.',
};
