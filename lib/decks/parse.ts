import { isObject } from '@/lib/is-object';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { isPower, POWERS, type Power } from '@/lib/rules/powers';
import {
  type Deck,
  type DeckEntry,
  type DeckProfile,
  emptyDeck,
  MAX_COUNT,
  MAX_LINES,
  withConsidered,
} from './deck';

/** The version of the deck format that this code writes and reads. */
const DECK_VERSION = 1;

/** A deck has these keys and no others. */
const EMPTY: Deck = { ...emptyDeck(POWERS[0]), considered: [] };

type DeckProblemCode =
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
/** Takes down what is wrong, where, and says it in words. */
type Say = (code: DeckProblemCode, at: string, message: string) => void;

/**
 * Reads a deck from JSON data. Sponsor and the two lists are required; what else is missing gets the
 * value of an empty deck. Keys that a deck does not have are left out (see `ignoredKeys`). Lines that
 * name one card twice stay as they are; the checks add them up. Problems come with their JSON path.
 */
export function parseDeck(value: unknown): Result<Deck, DeckProblem> {
  const problems: DeckProblem[] = [];
  const say: Say = (code, at, message) => {
    problems.push({ code, at, message });
  };
  if (!isObject(value)) {
    say('not-a-deck', '', 'This is not a deck: a deck is a JSON object.');
    return fail(...problems);
  }
  if (value.version !== undefined && value.version !== DECK_VERSION) {
    sayVersion(value.version, say);
    return fail(...problems);
  }
  const deck: Deck = {
    version: DECK_VERSION,
    name: text(value.name, 'name', 0, 200, '', say),
    houseName: text(value.houseName, 'houseName', 0, 200, '', say),
    sponsor: sponsorOf(value.sponsor, say),
    homeWorld: value.homeWorld == null ? null : text(value.homeWorld, 'homeWorld', 1, 120, '', say),
    players: whole(value.players, 'players', 2, 8, 2, say),
    format: text(value.format, 'format', 1, 80, 'tat', say),
    profile: profileOf(value.profile, say),
    programs: references(value.programs, 'programs', say),
    imperialDeck: entries(value.imperialDeck, 'imperialDeck', say),
    houseDeck: entries(value.houseDeck, 'houseDeck', say),
    notes: text(value.notes, 'notes', 0, 20_000, '', say),
  };
  const considered = references(value.considered, 'considered', say);
  return problems.length > 0 ? fail(...problems) : ok(withConsidered(deck, considered));
}

/** The keys of a JSON deck that are not part of the format and are left out when it is read. */
export function ignoredKeys(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value).filter((key) => !Object.hasOwn(EMPTY, key)) : [];
}

function sayVersion(version: unknown, say: Say): void {
  if (typeof version === 'number' && version > DECK_VERSION) {
    const newer = `format version ${version}; this one reads version ${DECK_VERSION}`;
    const message = `This deck was written by a newer Registry (${newer}). Update, then open it again.`;
    say('future-version', 'version', message);
    return;
  }
  const message = `The version of a deck is ${DECK_VERSION}, not ${shown(version)}.`;
  say('out-of-range', 'version', message);
}

function sponsorOf(value: unknown, say: Say): Power {
  if (typeof value === 'string' && isPower(value)) return value;
  const sponsors = `the sponsors are ${POWERS.join(', ')}`;
  if (value === undefined) say('missing', 'sponsor', 'sponsor is missing.');
  else say('unknown-sponsor', 'sponsor', `${shown(value)} is not an Imperial Power; ${sponsors}.`);
  return POWERS[0];
}

function profileOf(value: unknown, say: Say): DeckProfile {
  if (value === undefined) return { favor: 0, spice: 0 };
  if (!isObject(value)) {
    say('not-an-object', 'profile', `profile should hold favor and spice, not ${shown(value)}.`);
    return { favor: 0, spice: 0 };
  }
  return {
    favor: whole(value.favor, 'profile.favor', -99, 99, 0, say),
    spice: whole(value.spice, 'profile.spice', -99, 99, 0, say),
  };
}

function references(value: unknown, at: string, say: Say): readonly string[] {
  if (value === undefined || !isList(value, at, say)) return [];
  return Array.from(value, (id, index) => reference(id, at, index, '', say));
}

function entries(value: unknown, at: string, say: Say): readonly DeckEntry[] {
  if (value === undefined) say('missing', at, `${at} is missing.`);
  if (value === undefined || !isList(value, at, say)) return [];
  const lines: DeckEntry[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const line: unknown = value[index];
    if (isObject(line))
      lines.push({
        card: reference(line.card, at, index, '.card', say),
        count: copies(line.count, at, index, say),
      });
    else
      say('not-an-object', `${at}.${index}`, `A line is a card and a count, not ${shown(line)}.`);
  }
  return lines;
}

// In the next two the path is put together only for what is broken: they run for every line.

function copies(value: unknown, at: string, index: number, say: Say): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT)
    return value;
  const path = `${at}.${index}.count`;
  if (value === undefined) say('missing', path, `${path} is missing.`);
  return whole(value, path, 1, MAX_COUNT, 1, say);
}

function reference(value: unknown, at: string, index: number, field: string, say: Say): string {
  if (typeof value === 'string' && value.length > 0 && value.length <= 120) return value;
  const path = `${at}.${index}${field}`;
  if (value === undefined) say('missing', path, `${path} is missing.`);
  else text(value, path, 1, 120, '', say);
  return '';
}

function text(
  value: unknown,
  at: string,
  least: number,
  most: number,
  otherwise: string,
  say: Say,
): string {
  if (value === undefined) return otherwise;
  if (typeof value !== 'string') say('not-text', at, `${at} should be text, not ${shown(value)}.`);
  else if (value.length < least) say('empty', at, `${at} is empty.`);
  else if (value.length > most)
    say('too-long', at, `${at} has ${value.length} characters; at most ${most} are kept.`);
  else return value;
  return otherwise;
}

function whole(
  value: unknown,
  at: string,
  least: number,
  most: number,
  otherwise: number,
  say: Say,
): number {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value))
    say('not-a-number', at, `${at} should be a whole number, not ${shown(value)}.`);
  else if (value < least || value > most)
    say('out-of-range', at, `${at} is ${value}; it can be ${least} to ${most}.`);
  else return value;
  return otherwise;
}

function isList(value: unknown, at: string, say: Say): value is unknown[] {
  if (!Array.isArray(value)) say('not-a-list', at, `${at} should be a list, not ${shown(value)}.`);
  else if (value.length > MAX_LINES)
    say('too-many', at, `${at} has ${value.length} lines; at most ${MAX_LINES} are read.`);
  else return true;
  return false;
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
