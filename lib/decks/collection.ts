import type { Card } from '@/lib/cards/card';
import { type Catalogue, compareByTitle } from '@/lib/cards/catalogue';
import { SET_CODES, type SetCode } from '@/lib/rules/taxonomy';
import { copiesIn, type Deck, singles } from './deck';

/**
 * What a player owns, what decks take of it, and what is lacking. Cards are counted by id: a title
 * that two sets print is two cards, each with text and numbers of its own, so a copy of one never
 * stands in for the other.
 */

/** Most copies of one card that a collection may count. */
export const MAX_OWNED = 9_999;

/** Copies by card, 1 or more; a card that is not there counts 0. Ids may be unknown. */
export type Copies = ReadonlyMap<string, number>;

/** The copies that a player owns. */
export type Collection = Copies;

/** The copies that a deck takes: home world, programs and both lists. */
export function needOf({ homeWorld, programs, imperialDeck, houseDeck }: Deck): Copies {
  const beside = singles(homeWorld === null ? programs : [homeWorld, ...programs]);
  return copiesIn([...beside, ...imperialDeck, ...houseDeck]);
}

/**
 * What several decks take together: `apart` when all stand built at once, so that every copy is
 * counted; `shared` when one set of cards goes from deck to deck, so that the greediest counts.
 */
export type Sharing = 'shared' | 'apart';

export function needOfAll(decks: readonly Deck[], sharing: Sharing): Copies {
  const need = new Map<string, number>();
  for (const deck of decks)
    for (const [card, count] of needOf(deck)) {
      const before = need.get(card) ?? 0;
      need.set(card, sharing === 'shared' ? Math.max(before, count) : before + count);
    }
  return need;
}

/** The copies that lie in decks marked built, and so are not free for another one. */
export function reservedBy(built: readonly Deck[]): Copies {
  return needOfAll(built, 'apart');
}

/** Copies that are needed and not there, by card; `reserved` are owned but not free. */
export function lacking(need: Copies, owned: Collection, reserved: Copies = NOTHING): Copies {
  const missing = new Map<string, number>();
  for (const [card, count] of need) {
    const free = Math.max(0, (owned.get(card) ?? 0) - (reserved.get(card) ?? 0));
    if (count > free) missing.set(card, count - free);
  }
  return missing;
}

/** Copies to spare: beyond the most that one deck may hold, and beyond what is needed. */
export function spareOf(
  owned: Collection,
  need: Copies,
  mostInDeck: (card: string) => number,
): Copies {
  const spare = new Map<string, number>();
  for (const [card, count] of owned) {
    const over = count - Math.max(mostInDeck(card), need.get(card) ?? 0);
    if (over > 0) spare.set(card, over);
  }
  return spare;
}

const NOTHING: Copies = new Map();

/** What a deck lacks; `reserved` are the copies that lie in other decks. */
export function missingFor(deck: Deck, owned: Collection, reserved?: Copies): Copies {
  return lacking(needOf(deck), owned, reserved);
}

/** How many copies these are in all. */
export function total(copies: Copies): number {
  let sum = 0;
  for (const count of copies.values()) sum += count;
  return sum;
}

/** A card of which copies are lacking. */
export interface BuyRow {
  readonly card: string;
  readonly need: number;
  readonly owned: number;
  /** Of those owned, how many lie in other decks. */
  readonly reserved: number;
  readonly missing: number;
  /** Places, in the list of decks that was given, of those that take the card. */
  readonly decks: readonly number[];
}

export interface BuyList {
  /** In the order of the sets, cards by title; cards that nobody knows come last, as set null. */
  readonly sets: readonly { readonly set: SetCode | null; readonly rows: readonly BuyRow[] }[];
  /** Different cards, and copies of them in all. */
  readonly cards: number;
  readonly copies: number;
}

/** What must be got to build these decks. */
export function buyList(
  decks: readonly Deck[],
  sharing: Sharing,
  owned: Collection,
  reserved: Copies,
  { byId }: Catalogue,
): BuyList {
  const need = needOfAll(decks, sharing);
  const missing = lacking(need, owned, reserved);
  const needs = decks.map(needOf);
  const row = (card: string, count: number): BuyRow => {
    const have = owned.get(card) ?? 0;
    return {
      card,
      need: need.get(card) ?? 0,
      owned: have,
      reserved: Math.min(have, reserved.get(card) ?? 0),
      missing: count,
      decks: needs.flatMap((one, at) => (one.has(card) ? [at] : [])),
    };
  };
  const rows = [...missing].map(([card, count]) => row(card, count));
  const byTitle = (one: BuyRow, other: BuyRow): number => {
    const [a, b] = [byId.get(one.card), byId.get(other.card)];
    if (a && b) return compareByTitle(a, b);
    return one.card < other.card ? -1 : 1;
  };
  const sets = [...SET_CODES, null].flatMap((set) => {
    const some = rows.filter(({ card }) => (byId.get(card)?.set ?? null) === set);
    return some.length === 0 ? [] : [{ set, rows: some.toSorted(byTitle) }];
  });
  return { sets, cards: rows.length, copies: total(missing) };
}

/** How much of a set is owned. */
export interface SetTotal {
  readonly set: SetCode;
  /** Cards that the set has, and those of which a copy is owned. */
  readonly cards: number;
  readonly owned: number;
  readonly copies: number;
}

export function totalsBySet(owned: Collection, { cards }: Catalogue): readonly SetTotal[] {
  return SET_CODES.map((set) => {
    const ofSet = cards.filter((card: Card) => card.set === set);
    const counts = ofSet.map(({ id }) => owned.get(id) ?? 0);
    return {
      set,
      cards: ofSet.length,
      owned: counts.filter((count) => count > 0).length,
      copies: counts.reduce((sum, count) => sum + count, 0),
    };
  });
}

/** How a list is taken into a collection. */
export type Intake =
  /** Its copies come on top. */
  | 'add'
  /** It is the whole collection from now on. */
  | 'replace'
  /** Of each card the larger count holds. */
  | 'larger';

/** A card whose count is another one afterwards. */
export interface CountChange {
  readonly card: string;
  readonly before: number;
  readonly after: number;
}

/** What taking in a list would change; at most MAX_OWNED copies of a card are counted. */
export function intakeChanges(
  owned: Collection,
  list: Copies,
  intake: Intake,
): readonly CountChange[] {
  const after = (card: string): number => {
    const [before, count] = [owned.get(card) ?? 0, list.get(card) ?? 0];
    switch (intake) {
      case 'add':
        return Math.min(MAX_OWNED, before + count);
      case 'replace':
        return Math.min(MAX_OWNED, count);
      case 'larger':
        return Math.min(MAX_OWNED, Math.max(before, count));
    }
  };
  const cards = new Set([...list.keys(), ...(intake === 'replace' ? owned.keys() : [])]);
  return [...cards]
    .map((card) => ({ card, before: owned.get(card) ?? 0, after: after(card) }))
    .filter((change) => change.before !== change.after);
}
