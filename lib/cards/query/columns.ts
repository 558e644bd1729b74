import { type Card, type CardId, fullName } from '@/lib/cards/card';
import { POWERS, type Power } from '@/lib/rules/powers';
import { TALENTS, type Talent } from '@/lib/rules/talents';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { allBits, type Bits, noBits, setBit } from './bits';
import { NUMBER_FIELDS } from './fields';
import { buildHaystack, type Haystack, linesOf } from './haystack';
import type { NumberField, Quality } from './query';
import { buildRanks, type PrintedSort, type Ranks } from './ranks';
import { couldStandWith } from './sponsor';
import { searchText } from './text';

/** Stand in a number column for what is not there and for X. */
export const ABSENT = -1;
export const UNKNOWN_X = -2;

/** A set of cards for each value that cards of the catalogue have, in the order to show them. */
export type ValueSets = ReadonlyMap<string, Bits>;

/** The catalogue turned on its side: what each condition needs, ready to be scanned or combined. */
export interface Columns {
  readonly size: number;
  readonly whole: Bits;
  readonly placeOf: ReadonlyMap<CardId, number>;
  /** Titles, subtitles, other spellings and subtypes. */
  readonly texts: Haystack;
  /** Titles, subtitles and other spellings. */
  readonly names: Haystack;
  /** Places of cards by each of their names as a whole, as searchText gives it. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  readonly set: ValueSets;
  readonly deck: ValueSets;
  readonly type: ValueSets;
  readonly subtype: ValueSets;
  readonly allegiance: ValueSets;
  readonly talent: ValueSets;
  readonly cost: ValueSets;
  readonly command: ValueSets;
  readonly resistance: ValueSets;
  readonly quality: Readonly<Record<Quality, Bits>>;
  readonly legal: Readonly<Record<Power, Bits>>;
  /** ABSENT and UNKNOWN_X stand for what is no number. */
  readonly numbers: Readonly<Record<NumberField, Int16Array>>;
  readonly requirements: readonly {
    readonly talent: Talent;
    readonly rank: number;
    readonly place: number;
  }[];
  readonly ranks: Readonly<Record<PrintedSort, Ranks>>;
}

export function numberOf(card: Card, field: NumberField): number {
  const value =
    field === 'cost' || field === 'command' || field === 'resistance'
      ? card[field]
      : card.talents?.[field];
  return value === undefined ? ABSENT : value === 'X' ? UNKNOWN_X : value;
}

export function buildColumns(cards: readonly Card[], ruled: ReadonlySet<CardId>): Columns {
  const size = cards.length;
  const where = (test: (card: Card) => boolean): Bits => {
    const bits = noBits(size);
    cards.forEach((card, place) => {
      if (test(card)) setBit(bits, place);
    });
    return bits;
  };
  const grouped = (
    values: readonly string[],
    valuesOf: (card: Card) => readonly string[],
  ): ValueSets => {
    const sets = new Map(values.map((value) => [value, noBits(size)]));
    cards.forEach((card, place) => {
      for (const value of valuesOf(card)) {
        const bits = sets.get(value);
        if (bits) setBit(bits, place);
      }
    });
    return sets;
  };
  const numbers = record(NUMBER_FIELDS, (field) =>
    Int16Array.from(cards, (card) => numberOf(card, field)),
  );
  const amounts = (field: NumberField): ValueSets => {
    const found = [...new Set(numbers[field])].filter((value) => value !== ABSENT);
    // X, being negative, goes behind the numbers.
    found.sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
    return grouped(found.map(amountName), (card) => [amountName(numberOf(card, field))]);
  };
  const names = cards.map((card) => namesOf(card).flatMap(linesOf));
  const subtypes = [...new Set(cards.flatMap((card) => card.subtypes))].sort();
  const subtypeLines = new Map(subtypes.map((subtype) => [subtype, linesOf(subtype)]));
  return {
    size,
    whole: allBits(size),
    placeOf: new Map(cards.map((card, place) => [card.id, place])),
    texts: buildHaystack(
      cards.map((card, place) => [
        ...(names[place] ?? []),
        ...card.subtypes.flatMap((subtype) => subtypeLines.get(subtype) ?? []),
      ]),
    ),
    names: buildHaystack(names),
    named: buildNamed(cards),
    set: grouped(SET_CODES, (card) => [card.set]),
    deck: grouped(CARD_GROUPS, (card) => [card.deck]),
    type: grouped(CARD_TYPES, (card) => [card.type]),
    subtype: grouped(subtypes, (card) => card.subtypes),
    allegiance: grouped([...POWERS, 'none'], (card) => [card.allegiance ?? 'none']),
    talent: grouped(TALENTS, (card) => Object.keys(card.talents ?? {})),
    cost: amounts('cost'),
    command: amounts('command'),
    resistance: amounts('resistance'),
    quality: {
      unique: where((card) => card.unique),
      native: where((card) => card.subtypes.includes('Native')),
      doubtful: where((card) => card.doubts !== undefined),
      ruled: where((card) => ruled.has(card.id)),
    },
    legal: record(POWERS, (power) => where((card) => couldStandWith(card, power))),
    numbers,
    requirements: cards.flatMap(({ requirement }, place) =>
      requirement ? [{ ...requirement, place }] : [],
    ),
    ranks: buildRanks(cards),
  };
}

function amountName(value: number): string {
  return value === UNKNOWN_X ? 'X' : String(value);
}

function record<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

function namesOf(card: Card): readonly string[] {
  return [fullName(card), ...(card.aliases ?? [])];
}

function buildNamed(cards: readonly Card[]): ReadonlyMap<string, readonly number[]> {
  const named = new Map<string, number[]>();
  cards.forEach((card, place) => {
    const { title, subtitle } = card;
    for (const name of [...namesOf(card), title, ...(subtitle === undefined ? [] : [subtitle])]) {
      const key = searchText(name);
      const places = named.get(key);
      if (places) places.push(place);
      else named.set(key, [place]);
    }
  });
  return named;
}
