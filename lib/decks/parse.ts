import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { isPower, POWERS, type Power } from '@/lib/rules/powers';
import { type Deck, type DeckEntry, type DeckProfile, MAX_COUNT, MAX_LINES } from './deck';

/** The version of the deck format that this code writes and reads. */
export const DECK_VERSION = 1;

const KEYS = {
  version: true,
  name: true,
  houseName: true,
  sponsor: true,
  homeWorld: true,
  players: true,
  format: true,
  profile: true,
  programs: true,
  imperialDeck: true,
  houseDeck: true,
  notes: true,
} as const satisfies Record<keyof Deck, true>;

type Fields = Readonly<Record<string, unknown>>;

export type DeckProblemCode =
  | 'not-a-deck'
  | 'future-version'
  | 'missing'
  | 'not-text'
  | 'not-a-number'
  | 'not-a-list'
  | 'not-an-object'
  | 'empty'
  | 'too-long'
  | 'too-many'
  | 'out-of-range'
  | 'unknown-sponsor';
type DeckProblem = InputProblem<DeckProblemCode>;

/**
 * Reads a deck from JSON data. Sponsor and the two lists are required; what else is missing gets the
 * value of an empty deck. Keys that a deck does not have are left out (see `ignoredKeys`). Lines that
 * name one card twice stay as they are; the checks add them up. Problems come with their JSON path.
 */
export function parseDeck(value: unknown): Result<Deck, DeckProblem> {
  if (!isObject(value))
    return fail(problem('not-a-deck', '', 'This is not a deck: a deck is a JSON object.'));
  if (value.version !== undefined && value.version !== DECK_VERSION)
    return fail(versionProblem(value.version));
  const problems: DeckProblem[] = [];
  const deck: Deck = {
    version: DECK_VERSION,
    name: text(value.name, 'name', 0, 200, '', problems),
    houseName: text(value.houseName, 'houseName', 0, 200, '', problems),
    sponsor: sponsorOf(value.sponsor, problems),
    homeWorld:
      value.homeWorld == null ? null : text(value.homeWorld, 'homeWorld', 1, 120, '', problems),
    players: whole(value.players, 'players', 2, 8, 2, problems),
    format: text(value.format, 'format', 1, 80, 'tat', problems),
    profile: profileOf(value.profile, problems),
    programs: programsOf(value.programs, problems),
    imperialDeck: entries(value.imperialDeck, 'imperialDeck', problems),
    houseDeck: entries(value.houseDeck, 'houseDeck', problems),
    notes: text(value.notes, 'notes', 0, 20_000, '', problems),
  };
  return problems.length > 0 ? { ok: false, problems } : ok(deck);
}

/** The keys of a JSON deck that are not part of the format and are left out when it is read. */
export function ignoredKeys(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value).filter((key) => !Object.hasOwn(KEYS, key)) : [];
}

function versionProblem(version: unknown): DeckProblem {
  if (typeof version === 'number' && version > DECK_VERSION)
    return problem(
      'future-version',
      'version',
      `This deck was written by a newer Registry (format version ${version}; this one reads version ${DECK_VERSION}). Update, then open it again.`,
    );
  return problem(
    'out-of-range',
    'version',
    `The version of a deck is ${DECK_VERSION}, not ${shown(version)}.`,
  );
}

function sponsorOf(value: unknown, problems: DeckProblem[]): Power {
  if (typeof value === 'string' && isPower(value)) return value;
  problems.push(
    value === undefined
      ? missing('sponsor')
      : problem(
          'unknown-sponsor',
          'sponsor',
          `${shown(value)} is not an Imperial Power; the sponsors are ${POWERS.join(', ')}.`,
        ),
  );
  return POWERS[0];
}

function profileOf(value: unknown, problems: DeckProblem[]): DeckProfile {
  if (value === undefined) return { favor: 0, spice: 0 };
  if (!isObject(value)) {
    problems.push(
      problem(
        'not-an-object',
        'profile',
        `profile should hold favor and spice, not ${shown(value)}.`,
      ),
    );
    return { favor: 0, spice: 0 };
  }
  return {
    favor: whole(value.favor, 'profile.favor', -99, 99, 0, problems),
    spice: whole(value.spice, 'profile.spice', -99, 99, 0, problems),
  };
}

function programsOf(value: unknown, problems: DeckProblem[]): readonly string[] {
  if (value === undefined || !isList(value, 'programs', problems)) return [];
  return Array.from(value, (id, index) => reference(id, 'programs', index, '', problems));
}

function entries(value: unknown, at: string, problems: DeckProblem[]): readonly DeckEntry[] {
  if (value === undefined) {
    problems.push(missing(at));
    return [];
  }
  if (!isList(value, at, problems)) return [];
  const lines: DeckEntry[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const line: unknown = value[index];
    if (!isObject(line)) {
      problems.push(
        problem(
          'not-an-object',
          `${at}.${index}`,
          `A line is a card and a count, not ${shown(line)}.`,
        ),
      );
      continue;
    }
    lines.push({
      card: reference(line.card, at, index, '.card', problems),
      count: copies(line.count, at, index, problems),
    });
  }
  return lines;
}

// In the next two the path is put together only for what is broken: they run for every line.

function copies(value: unknown, at: string, index: number, problems: DeckProblem[]): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT)
    return value;
  const path = `${at}.${index}.count`;
  if (value === undefined) problems.push(missing(path));
  return whole(value, path, 1, MAX_COUNT, 1, problems);
}

function reference(
  value: unknown,
  at: string,
  index: number,
  field: string,
  problems: DeckProblem[],
): string {
  if (typeof value === 'string' && value.length > 0 && value.length <= 120) return value;
  const path = `${at}.${index}${field}`;
  if (value === undefined) problems.push(missing(path));
  else text(value, path, 1, 120, '', problems);
  return '';
}

function text(
  value: unknown,
  at: string,
  least: number,
  most: number,
  otherwise: string,
  problems: DeckProblem[],
): string {
  if (value === undefined) return otherwise;
  if (typeof value !== 'string')
    problems.push(problem('not-text', at, `${at} should be text, not ${shown(value)}.`));
  else if (value.length < least) problems.push(problem('empty', at, `${at} is empty.`));
  else if (value.length > most)
    problems.push(
      problem('too-long', at, `${at} has ${value.length} characters; at most ${most} are kept.`),
    );
  else return value;
  return otherwise;
}

function whole(
  value: unknown,
  at: string,
  least: number,
  most: number,
  otherwise: number,
  problems: DeckProblem[],
): number {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value))
    problems.push(
      problem('not-a-number', at, `${at} should be a whole number, not ${shown(value)}.`),
    );
  else if (value < least || value > most)
    problems.push(problem('out-of-range', at, `${at} is ${value}; it can be ${least} to ${most}.`));
  else return value;
  return otherwise;
}

function isList(value: unknown, at: string, problems: DeckProblem[]): value is unknown[] {
  if (!Array.isArray(value))
    problems.push(problem('not-a-list', at, `${at} should be a list, not ${shown(value)}.`));
  else if (value.length > MAX_LINES)
    problems.push(
      problem('too-many', at, `${at} has ${value.length} lines; at most ${MAX_LINES} are read.`),
    );
  else return true;
  return false;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function missing(at: string): DeckProblem {
  return problem('missing', at, `${at} is missing.`);
}

function problem(code: DeckProblemCode, at: string, message: string): DeckProblem {
  return { code, at, message };
}

/** A value as a message can show it: short, and never a whole file. */
function shown(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
