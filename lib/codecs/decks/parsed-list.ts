import { type DeckPlace, type DeckProfile, MAX_COUNT, MAX_LINES } from '@/lib/decks/deck';
import type { InputProblem } from '@/lib/result';
import type { Power } from '@/lib/rules/powers';
import { clip, MAX_CARD_LINES, MAX_NOTES, MAX_PROBLEMS, tooLong } from '../limits';
import type { Named } from '../names/by-id-and-name';
import type { Matcher } from '../names/match';
import { problem } from '../problem';
import { unquote } from '../quote';
import { type Field, readPlayers, readProfile, readSponsor, readTokens } from './fields';

/** What kind of list is read: what its lines may count, and how many there may be. */
export interface ListKind {
  /** Whether cards alone count, and what else the list says is passed over. */
  readonly cardsOnly: boolean;
  /** Fewest and most copies of a line. */
  readonly least: number;
  readonly most: number;
  /** Most lines that name cards, or should, and most of those that name nothing known. */
  readonly lines: number;
  readonly unknown: number;
  /** How a message on a bad count goes on; `text` is the line. */
  readonly badCount: (text: string) => string;
}

const DECK_LIST: ListKind = {
  cardsOnly: false,
  least: 1,
  most: MAX_COUNT,
  lines: MAX_CARD_LINES,
  unknown: MAX_LINES,
  badCount: () =>
    `. Write a whole number from 1 to ${MAX_COUNT}, or start the line with // if it is not a card.`,
};

/** A line of a file that names a card, or should. */
export interface CardLine {
  readonly line: number;
  /** As it stands in the file. */
  readonly text: string;
  /** The digits of the count as written; null means one copy. */
  readonly digits: string | null;
  /** Null: where the card's group belongs. */
  readonly place: DeckPlace | null;
  /** Where in its list it stood, from 0, when a file carries that; else it stands behind the others. */
  readonly at?: number;
  readonly named: Named;
}

/**
 * A list while a line-based file is read: lines and fields as they came, not yet placed. Only the
 * functions of this file change it; deck-from-list.ts makes a deck of it, read-collection.ts a collection.
 */
export interface ParsedList {
  readonly matcher: Matcher;
  readonly kind: ListKind;
  /** With the copies of each. */
  readonly lines: (CardLine & { readonly count: number })[];
  /** How many of them name nothing that is known. */
  unknown: number;
  readonly fields: Map<Field, string>;
  readonly noteLines: string[];
  readonly remarks: string[];
  readonly problems: InputProblem[];
  profile: DeckProfile;
  sponsor: Power | null;
  players: number | null;
}

export function newParsedList(matcher: Matcher, kind: ListKind = DECK_LIST): ParsedList {
  return {
    matcher,
    kind,
    lines: [],
    unknown: 0,
    fields: new Map(),
    noteLines: [],
    remarks: [],
    problems: [],
    profile: { favor: 0, spice: 0 },
    sponsor: null,
    players: null,
  };
}

/** Whether so much is wrong that reading on is no use. */
export function isHopeless(parsed: ParsedList): boolean {
  return (
    parsed.lines.length > parsed.kind.lines ||
    parsed.unknown > parsed.kind.unknown ||
    parsed.problems.length >= MAX_PROBLEMS ||
    parsed.noteLines.length > MAX_NOTES
  );
}

/** Takes in one line that names a card, or should. */
export function addCardLine(parsed: ParsedList, line: CardLine): void {
  const { kind } = parsed;
  const count = line.digits === null ? 1 : countIn(line.digits, kind);
  if (count === null) {
    const is = `"${clip(line.digits ?? '', 24)}" is not a number of copies`;
    const message = `Line ${line.line}: ${is}${kind.badCount(line.text)}`;
    parsed.problems.push(problem('bad-count', message, `line ${line.line}`));
  } else if (!kind.cardsOnly && line.named.kind === 'id' && line.named.id.length > MAX_ID)
    parsed.problems.push(tooLong(line.line, 'card id', MAX_ID));
  else {
    parsed.lines.push({ ...line, count });
    if (line.named.kind === 'unknown') parsed.unknown += 1;
  }
}

/** A number of copies from its digits, or null. "007" is 7; "1e9", "1.5" and "-1" are null. */
function countIn(digits: string, { least, most }: ListKind): number | null {
  if (!/^\+?0{0,8}\d{1,4}$/.test(digits)) return null;
  const count = Number(digits);
  return count >= least && count <= most ? count : null;
}

/** Longest id of a card that nobody knows. */
export const MAX_ID = 120;
/** Most remarks on fields that stand twice. */
const MAX_REMARKS = 20;
/** What fields of free text are called, and their longest text. */
const TEXTS = {
  name: ['name of the deck', 200],
  houseName: ['name of the House', 200],
  player: ['name of the player', 200],
  format: ['format', 80],
} as const;

/** Takes in one field as written (plain or quoted); notes may come several times, a line each. */
export function setField(parsed: ParsedList, line: number, field: Field, written: string): void {
  if (parsed.kind.cardsOnly) return;
  if (field === 'notes') {
    parsed.noteLines.push(unquote(written));
    return;
  }
  if (written.trim() === '') return;
  const before = parsed.fields.get(field);
  if (before !== undefined && before !== written && parsed.remarks.length < MAX_REMARKS)
    parsed.remarks.push(
      `Line ${line}: "${clip(written, 60)}" replaces "${clip(before, 60)}", which stands further up.`,
    );
  parsed.fields.set(field, written);
  switch (field) {
    case 'sponsor':
      parsed.sponsor = readSponsor(unquote(written));
      if (parsed.sponsor === null)
        parsed.remarks.push(`Line ${line}: "${clip(written, 60)}" is none of the nine Powers.`);
      return;
    case 'players':
      parsed.players = readPlayers(written);
      if (parsed.players === null) parsed.problems.push(unreadable('bad-players', line, written));
      return;
    case 'profile': {
      const profile = readProfile(written);
      if (profile === null) parsed.problems.push(unreadable('bad-profile', line, written));
      else parsed.profile = profile;
      return;
    }
    case 'favor':
    case 'spice': {
      const tokens = readTokens(written);
      if (tokens === null) parsed.problems.push(unreadable('bad-profile', line, written));
      else parsed.profile = { ...parsed.profile, [field]: tokens };
      return;
    }
    case 'name':
    case 'houseName':
    case 'player':
    case 'format': {
      const [what, most] = TEXTS[field];
      if (unquote(written).length > most) parsed.problems.push(tooLong(line, what, most));
    }
  }
}

const REMEDIES = {
  'bad-players': 'Write 2 to 8 players.',
  'bad-profile': 'Write, for instance, "1 favor, 2 spice".',
} as const;

function unreadable(code: keyof typeof REMEDIES, line: number, written: string): InputProblem {
  const message = `Line ${line}: "${clip(written, 40)}" cannot be read. ${REMEDIES[code]}`;
  return problem(code, message, `line ${line}`);
}
