import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { admission } from '@/lib/engine/operations/admission';
import { deployHouseCard, deployProgram, redeploy } from '@/lib/engine/operations/deploy';
import { deployEvent, discardEvent, placeEvent } from '@/lib/engine/operations/events';
import type { Operation } from '@/lib/engine/operations/operation-kind';
import { petition } from '@/lib/engine/operations/petition';
import { rite } from '@/lib/engine/operations/rite';
import { buySpice, favorPurchase, sellSpice } from '@/lib/engine/operations/trade';
import { activate, use } from '@/lib/engine/operations/use';
import { legalActions, playLegal, someOperations } from '@/lib/engine/play';
import type { Game } from '@/lib/engine/state/game';
import { takeUpAgain } from '@/lib/engine/state/open-game';
import { asSeenBy } from '@/lib/engine/state/sight';
import type { GameState } from '@/lib/engine/state/state';
import { endRefusals } from '@/lib/engine/turn/house-interval';
import { pricesOf } from '../steward/prices';
import { likedBest, likings } from '../steward/steward';

/**
 * What a House looks at in its Interval, one after another, and how much it must like the best so far to look no
 * further: rules of thumb seldom like anything of a later kind so much.
 */
const KINDS: readonly { readonly operations: readonly Operation[]; readonly enough: number }[] = [
  { operations: [admission, redeploy, deployProgram, favorPurchase, use], enough: 500 },
  { operations: [buySpice], enough: 450 },
  { operations: [petition, deployHouseCard], enough: 300 },
  { operations: [activate, deployEvent], enough: 200 },
  { operations: [rite, sellSpice, placeEvent, discardEvent], enough: 0 },
];

/** Goes on in place with rules of thumb for all Houses, till a turn is over, the game is, or so many steps are done. */
export function playOn(
  state: GameState,
  catalogue: GameCatalogue,
  { turn, steps }: { readonly turn: number; readonly steps: number },
): void {
  for (let left = steps; left > 0 && state.decision !== null && state.turn <= turn; left -= 1)
    playLegal(state, quickMove(state, catalogue), catalogue);
}

/** What rules of thumb do, without a list of all that is legal where a House has its Interval. Some House must be asked. */
export function quickMove(state: GameState, catalogue: GameCatalogue): Action {
  const operation =
    state.frames.at(-1)?.step === 'house' ? operationIn(takeUpAgain(state, catalogue)) : null;
  if (operation !== null) return operation;
  const legal = legalActions(state, catalogue);
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return only;
  return likedBest(legal, likings(takeUpAgain(state, catalogue), legal));
}

/** The operation that the House in its Interval likes, or the end of that; null where it may do neither. */
function operationIn(game: Game): Action | null {
  const seat = game.state.decision?.seat ?? 0;
  const prices = pricesOf(game, seat);
  let best: Action | null = null;
  let most = 0;
  for (const { operations, enough } of KINDS) {
    const actions = someOperations(game, operations);
    for (const [at, liking] of likings(game, actions, prices).entries())
      if (liking > most) {
        best = actions[at] ?? null;
        most = liking;
      }
    if (best !== null && most >= enough) return best;
  }
  // It ends what it sees no reason to keep open.
  const refusals = asSeenBy(game, seat, () => endRefusals(game, seat));
  return refusals.length === 0 ? { kind: 'end-interval' } : null;
}
