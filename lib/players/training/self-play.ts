import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { duneCcg } from '@/lib/engine/dune-ccg';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import { cloneState } from '@/lib/engine/state/clone';
import { takeUp } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import type { Player } from '@/lib/kernel/game';
import { mix32 } from '@/lib/kernel/hash';
import { playout } from '@/lib/kernel/playout';
import { seatSeed, seedOf } from '@/lib/kernel/seed';
import { dealt } from '../duels';
import { ownList } from '../mentat/deal';
import { featuresOf } from '../mentat/features';
import { mentat } from '../mentat/mentat';
import type { Weights } from '../mentat/value';
import { steward } from '../steward/steward';

/** How two Houses stood when a turn of a game began, and whether the first of them won it. */
export interface Position {
  readonly game: number;
  readonly turn: number;
  /** What speaks for the first House, less what speaks for the second, by feature. */
  readonly lead: readonly number[];
  readonly won: boolean;
}

/** Who plays against itself: a steward, or a mentat that judges by these weights and looks so many playouts ahead. */
export type Learner =
  | { readonly name: 'steward' }
  | { readonly name: 'mentat'; readonly weights: Weights; readonly playouts: number };

/**
 * Games of a player against itself, as positions to learn from. So that games of the same decks part, both act
 * on a whim now and then. The same games and seed give the same positions.
 */
export function selfPlay(
  catalogue: GameCatalogue,
  learner: Learner,
  { games, seed }: { readonly games: number; readonly seed: number },
): readonly Position[] {
  const rules = duneCcg(catalogue);
  const positions: Position[] = [];
  for (let game = 0; game < games; game += 1) {
    const setup = dealt(seed + game, 2);
    const players = setup.houses.map((_, seat) => playerOf(catalogue, learner, setup, seat));
    const stood: Omit<Position, 'game' | 'won'>[] = [];
    const done = playout(rules, setup, players, {
      onTurn(_turn, state) {
        if (state.outcome !== null) return;
        const now = takeUp(cloneState(state), catalogue);
        const [one = [], other = []] = featuresOf(now);
        stood.push({
          turn: state.turn,
          lead: one.map((value, at) => value - (other[at] ?? 0)),
        });
      },
    });
    if (!done.ok) throw new Error(done.problems[0]?.message);
    const winner = done.value.outcome?.winner ?? null;
    if (winner !== null)
      for (const position of stood) positions.push({ game, ...position, won: winner === 0 });
  }
  return positions;
}

function playerOf(
  catalogue: GameCatalogue,
  learner: Learner,
  { seed, houses }: GameSetup,
  seat: Seat,
): Player<DuneCcg> {
  const own = seatSeed(seedOf(seed), seat);
  if (learner.name === 'steward')
    return steward(catalogue, { whims: WHIMS, seed: own, earlier: 0 });
  const whims = steward(catalogue, { whims: 1, seed: own, earlier: 0 });
  const { weights, playouts } = learner;
  const lists = ownList(houses, seat);
  const thinking = mentat(catalogue, { seed: own, lists, weights, budget: { playouts } });
  let asked = 0;
  return (look, legal) => {
    asked += 1;
    const isWhim = mix32(own + asked) < WHIMS * 2 ** 32;
    return (isWhim ? whims : thinking)(look, legal);
  };
}

/** How often a player acts on a whim. */
const WHIMS = 0.1;
