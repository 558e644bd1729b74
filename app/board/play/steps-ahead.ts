import type { DuneBoard } from '@/lib/board/dune';
import type { Action, BoardMove } from '@/lib/board/engine/actions';
import { lastChoice, type Session } from '@/lib/kernel/session';
import {
  after,
  beforePlace,
  legalAfter,
  onlyStart,
  openGroup,
  otherPlaces,
  withoutLast,
  withStep,
} from './ahead';

/** The parts of a shipment and of a move. */
const PARTS: ReadonlySet<BoardMove['kind']> = new Set([
  'ship',
  'ship-from',
  'move',
  'to',
  'forces',
  'elites',
  'withdraw',
]);
/** Those that say where a group goes. */
const PLACED: ReadonlySet<BoardMove['kind']> = new Set(['ship', 'to']);

export function isStep({ kind }: BoardMove): boolean {
  return PARTS.has(kind);
}

export type StepsAhead = ReturnType<typeof stepsAhead>;

/** What is chosen of a shipment or a move in a game and not played yet. */
export function stepsAhead(session: Session<DuneBoard>) {
  let steps: readonly Action[] = [];

  /** With the step that is chosen by itself. */
  function chosen(): readonly Action[] {
    return steps.length > 0 ? steps : onlyStart(session.state);
  }

  /** Whether a step was chosen that can be taken back by itself. */
  function isChosen(): boolean {
    return steps.length > onlyStart(session.state).length;
  }

  /** Whether a part was played alone, as where the rest of it was refused. */
  function isPartPlayed(): boolean {
    if (openGroup(session.state) === null) return false;
    const at = lastChoice(session);
    const last = at === null ? undefined : session.moves[at];
    return last !== undefined && last.seat === session.state.asked && isStep(last.move);
  }

  return {
    chosen,
    isChosen,
    /** Whether what was chosen last was a part of the decision that is asked for. */
    canGoBack: () => isChosen() || isPartPlayed(),
    /** How the game would stand, what may be answered then, and where else the group could go. */
    legal: () => legalAfter(session.state, chosen()),
    state: () => after(session.state, chosen()),
    elsewhere: () => otherPlaces(session.state, chosen()),
    /** Takes one more; the moves to be played where it was the last, else null. */
    take(step: Action): readonly Action[] | null {
      const before = PLACED.has(step.kind) ? (beforePlace(chosen()) ?? chosen()) : chosen();
      const next = withStep(session.state, before, step);
      if (next.isWhole) return next.steps;
      steps = next.steps;
      return null;
    },
    /** Takes the last one back. */
    back(): void {
      steps = withoutLast(session.state, steps);
    },
    clear(): void {
      steps = [];
    },
  };
}
