import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckList } from '@/lib/decks/deck';
import { ASSEMBLY_SIZE, HAND_SIZE, MOST_CARDS } from '@/lib/engine/setup/new-game';
import { pileOf } from '@/lib/engine/setup/piles';
import { fail, ok, type Result } from '@/lib/result';
import { type Counter, countingOf, type Find, holdsAt, type Pile } from './counters';
import type { Question } from './question';

/** Cards that a House draws from each deck in every Closing Interval, in place of those that left. */
export type Draws = Readonly<Record<DeckList, number>>;

/** What a deck builder may reckon with: one petition and two House cards played a turn. */
export const USUAL_DRAWS: Draws = { imperial: 1, house: 2 };

const FIRST_DRAW: Draws = { imperial: ASSEMBLY_SIZE, house: HAND_SIZE };

/**
 * How many cards of a deck without end a House has seen in the House Interval of a turn: 3 Imperial cards and
 * 7 House cards in turn 1 (TAT-5.2.1-03, TAT-5.2.3-02), and then what the Closing Intervals before it drew.
 * There a House draws up to its limits (TAT-6.3.1-04, TAT-6.3.2-04), which is as many cards as it petitioned
 * for, played and discarded in the turn (TAT-6.3.1-01, TAT-6.3.2-01); how many that are is given, the same
 * for each turn. A card counts from the turn in which it comes, whatever becomes of it: a House that keeps
 * what it asks for holds it still. Limits that cards change, and draws that cards or ties for initiative
 * bring, are left out; a deck that runs out gives no more, and that it costs the game (TAT-6.3.2-06) is left
 * out too.
 */
export function cardsSeen(list: DeckList, turn: number, draws: Draws): number {
  return FIRST_DRAW[list] + (turn - 1) * draws[list];
}

/** A question with all that its answer hangs on. */
export interface Asked {
  readonly question: Question;
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly find: Find;
  readonly draws: Draws;
}

/** A question made ready for one deck: its chance is counted (chance.ts) or sampled (sample.ts) from this. */
export interface Plan {
  /** Imperial and House deck, in the order in which a game shuffles them. */
  readonly piles: readonly PilePlan[];
  /** How many sets of amounts its counters can stand at. The first of these states is that nothing has come. */
  readonly states: number;
  /** For each state 1 where the question holds. */
  readonly holds: Uint8Array;
}

/** A deck as a question sees it. */
export interface PilePlan {
  readonly size: number;
  /** Cards that come by the first turn that is asked for, by the next one after it, and so on. */
  readonly stages: readonly number[];
  /** Cards that no condition tells apart, but for those that count for nothing. */
  readonly groups: readonly Group[];
  /** The group of each card of the sorted pile; the number of groups for what counts for nothing. */
  readonly order: readonly number[];
}

export interface Group {
  readonly count: number;
  /** For each stage: the state after each state when such a card comes. */
  readonly steps: readonly Uint32Array[];
}

/** Most states that are worked with; twelve conditions of one card each have 4,096. */
const MOST_STATES = 20_000;

/**
 * Makes a question ready for a deck. Problems: `too-many-cards`, for a deck that is not dealt either, and
 * `too-large`, for a question that counts too much at once.
 */
export function planOf({ question, deck, catalogue, find, draws }: Asked): Result<Plan> {
  const piles = (['imperial', 'house'] as const).map((list): Pile => {
    const cards = pileOf(deck, list, catalogue);
    return { list, cards, come: (turn) => Math.min(cards.length, cardsSeen(list, turn, draws)) };
  });
  const size = piles.reduce((sum, { cards }) => sum + cards.length, 0);
  if (size > MOST_CARDS) {
    const message = `This deck has ${size} cards; at most ${MOST_CARDS} are asked about.`;
    return fail({ code: 'too-many-cards', at: '', message });
  }
  const counting = countingOf(question, piles, catalogue, find);
  const { counters } = counting;
  const states = counters.reduce((product, { cap }) => product * (cap + 1), 1);
  if (states > MOST_STATES) {
    const message = 'This question counts too much at once. Leave a condition out.';
    return fail({ code: 'too-large', at: '', message });
  }
  const holds = Uint8Array.from({ length: states }, (_, state) =>
    holdsAt(question, counting, amountsIn(state, counters)) ? 1 : 0,
  );
  return ok({
    piles: piles.map((pile, at) => pilePlan(pile, at, counters, states)),
    states,
    holds,
  });
}

/** The amounts of all counters as digits of one number. */
function amountsIn(state: number, counters: readonly Counter[]): number[] {
  let left = state;
  return counters.map(({ cap }) => {
    const amount = left % (cap + 1);
    left = (left - amount) / (cap + 1);
    return amount;
  });
}

function pilePlan(pile: Pile, at: number, counters: readonly Counter[], states: number): PilePlan {
  const turns = [
    ...new Set(counters.flatMap(({ turn, adds }) => (adds[at]?.size ? [turn] : []))),
  ].sort((one, other) => one - other);
  const addsOf = (card: CardId) => counters.map(({ adds }) => adds[at]?.get(card) ?? 0);
  const kinds = new Map<string, { adds: readonly number[]; count: number; group: number }>();
  const order = pile.cards.map((card) => {
    const adds = addsOf(card);
    if (adds.every((amount) => amount === 0)) return -1;
    const key = adds.join();
    const kind = kinds.get(key) ?? { adds, count: 0, group: kinds.size };
    kind.count += 1;
    kinds.set(key, kind);
    return kind.group;
  });
  return {
    size: pile.cards.length,
    stages: turns.map(
      (turn, stage) => pile.come(turn) - (stage > 0 ? pile.come(turns[stage - 1] ?? 1) : 0),
    ),
    groups: [...kinds.values()].map(({ adds, count }) => ({
      count,
      steps: turns.map((turn) => stepsOf(adds, turn, counters, states)),
    })),
    order: order.map((group) => (group < 0 ? kinds.size : group)),
  };
}

/** The state after each state when a card comes at a turn that adds so much to each counter. */
function stepsOf(
  adds: readonly number[],
  turn: number,
  counters: readonly Counter[],
  states: number,
): Uint32Array {
  const next = Uint32Array.from({ length: states }, (_, state) => state);
  let unit = 1;
  counters.forEach(({ turn: until, cap }, at) => {
    const added = until >= turn ? (adds[at] ?? 0) : 0;
    for (let state = 0; added > 0 && state < states; state += 1) {
      const amount = Math.floor(state / unit) % (cap + 1);
      next[state] = (next[state] ?? 0) + (Math.min(cap, amount + added) - amount) * unit;
    }
    unit *= cap + 1;
  });
  return next;
}
