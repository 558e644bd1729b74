import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import {
  type TreacheryCard,
  type TreacheryKind,
  treacheryDeck,
  treacheryName,
} from '../decks/treachery';
import type { Edition } from '../rules/book';

/** Treachery cards that do the same, in both editions; those that kill, guard or lead in a battle stand first. */
export const CARD_CLASSES = [
  'projectile-weapon',
  'poison-weapon',
  'lasgun',
  'shield',
  'snooper',
  'cheap-hero',
  'karama',
  'tleilaxu-ghola',
  'weather-control',
  'hajr',
  'family-atomics',
  'truthtrance',
  'worthless',
] as const;
export type CardClass = (typeof CARD_CLASSES)[number];

/** Cards of some hand or pile, each copy by itself. */
export type Cards = readonly CardClass[];

const BY_KIND: Readonly<Partial<Record<TreacheryKind, CardClass>>> = {
  'projectile weapon': 'projectile-weapon',
  'poison weapon': 'poison-weapon',
  lasgun: 'lasgun',
  'projectile defense': 'shield',
  'poison defense': 'snooper',
  'cheap hero': 'cheap-hero',
  worthless: 'worthless',
};

export function classOf({ id, kind }: Pick<TreacheryCard, 'id' | 'kind'>): CardClass {
  const found = BY_KIND[kind] ?? CARD_CLASSES.find((one) => one === id);
  if (found === undefined) throw new Error(`the card ${id} is of no class`);
  return found;
}

const NAMES: Readonly<Partial<Record<CardClass, string>>> = {
  'projectile-weapon': 'Projectile weapon',
  'poison-weapon': 'Poison weapon',
  'cheap-hero': 'Cheap hero',
  worthless: 'Worthless card',
};

/** "Projectile weapon", "Lasgun": a kind where there are cards of several names, else what the edition calls the card. */
export function className(one: CardClass, edition: Edition): string {
  const card = treacheryDeck(edition).find((other) => classOf(other) === one);
  return NAMES[one] ?? (card === undefined ? one : treacheryName(card, edition));
}

/** Copies of each class in the deck of an edition. */
export function copiesIn(edition: Edition): Readonly<Record<CardClass, number>> {
  return countOf(treacheryDeck(edition).map(classOf));
}

/** How many of each class there are among some cards. */
export function countOf(cards: Cards): Readonly<Record<CardClass, number>> {
  const counts = Object.fromEntries(CARD_CLASSES.map((one) => [one, 0])) as Record<
    CardClass,
    number
  >;
  for (const one of cards) counts[one] += 1;
  return counts;
}

/** The deck of an edition without the cards that were seen; a copy that the deck has not takes none away. */
export function unseenOf(edition: Edition, seen: Cards): Readonly<Record<CardClass, number>> {
  const gone = countOf(seen);
  const left = { ...copiesIn(edition) };
  for (const one of CARD_CLASSES) left[one] = Math.max(0, left[one] - gone[one]);
  return left;
}

export function totalOf(counts: Readonly<Record<CardClass, number>>): number {
  return CARD_CLASSES.reduce((sum, one) => sum + counts[one], 0);
}

/** Which of some classes a hand holds, with the chance of just these, from 0 to 1. */
export interface Hand {
  readonly holds: ReadonlySet<CardClass>;
  readonly chance: number;
}

/**
 * Every set of these classes that a hand can hold: cards that are known, and so many others that are any of the unseen
 * ones. Counted by taking out and putting in again: few classes, for every set of them is asked for. Chances add up to 1.
 */
export function handsOf(
  classes: readonly CardClass[],
  known: Cards,
  unknown: number,
  unseen: Readonly<Record<CardClass, number>>,
): readonly Hand[] {
  const size = totalOf(unseen);
  const sets = 2 ** classes.length;
  const has = (set: number, at: number) => (set >> at) % 2 === 1;
  /** The chance that the unknown cards have none of the classes outside a set. */
  const within = Array.from({ length: sets }, (_, set) => {
    const outside = classes.reduce((sum, one, at) => sum + (has(set, at) ? 0 : unseen[one]), 0);
    return 1 - chanceAtLeast(1, unknown, outside, size);
  });
  const sure = classes.reduce((set, one, at) => set + (known.includes(one) ? 2 ** at : 0), 0);
  const chances = new Map<number, number>();
  for (let set = 0; set < sets; set += 1) {
    let chance = 0;
    for (let part = set; ; part = (part - 1) & set) {
      chance += (bits(set ^ part) % 2 === 0 ? 1 : -1) * (within[part] ?? 0);
      if (part === 0) break;
    }
    if (chance > LEAST) chances.set(set | sure, (chances.get(set | sure) ?? 0) + chance);
  }
  return [...chances].map(([set, chance]) => ({
    holds: new Set(classes.filter((_, at) => has(set, at))),
    chance,
  }));
}

/** What is less comes of rounding: the rarest hand of eight out of 33 cards has a chance of 7e-8. */
const LEAST = 1e-12;

function bits(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left >>= 1) count += left % 2;
  return count;
}
