import type { Manners } from '@/app/_table/manners';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Seat } from '@/lib/engine/state/state';
import { lastChoice, linesBeside, nextChoice, type Session } from '@/lib/kernel/session';
import type { StandingOrder } from '@/lib/players/who-plays';
import type { KeptAs } from '@/lib/storage/game-keeper';
import type { LetGo, Spares } from './ahead';
import type { Controller } from './controllers';

/** How a table stands beside its game. */
interface Stands {
  /** By seat. */
  readonly controllers: readonly Controller[];
  readonly standing: readonly StandingOrder[];
  readonly manners: Manners;
  /** Whose hand is shown. Null while nobody has taken the seat. */
  readonly viewer: Seat | null;
  /** Moves that were played by themselves so far, while that goes on. */
  readonly running: { readonly moves: number } | null;
  /** Whose petitions a House lets go in the Interval that is on. */
  readonly letGo: LetGo | null;
  /** What Houses pass on in every window for a while. */
  readonly spares: readonly Spares[];
  /** Automatic Houses wait until they are told to go on. */
  readonly isPaused: boolean;
}

/** What the page shows of a table; another object after every change. Nothing hidden is in it. */
export type TableSnapshot = ReturnType<typeof snapshotOf>;

export function snapshotOf(session: Session<DuneCcg>, stands: Stands, { id, isKept }: KeptAs) {
  const { state, moves, at, rules, setup } = session;
  const { controllers, viewer, running } = stands;
  const asked = state.decision?.seat;
  const mayAct =
    running === null && asked !== undefined && viewer === asked && controllers[asked] === 'person';
  return {
    ...stands,
    /** What the House whose hand is shown may know; behind a curtain, what everybody may. */
    view: rules.viewFor(state, viewer),
    seed: setup.seed,
    /** Moves before the position on the table, and in the whole line. */
    at,
    length: moves.length,
    canUndo: lastChoice(session) !== null,
    canRedo: nextChoice(session) !== null,
    /** The lines of play beside the present one. */
    branches: linesBeside(session),
    /** What the House that is asked may do; empty while another plays by itself, or behind a curtain. */
    actions: mayAct ? rules.legalActions(state) : [],
    /** Behind a curtain: what the House that is asked may do without its hand being shown. */
    unseen:
      running === null && viewer === null && asked !== undefined && controllers[asked] === 'person'
        ? unseenAnswer(state.frames.at(-1)?.step, rules.legalActions(state))
        : null,
    gameId: id,
    /** False while the browser takes no move of it. */
    isKept,
  };
}

/** What says nothing of a hand, where everybody sees the House asked: to pass, or to discard nothing. */
function unseenAnswer(step: string | undefined, legal: readonly Action[]): 'pass' | 'done' | null {
  const may = (kind: Action['kind']) => legal.some((one) => one.kind === kind);
  if (step === 'window' || step === 'petition') return may('pass') ? 'pass' : null;
  return step === 'discard' && may('done') ? 'done' : null;
}
