import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { cloneState } from '@/lib/engine/state/clone';
import { takeUp } from '@/lib/engine/state/open-game';
import { playout } from '@/lib/kernel/playout';
import { dealt } from '../duels';
import { featuresOf } from '../mentat/features';
import { steward } from '../steward/steward';

/** How two Houses stood when a turn of a game began, and whether the first of them won it. */
export interface Position {
  readonly game: number;
  readonly turn: number;
  /** What speaks for the first House, less what speaks for the second, by feature. */
  readonly lead: readonly number[];
  readonly won: boolean;
}

/**
 * Games of novices in mind and stewards in deed against each other, as positions to learn from: now and then a
 * House acts on a whim, so that games of the same decks part. The same games and seed give the same positions.
 */
export function selfPlay(
  catalogue: GameCatalogue,
  { games, seed }: { readonly games: number; readonly seed: number },
  onGame: (played: number) => void = () => {},
): readonly Position[] {
  const rules = duneCcg(catalogue);
  const positions: Position[] = [];
  for (let game = 0; game < games; game += 1) {
    const setup = dealt(seed + game, 2);
    const players = [0, 1].map((seat) =>
      steward(catalogue, { whims: WHIMS, seed: seed + game * 2 + seat, earlier: 0 }),
    );
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
    onGame(game + 1);
  }
  return positions;
}

/** How often a House does what it does not like best. */
const WHIMS = 0.1;
