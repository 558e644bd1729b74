import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { View } from '@/lib/engine/state/view';
import type { Player } from '@/lib/kernel/game';
import { mix32 } from '@/lib/kernel/hash';
import { likedBest, likings } from '../steward/steward';
import type { Lists } from './deal';
import { Search } from './search';
import type { Weights } from './value';
import { TRAINED } from './weights';

/** How long a mentat thinks about one decision: so many playouts, or so many milliseconds. */
export type Budget = { readonly playouts: number } | { readonly ms: number };

export const USUAL_BUDGET: Budget = { playouts: 48 };

/** What a search starts from beside the view and the legal actions. */
interface Start {
  readonly budget: Budget;
  readonly seed: number;
  readonly lists: Lists;
  /** A move that is looked at to the end, whatever rules of thumb and its chances say. */
  readonly also?: Action | undefined;
  readonly weights?: Weights | undefined;
}

interface MentatOptions {
  readonly budget?: Budget;
  readonly seed: number;
  /** Decisions that it has made already, where a game is taken up in the middle. */
  readonly earlier?: number;
  readonly lists: Lists;
  /** Those that it was trained to unless told. */
  readonly weights?: Weights | undefined;
}

/**
 * Looks ahead from what its House sees: the same seed and the same budget in playouts make the same moves on
 * any machine. What has no real choice in it is done by rules of thumb.
 */
export function mentat(catalogue: GameCatalogue, options: MentatOptions): Player<DuneCcg> {
  const { budget = USUAL_BUDGET, seed, earlier = 0, lists, weights } = options;
  let asked = earlier;
  return (look, legal) => {
    asked += 1;
    const [first] = legal;
    if (first === undefined) throw new Error('no House is asked');
    if (legal.length === 1) return first;
    const view = look();
    const plain = plainMove(view, legal, catalogue) ?? passedOver(view, legal, catalogue);
    if (plain !== null) return plain;
    const search = searchOf(view, legal, catalogue, {
      budget,
      lists,
      weights,
      seed: mix32(seed + Math.imul(asked, 0x9e3779b9)),
    });
    const until = 'ms' in budget ? performance.now() + budget.ms : Number.POSITIVE_INFINITY;
    while (!search.isOver && performance.now() < until) search.step();
    return search.thought().moves[0]?.action ?? first;
  };
}

/** A search that goes on playout by playout, for as long as whoever runs it likes. */
export function searchOf(
  view: View,
  legal: readonly Action[],
  catalogue: GameCatalogue,
  { budget, weights = TRAINED, ...start }: Start,
): Search {
  const playouts = 'ms' in budget ? Math.max(12, budget.ms / USUAL_MS) : budget.playouts;
  return new Search(view, legal, { catalogue, playouts, weights, ...start });
}

/** Milliseconds that a playout takes about, to plan those that a time allows. */
const USUAL_MS = 3;

/** What rules of thumb do where looking ahead would find nothing else: produce, disengage, draw, discard, win; else null. */
export function plainMove(
  view: View,
  legal: readonly Action[],
  catalogue: GameCatalogue,
): Action | null {
  const step = view.frames.at(-1)?.step;
  const liked = likings(takeUpView(view, catalogue), legal);
  const best = likedBest(legal, liked);
  if (step === 'disengage' || step === 'draw' || step === 'discard') return best;
  const liking = liked[legal.indexOf(best)] ?? 0;
  if (best.kind === 'request-admission' || best.kind === 'engage-six-fiefs') return best;
  return best.kind === 'use' && step === 'house' && liking > PRODUCES ? best : null;
}

/**
 * Passing where rules of thumb pass and no card of the hand could answer; else null. Looking ahead found something
 * better in 3 of 100 such windows, and took a sixth of all its time there.
 */
function passedOver(view: View, legal: readonly Action[], catalogue: GameCatalogue): Action | null {
  if (view.frames.at(-1)?.step !== 'window' || !legal.every(isPassOrUse)) return null;
  const best = likedBest(legal, likings(takeUpView(view, catalogue), legal));
  return best.kind === 'pass' ? best : null;
}

function isPassOrUse({ kind }: Action): boolean {
  return kind === 'pass' || kind === 'use';
}

/** A liking from which on something is produced without a price. */
const PRODUCES = 501;
