import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Review } from '@/lib/engine/game-review';
import { sayAction } from '@/lib/engine/narration/action';
import { sayQuestion } from '@/lib/engine/narration/question';
import { cloneState } from '@/lib/engine/state/clone';
import { takeUp } from '@/lib/engine/state/open-game';
import type { GameState, Seat } from '@/lib/engine/state/state';
import type { GameRules, Move } from '@/lib/kernel/game';
import { mix32 } from '@/lib/kernel/hash';
import { moveText } from '@/lib/kernel/moves';
import { fine } from '@/lib/kernel/share';
import { type Lists, ownList } from './deal';
import { plainMove, searchOf } from './mentat';
import { pairedGain } from './paired-gain';
import { standOf } from './value';
import { TRAINED } from './weights';

type Turning = Review['turnings'][number];

interface Reviewed {
  readonly rules: GameRules<DuneCcg>;
  readonly catalogue: GameCatalogue;
  readonly setup: DuneCcg['setup'];
  readonly moves: readonly Move<DuneCcg>[];
  /** Whose decisions are looked at. */
  readonly seats: readonly Seat[];
  readonly playouts: number;
}

/**
 * Looks a game through from its first move, and stops after each move that it has looked at, so that whoever
 * runs it can say how far it is, or leave off. What a House decided is measured by what it could know then.
 */
export function* reviewing(game: Reviewed): Generator<{ readonly at: number }, Review> {
  const { rules, catalogue, setup, moves, seats } = game;
  const begun = rules.newGame(setup);
  if (!begun.ok) throw new Error(begun.problems[0]?.message);
  const { state } = begun.value;
  const turns: Review['turns'][number][] = [];
  const turnings: Turning[] = [];
  let looked = 0;
  for (const [at, move] of moves.entries()) {
    if (state.turn !== turns.at(-1)?.turn) turns.push({ turn: state.turn, at, ...standing(state) });
    const seat = rules.toAct(state);
    if (seat !== null && seats.includes(seat) && !rules.isByHand(move)) {
      const turning = lookAt(game, state, { at, seat, played: moveText(move) });
      if (turning !== null) {
        looked += 1;
        if (turning.cost - SURE * turning.error > LEAST) turnings.push(turning);
        yield { at };
      }
    }
    if (!rules.play(state, move).ok) break;
  }
  turns.push({ turn: state.turn, at: moves.length, ...standing(state) });
  return { turns, turnings: dearest(turnings), looked };

  function standing(now: GameState) {
    const { chances } = standOf(takeUp(cloneState(now), catalogue), TRAINED);
    return { chances: chances.map(fine) };
  }
}

/** The dearest; what a House passed by again and again counts once, where it cost most. */
export function dearest(turnings: readonly Turning[]): readonly Turning[] {
  const told = new Set<string>();
  return turnings
    .toSorted((one, other) => other.cost - one.cost)
    .filter(({ seat, better }) => {
      const name = `${seat} ${better}`;
      const isNew = !told.has(name);
      told.add(name);
      return isNew;
    })
    .slice(0, MOST_TOLD);
}

/** What a decision cost; null where there was no real choice. */
function lookAt(
  { rules, catalogue, setup, playouts }: Reviewed,
  state: GameState,
  { at, seat, played }: { readonly at: number; readonly seat: Seat; readonly played: string },
): Turning | null {
  const legal = rules.legalActions(state);
  const also = legal.find((action) => moveText(action) === played);
  if (legal.length < 2 || also === undefined) return null;
  const view = rules.viewFor(state, seat);
  if (plainMove(view, legal, catalogue) === also) return null;
  const lists: Lists = ownList(setup.houses, seat);
  const search = searchOf(view, legal, catalogue, {
    ...{ budget: { playouts }, lists, also, seed: mix32(at + 1) },
  });
  while (!search.isOver) search.step();
  const { moves } = search.thought();
  const own = moves.find(({ action }) => action === also);
  const [best] = moves;
  if (best === undefined || own === undefined) return null;
  const { deals, gain, error } = pairedGain(best.chances, own.chances);
  if (deals < FEWEST) return null;
  return {
    ...{ at, turn: state.turn, seat },
    asked:
      view.frames.at(-1)?.step === 'house' ? null : (sayQuestion(view, catalogue)?.text ?? null),
    played: sayAction(view, catalogue, also),
    better: sayAction(view, catalogue, best.action),
    ...{ cost: fine(gain), error: fine(error) },
  };
}

/** So many decisions are told of. */
const MOST_TOLD = 5;
/** What may cost less than this is not told: so many standard errors below what was found. */
const LEAST = 0.02;
const SURE = 2;
/** On fewer deals nothing is known. */
const FEWEST = 6;
