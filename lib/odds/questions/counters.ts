import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Query } from '@/lib/cards/query/query';
import { conditionsOf, type Question, type Wanted } from './question';

/** Finds the cards that a search means. */
export type Find = (query: Query) => ReadonlySet<CardId>;

/** A deck that is drawn from. */
export interface Pile {
  readonly list: 'imperial' | 'house';
  /** One id a copy, sorted. */
  readonly cards: readonly CardId[];
  /** How many of them have come by a turn. */
  readonly come: (turn: number) => number;
}

/** Something that a question counts: what each card adds to it that comes by a turn. */
export interface Counter {
  readonly turn: number;
  /** For each pile what a card adds; a card that is not there adds nothing. */
  readonly adds: readonly ReadonlyMap<CardId, number>[];
  /** Beyond this amount more makes no difference. */
  readonly cap: number;
}

/** What a question counts, each thing once, and which of them each condition asks. */
export interface Counting {
  readonly counters: readonly Counter[];
  readonly asks: ReadonlyMap<Wanted, number>;
}

/** What a question counts in a deck. */
export function countingOf(
  question: Question,
  piles: readonly Pile[],
  catalogue: Catalogue,
  find: Find,
): Counting {
  const counters: Counter[] = [];
  const asks = new Map<Wanted, number>();
  const known = new Map<string, number>();
  for (const what of conditionsOf(question)) {
    const found = find(what.query);
    const adds = piles.map(({ list, cards }) => addsOf(what, list, cards, found, catalogue));
    const key = JSON.stringify([what.turn, adds.map((each) => [...each])]);
    const at = known.get(key) ?? counters.length;
    const cap = Math.max(counters[at]?.cap ?? 0, capOf(what, piles, adds));
    counters[at] = { turn: what.turn, adds, cap };
    known.set(key, at);
    asks.set(what, at);
  }
  return { counters, asks };
}

function addsOf(
  { where, unit }: Wanted,
  list: Pile['list'],
  cards: readonly CardId[],
  found: ReadonlySet<CardId>,
  { byId }: Catalogue,
): ReadonlyMap<CardId, number> {
  const adds = new Map<CardId, number>();
  if (where !== 'both' && (where === 'hand') !== (list === 'house')) return adds;
  for (const id of cards) {
    const cost = byId.get(id)?.cost;
    const amount = unit === 'cards' ? 1 : typeof cost === 'number' ? cost : 0;
    if (found.has(id) && amount > 0) adds.set(id, amount);
  }
  return adds;
}

/** One more than the most that is allowed, or the least that is wanted; but no more than can come. */
function capOf(
  { min, max, turn }: Wanted,
  piles: readonly Pile[],
  adds: readonly ReadonlyMap<CardId, number>[],
): number {
  const most = piles.reduce(
    (sum, pile, at) => sum + pile.come(turn) * Math.max(0, ...(adds[at]?.values() ?? [])),
    0,
  );
  return Math.min(most, max === Number.POSITIVE_INFINITY ? min : max + 1);
}

/** Whether a question holds where its counters stand at these amounts. */
export function holdsAt(
  question: Question,
  { asks }: Counting,
  amounts: readonly number[],
): boolean {
  const holds = (part: Question): boolean => {
    if (part.kind !== 'is') return part.kind === 'all' ? part.of.every(holds) : part.of.some(holds);
    const amount = amounts[asks.get(part.what) ?? 0] ?? 0;
    return amount >= part.what.min && amount <= part.what.max;
  };
  return holds(question);
}
