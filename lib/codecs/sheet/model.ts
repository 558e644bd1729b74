import type { Deck } from '@/lib/decks/deck';
import {
  allocationOf,
  FAVOR_PRICE,
  type HouseStart,
  houseStart,
  PROGRAM_PRICE,
} from '@/lib/decks/profile';
import { type ResolvedLine, resolveDeck } from '@/lib/decks/resolve';
import { sizeOf } from '@/lib/decks/sizes';
import { type Checker, checkResolved } from '@/lib/legality/check';
import { problemMessage } from '@/lib/legality/words';
import { once } from '@/lib/once';
import { powerName } from '@/lib/rules/powers';
import { setShortName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import { byType } from '../decks/sorted-list';
import { clip } from '../limits';

/** A deck to be registered, and who plays it. */
export interface SheetEntry {
  /** "" leaves a line to write on. */
  readonly player: string;
  readonly deck: Deck;
  /** Lines of the list that could not be read, word for word: the deck is without them. */
  readonly unread?: readonly string[];
}

/** What all sheets of an event have in common. */
export interface SheetEvent {
  /** "" leaves a line to write on. */
  readonly event: string;
  /** "2026-11-22" is written out; any other words stand as they are; "" leaves a line. */
  readonly date: string;
  /** Id of the format that every deck is held against; each deck's own where it is left out. */
  readonly format?: string;
}

/** Everything that a registration sheet says, as plain facts. All counts are in cards. */
export interface SheetModel {
  readonly event: string;
  readonly date: string;
  readonly player: string;
  readonly deckName: string;
  readonly houseName: string;
  readonly sponsor: string;
  /** "" where none is chosen. */
  readonly homeWorld: string;
  /** Houses at the table. */
  readonly players: number;
  /** The format's name. */
  readonly format: string;
  readonly spending: readonly Spending[];
  readonly start: HouseStart;
  readonly programs: SheetList;
  readonly imperialDeck: SheetList;
  readonly houseDeck: SheetList;
  /** Whether what could be read is legal. */
  readonly legal: boolean;
  /** How many lines of the list could not be read: with any, no sheet calls the list legal. */
  readonly unread: number;
  /** What the checks found, errors first. */
  readonly remarks: readonly SheetRemark[];
  /** The code of the list. */
  readonly code: string;
}

export interface SheetRemark {
  /** False for what does not make a deck illegal. */
  readonly isError: boolean;
  readonly text: string;
}

/** A line of the House Profile: so many at such a price (TAT-4.1-05, TAT-4.1-06, TAT-4.1-08). */
export interface Spending {
  readonly what: string;
  readonly count: number;
  readonly price: number;
  /** Bonus solaris. */
  readonly cost: number;
}

export interface SheetList {
  readonly name: string;
  readonly size: number;
  readonly groups: readonly SheetGroup[];
}

/** The cards of one type, by name, as they would stand in a binder. */
export interface SheetGroup {
  readonly name: string;
  readonly size: number;
  readonly lines: readonly SheetLine[];
}

export interface SheetLine {
  readonly count: number;
  readonly title: string;
  /** "EotS", "JotC" or "TaT"; "" for a card that the catalogue does not have. */
  readonly set: string;
}

/**
 * The facts of one registration sheet. Never fails: a deck that is not legal is printed as it is.
 * `code` is the short code of its list.
 */
export function sheetModel(
  { player, deck, unread = [] }: SheetEntry,
  { event, date, format = deck.format }: SheetEvent,
  checker: Checker,
  code: string,
): SheetModel {
  const resolved = resolveDeck(deck, checker.catalogue);
  const report = checkResolved(checker, resolved, format);
  const allocation = allocationOf(deck);
  const start = houseStart(deck.players, allocation);
  return {
    event: event.trim(),
    date: dateInWords(date.trim()),
    player: player.trim(),
    deckName: deck.name.trim(),
    houseName: deck.houseName.trim(),
    sponsor: powerName(deck.sponsor),
    homeWorld: resolved.homeWorld?.title ?? '',
    players: deck.players,
    format: report.formatName,
    spending: [
      bought('Favor', allocation.favor, FAVOR_PRICE),
      bought('Spice', allocation.spice, start.spicePrice),
      bought('Programs', allocation.programs, PROGRAM_PRICE),
    ],
    start,
    programs: listOf('Programs', resolved.programs),
    imperialDeck: listOf('Imperial deck', resolved.imperial),
    houseDeck: listOf('House deck', resolved.house),
    legal: report.legal,
    unread: unread.length,
    remarks: [
      ...(unread.length === 0 ? [] : [{ isError: true, text: unreadInWords(unread) }]),
      ...report.problems
        .map((problem) => ({
          isError: problem.severity === 'error',
          text: problemMessage(problem),
        }))
        .sort((a, b) => Number(b.isError) - Number(a.isError)),
    ],
    code,
  };
}

/** Lines that are quoted, and characters of each: the remark is to stand on a line or two. */
const MOST_QUOTED = 2;
const LONGEST_QUOTE = 40;

function unreadInWords(unread: readonly string[]): string {
  const quoted = unread.slice(0, MOST_QUOTED).map((line) => `“${clip(line, LONGEST_QUOTE)}”`);
  const more = unread.length - quoted.length;
  return `${counted(unread.length, 'line')} could not be read: ${quoted.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

function bought(what: string, count: number, price: number): Spending {
  return { what, count, price, cost: Math.max(count, 0) * price };
}

function listOf(name: string, lines: readonly ResolvedLine[]): SheetList {
  const groups = byType(lines).map((group) => ({
    name: group.name,
    size: sizeOf(group.lines),
    lines: group.lines.map(({ count, title, card }) => ({
      ...{ count, title },
      set: card === null ? '' : setShortName(card.set),
    })),
  }));
  return { name, size: sizeOf(lines), groups };
}

const dayWords = once(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
);

/** "2026-11-22" as "22 November 2026"; anything else, and a day that no month has, as it stands. */
export function dateInWords(date: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T00:00Z`) : null;
  const isDay = day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDay ? dayWords().format(day) : date;
}
