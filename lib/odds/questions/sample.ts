import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { randomOf, shuffle } from '@/lib/kernel/random';
import type { PilePlan, Plan } from './plan';

/** A chance that deals have shown. */
export interface Sampled {
  /** From 0 to 1. */
  readonly chance: number;
  readonly hands: number;
  /** Of a hundred such samples 95 come this near to the chance itself. */
  readonly margin: number;
}

/**
 * The share of so many deals in which the question holds. The same seed gives the same answer. Only the cards
 * that come are shuffled, and each deal goes on with the order that the one before left, which is as good as
 * any: these are not the deals of a game's seed (dealtBySeed has those).
 */
export function sampledChance(
  { piles, holds, states }: Plan,
  hands: number,
  seed: number,
): Sampled {
  const random = xoroshiro128plusFromState(randomOf(seed));
  const decks = piles
    .filter(({ stages }) => stages.length > 0)
    .map((pile) => ({ cards: Uint16Array.from(pile.order), stages: stagesOf(pile, states) }));
  let found = 0;
  for (let hand = 0; hand < hands; hand += 1) {
    let state = 0;
    for (const { cards, stages } of decks) {
      let top = cards.length;
      for (const { draws, next } of stages)
        for (const end = top - draws; top > end; ) {
          const at = uniformInt(random, 0, top - 1);
          top -= 1;
          const card = cards[at] ?? 0;
          cards[at] = cards[top] ?? 0;
          cards[top] = card;
          state = next[card * states + state] ?? 0;
        }
    }
    found += holds[state] ?? 0;
  }
  const chance = found / hands;
  return { chance, hands, margin: 1.96 * Math.sqrt((chance * (1 - chance)) / hands) };
}

/** How many cards come in each stage, and the state after each card and state, in one row. */
function stagesOf({ stages, groups }: PilePlan, states: number) {
  return stages.map((draws, stage) => {
    const next = new Uint32Array((groups.length + 1) * states);
    for (let state = 0; state < states; state += 1) next[groups.length * states + state] = state;
    groups.forEach(({ steps }, group) => {
      next.set(steps[stage] ?? [], group * states);
    });
    return { draws, next };
  });
}

/**
 * Whether the question holds in the game of a seed: the opening that every deal of that seed has
 * (dealOpening), and the cards that lie next in the decks. Both are shuffled as a game shuffles them.
 */
export function holdsInDeal({ piles, holds }: Plan, seed: number): boolean {
  const holder = { random: randomOf(seed) };
  let state = 0;
  for (const { order, stages, groups } of piles) {
    const cards = [...order];
    shuffle(holder, cards);
    for (let stage = 0; stage < stages.length; stage += 1)
      for (let drawn = stages[stage] ?? 0; drawn > 0; drawn -= 1)
        state = groups[cards.pop() ?? groups.length]?.steps[stage]?.[state] ?? state;
  }
  return holds[state] === 1;
}

/** The first seed from one on, of so many, in whose game the question holds; null where there is none. */
export function seedWhere(plan: Plan, from: number, most: number): number | null {
  for (let tried = 0; tried < most; tried += 1) {
    const seed = (from + tried) >>> 0;
    if (holdsInDeal(plan, seed)) return seed;
  }
  return null;
}
