import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { type Playout, playout } from '@/lib/kernel/playout';
import { withChecks } from '@/lib/kernel/replay';
import { playerOf } from '@/lib/players/automatic-players';
import type { PlayerName } from '@/lib/players/who-plays';
import { loadGameCatalogue } from '../abilities/load';
import { type DuneCcg, duneCcg } from '../dune-ccg';
import type { GameRecord } from '../record';
import type { GameSetup } from '../setup/new-game';
import type { RuleSet } from '../state/state';

const catalogue = loadGameCatalogue();
/** The card game with all cards. */
export const rules = duneCcg(catalogue);

/** A setup of sample decks, by their place in the list, one for each House. */
export function sampleSetup(
  seed: number,
  decks: readonly number[],
  ruleSet: RuleSet = 'tat',
): GameSetup {
  const houses = decks.flatMap((at) => {
    const deck = SAMPLE_DECKS[at % SAMPLE_DECKS.length]?.deck;
    return deck === undefined ? [] : [{ name: deck.houseName, deck }];
  });
  return { seed, rules: ruleSet, houses, players: Math.max(2, houses.length) };
}

/** A game between automatic players, with its record. */
export function sampleGame(
  setup: GameSetup,
  name: PlayerName,
  maxTurns?: number,
): { readonly played: Playout<DuneCcg>; readonly record: GameRecord } {
  const seed = Number(setup.seed);
  const players = setup.houses.map((_, seat) => playerOf(name, catalogue, seed, seat));
  const done = playout(rules, setup, players, { maxTurns });
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return {
    played: done.value,
    record: withChecks(rules, rules.recordOf(setup, done.value.actions)),
  };
}
