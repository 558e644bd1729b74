import type { PilePlan, Plan } from './plan';

/** A plan with what its counting needs, made once, so that the chance itself takes microseconds. */
export interface Counted {
  readonly plan: Plan;
  /** The decks of which cards are drawn. */
  readonly tables: readonly Table[];
}

interface Table {
  readonly pile: PilePlan;
  /** How many ways there are to have drawn less or more so far: one for each number of cards a stage. */
  readonly fills: number;
  /** For each stage what one card more adds to the number of a fill. */
  readonly strides: readonly number[];
  /** For each stage: how many more cards it takes, by fill. */
  readonly rooms: readonly Uint16Array[];
  /** By fill: in what share of all deals the cards that count for nothing take the rest of the room. */
  readonly closing: Float64Array;
  /** In how many ways each state is reached, by fill; zero between two counts. */
  readonly ways: Float64Array;
}

/** Most steps of a count: about a twentieth of a second, in which 200,000 hands are sampled. */
const MOST_STEPS = 5_000_000;

/** Makes a plan ready to be counted; null for one that would take too long, which is to be sampled. */
export function countable(plan: Plan): Counted | null {
  const steps = plan.piles.reduce((sum, pile) => sum + stepsOf(pile) * plan.states, 0);
  if (steps > MOST_STEPS) return null;
  const drawn = plan.piles.filter(({ stages }) => stages.length > 0);
  return { plan, tables: drawn.map((pile) => tableOf(pile, plan.states)) };
}

function fillsOf({ stages }: PilePlan): number {
  return stages.reduce((product, cards) => product * (cards + 1), 1);
}

function stepsOf(pile: PilePlan): number {
  const spreads = pile.groups.map(({ count }) =>
    pile.stages.reduce((product, cards) => product * (Math.min(cards, count) + 1), 1),
  );
  return fillsOf(pile) * spreads.reduce((sum, ways) => sum + ways, 0);
}

function tableOf(pile: PilePlan, states: number): Table {
  const { stages, size, groups } = pile;
  const fills = fillsOf(pile);
  const strides = stages.map((_, stage) => fillsOf({ ...pile, stages: stages.slice(0, stage) }));
  const rooms = stages.map((cards, stage) =>
    Uint16Array.from(
      { length: fills },
      (_, fill) => cards - (Math.floor(fill / (strides[stage] ?? 1)) % (cards + 1)),
    ),
  );
  const rest = size - groups.reduce((sum, { count }) => sum + count, 0);
  const all = waysToFill(size, stages);
  const closing = Float64Array.from(
    { length: fills },
    (_, fill) =>
      waysToFill(
        rest,
        rooms.map((room) => room[fill] ?? 0),
      ) / all,
  );
  return { pile, fills, strides, rooms, closing, ways: new Float64Array(fills * states) };
}

/** In how many ways so many cards fill the room of each stage. */
function waysToFill(cards: number, rooms: readonly number[]): number {
  let left = cards;
  return rooms.reduce((ways, room) => {
    const chosen = chosenFrom(left)[room] ?? 0;
    left -= room;
    return ways * chosen;
  }, 1);
}

const ROWS: Float64Array[] = [];

/** In how many ways 0, 1, 2 ... of so many cards can be chosen. */
function chosenFrom(cards: number): Float64Array {
  for (let row = ROWS.length; row <= cards; row += 1) {
    const above = ROWS[row - 1];
    ROWS[row] = Float64Array.from(
      { length: row + 1 },
      (_, chosen) => (above?.[chosen - 1] ?? 0) + (above?.[chosen] ?? (chosen === 0 ? 1 : 0)),
    );
  }
  return ROWS[Math.max(0, cards)] ?? new Float64Array(0);
}

/**
 * The chance that the question holds, from 0 to 1: counted, not sampled. Groups of cards come one after the
 * other; of each, any number goes to each stage of the draw, weighed by the ways to choose them (the
 * multivariate hypergeometric distribution), and what is kept of them is how far the counters stand. All
 * terms are positive, so the floating sum is good to 12 digits.
 */
export function chanceOf({ plan, tables }: Counted): number {
  let reached = new Float64Array(plan.states);
  reached[0] = 1;
  for (const table of tables) reached = drawnFrom(table, reached);
  let holding = 0;
  let failing = 0;
  for (let state = 0; state < plan.states; state += 1)
    if (plan.holds[state] === 1) holding += reached[state] ?? 0;
    else failing += reached[state] ?? 0;
  // What is certain is 1, whatever was rounded on the way.
  return holding / (holding + failing);
}

/** The chance of each state when the cards of a deck have come, from that of each state before. */
function drawnFrom(table: Table, before: Float64Array): Float64Array<ArrayBuffer> {
  const { pile, fills, closing, ways } = table;
  const states = before.length;
  ways.fill(0);
  ways.set(before);
  // Cards only ever fill: from the fullest down, nothing is counted twice.
  for (const { count, steps } of pile.groups)
    for (let fill = fills - 2; fill >= 0; fill -= 1)
      for (let state = 0; state < states; state += 1) {
        const here = ways[fill * states + state] ?? 0;
        if (here !== 0) spread(table, states, steps, 0, fill, fill, state, count, here);
      }
  const after = new Float64Array(states);
  for (let fill = 0; fill < fills; fill += 1) {
    const share = closing[fill] ?? 0;
    if (share === 0) continue;
    for (let state = 0; state < states; state += 1)
      after[state] = (after[state] ?? 0) + share * (ways[fill * states + state] ?? 0);
  }
  return after;
}

/** Gives any number of the cards of a group to this stage and the ones after it. */
function spread(
  table: Table,
  states: number,
  steps: readonly Uint32Array[],
  stage: number,
  from: number,
  fill: number,
  state: number,
  left: number,
  ways: number,
): void {
  const step = steps[stage];
  const chosen = ROWS[left];
  if (step === undefined || chosen === undefined) return;
  const stride = table.strides[stage] ?? 1;
  const most = Math.min(left, table.rooms[stage]?.[fill] ?? 0);
  const isLast = stage === steps.length - 1;
  let to = fill;
  let next = state;
  for (let cards = 0; cards <= most; cards += 1) {
    const here = ways * (chosen[cards] ?? 0);
    if (!isLast) spread(table, states, steps, stage + 1, from, to, next, left - cards, here);
    else if (to !== from) {
      const at = to * states + next;
      table.ways[at] = (table.ways[at] ?? 0) + here;
    }
    to += stride;
    next = step[next] ?? 0;
  }
}
