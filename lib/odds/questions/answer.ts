import type { Query } from '@/lib/cards/query/query';
import { ok, type Result } from '@/lib/result';
import { chanceOf, countable } from './chance';
import type { Find } from './counters';
import { type Asked, type Plan, planOf } from './plan';
import { conditionsOf, withConditions } from './question';
import { type Sampled, sampledChance } from './sample';

/** How likely it is that a question holds. */
export interface Answer {
  readonly plan: Plan;
  /** From 0 to 1. */
  readonly chance: number;
  /** How it was sampled where it cannot be counted; null where it is exact. */
  readonly sampled: Sampled | null;
  /** The chance of the same question for each turn from the first; null where it names several turns, and where it is sampled. */
  readonly byTurn: () => readonly number[] | null;
}

/** Turns that byTurn tells of. */
export const TURNS = 8;

const SAMPLED_HANDS = 200_000;
/** So that the same question has the same answer. */
const SAMPLED_SEED = 1997;

/** The chance that a question holds, counted where that can be done. Problems as planOf has them. */
export function answerTo(given: Asked): Result<Answer> {
  const found = new Map<Query, ReturnType<Find>>();
  const find: Find = (query) => {
    const cards = found.get(query) ?? given.find(query);
    found.set(query, cards);
    return cards;
  };
  const asked = { ...given, find };
  const plan = planOf(asked);
  if (!plan.ok) return plan;
  const counted = countable(plan.value);
  if (counted !== null)
    return ok({
      plan: plan.value,
      chance: chanceOf(counted),
      sampled: null,
      byTurn: () => chancesByTurn(asked),
    });
  const sampled = sampledChance(plan.value, SAMPLED_HANDS, SAMPLED_SEED);
  return ok({ plan: plan.value, chance: sampled.chance, sampled, byTurn: () => null });
}

function chancesByTurn(asked: Asked): readonly number[] | null {
  if (new Set(conditionsOf(asked.question).map(({ turn }) => turn)).size > 1) return null;
  const chances: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const then = withConditions(asked.question, (what) => ({ ...what, turn }));
    const plan = planOf({ ...asked, question: then });
    const counted = plan.ok ? countable(plan.value) : null;
    if (counted === null) return null;
    chances.push(chanceOf(counted));
  }
  return chances;
}
