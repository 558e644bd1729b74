import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Frame } from '@/lib/engine/state/frames';
import { cardAt, type Game, houseAt } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import type { Player } from '@/lib/kernel/game';
import { mix32 } from '@/lib/kernel/hash';
import { ADMISSION } from '@/lib/rules/admission';
import { choiceLiking, discardLiking, tacticLiking } from './answers';
import { bidLiking } from './bidding';
import { operationLiking } from './interval';
import { type Prices, pricesOf } from './prices';
import { inRiteLiking } from './rites';
import { worthInPlay } from './worth';

/**
 * Rules of thumb for every kind of action, without looking ahead: what it likes best is done. With `whims`
 * it is a novice: in so many of its decisions, from 0 to 1, it does anything that it does not dislike.
 */
export function steward(
  catalogue: GameCatalogue,
  { whims, seed, earlier }: { whims: number; seed: number; earlier: number } = NO_WHIMS,
): Player<DuneCcg> {
  let asked = earlier;
  return (look, legal) => {
    const chance = fraction(mix32(seed + Math.imul(asked, GOLDEN)));
    asked += 1;
    const [first] = legal;
    if (first === undefined) throw new Error('no House is asked');
    if (legal.length === 1) return first;
    const liked = likings(takeUpView(look(), catalogue), legal);
    if (chance >= whims) return likedBest(legal, liked);
    const fair = legal.filter((_, at) => (liked[at] ?? 0) >= 0);
    return fair[Math.floor((chance / whims) * fair.length)] ?? likedBest(legal, liked);
  };
}

const NO_WHIMS = { whims: 0, seed: 0, earlier: 0 };
const GOLDEN = 0x9e3779b9;

/** From 0 to below 1. */
function fraction(word: number): number {
  return word / 2 ** 32;
}

/** The action that is liked best, the first of those. */
export function likedBest(legal: readonly Action[], liked: readonly number[]): Action {
  let best = 0;
  for (let at = 1; at < legal.length; at += 1) if ((liked[at] ?? 0) > (liked[best] ?? 0)) best = at;
  return legal[best] as Action;
}

/** How much the House that is asked likes each legal action: above 0 something is done for it. */
export function likings(
  game: Game,
  legal: readonly Action[],
  prices = pricesOf(game, game.state.decision?.seat ?? 0),
): number[] {
  const { seat } = prices;
  const top = game.state.frames.at(-1);
  return legal.map((action) => liking(game, top, seat, action, prices));
}

function liking(
  game: Game,
  top: Frame | undefined,
  seat: Seat,
  action: Action,
  prices: Prices,
): number {
  switch (action.kind) {
    case 'pass':
    case 'decline':
    case 'done':
    case 'disengage':
    case 'accept':
      return 0;
    case 'draw':
      return 1;
    case 'keep-engaged':
    case 'surrender':
      return -1;
    case 'bid':
      return top?.step === 'petition' ? bidLiking(game, top, seat, action.amount, prices) : 0;
    case 'discount': {
      const over = houseAt(game, seat).favor - ADMISSION.favor;
      return action.favor <= over ? action.favor * (1 - prices.favor) : -action.favor;
    }
    case 'join':
    case 'counter':
    case 'engage-defense':
    case 'strike-first':
    case 'vanquish':
    case 'reward': {
      const rite = game.state.frames.findLast((one) => one.step === 'rite');
      return rite?.step === 'rite' ? inRiteLiking(game, rite, seat, action, prices) : 0;
    }
    case 'choose':
      return top?.step === 'effect'
        ? choiceLiking(game, top, seat, action, prices)
        : 0.1 - worthInPlay(game, seat, cardAt(game, action.card), prices);
    case 'choose-house':
    case 'choose-part':
    case 'choose-number':
      return top?.step === 'effect' ? choiceLiking(game, top, seat, action, prices) : 1;
    case 'assign':
      return 1 + worthInPlay(game, seat, cardAt(game, action.host), prices) * 0.1;
    case 'discard':
      return discardLiking(game, seat, action.card, prices);
    case 'tactic':
      return tacticLiking(game, seat, action, prices);
    case 'use':
      return top?.step === 'house'
        ? operationLiking(game, seat, action, prices)
        : tacticLiking(game, seat, action, prices);
    default:
      return operationLiking(game, seat, action, prices);
  }
}
