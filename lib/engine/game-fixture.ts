import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { type Playout, playout } from './playout';
import { type PolicyName, policyOf } from './policies/policy';
import { type GameRecord, recordOf } from './record';
import { withChecks } from './replay';
import type { GameSetup } from './setup';
import type { RuleSet } from './state';

const catalogue = loadCatalogue();

/** A setup of sample decks, by their place in the list, one for each House. */
export function sampleSetup(
  seed: number,
  decks: readonly number[],
  rules: RuleSet = 'tat',
): GameSetup {
  const houses = decks.flatMap((at) => {
    const deck = SAMPLE_DECKS[at % SAMPLE_DECKS.length]?.deck;
    return deck === undefined ? [] : [{ name: deck.houseName, deck }];
  });
  return { seed, rules, houses, players: Math.max(2, houses.length) };
}

/** A game between automatic players, with its record. */
export function sampleGame(
  setup: GameSetup,
  policy: PolicyName,
  maxTurns?: number,
): { readonly played: Playout; readonly record: GameRecord } {
  const policies = setup.houses.map((_, seat) => policyOf(policy, Number(setup.seed), seat));
  const done = playout(setup, policies, catalogue, { maxTurns });
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return {
    played: done.value,
    record: withChecks(recordOf(setup, done.value.actions, catalogue), catalogue),
  };
}
