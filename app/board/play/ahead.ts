import type { Action, ActionKind } from '@/lib/board/engine/actions';
import { legalActions, play } from '@/lib/board/engine/play';
import { cloneState } from '@/lib/board/engine/state/clone';
import type { BoardState } from '@/lib/board/engine/state/state';

/*
 * A shipment or a move is several small questions to the rules and one choice to a person: its steps are tried on a copy
 * of the game, and played together once the last of them is chosen.
 */

type State = Readonly<BoardState>;

/** A copy to try steps on. It knows of no standing Karama: what that stops shows when the steps are played. */
export function trialOf(state: State): BoardState {
  const trial = cloneState(state);
  for (const faction of trial.factions) faction.order = null;
  return trial;
}

/** How the game would stand after some steps. */
export function after(state: State, steps: readonly Action[]): BoardState {
  const trial = trialOf(state);
  for (const step of steps) play(trial, step);
  return trial;
}

/** The group that is being chosen, as far as it is chosen; null where none is begun. */
export function openGroup({ frames, asked }: State) {
  const frame = frames.at(-1);
  if (frame?.step !== 'ship' && frame?.step !== 'move' && frame?.step !== 'ride') return null;
  // who rides begins where the worm came
  const isBegun = frame.to !== null || (frame.step !== 'ride' && frame.from !== null);
  return isBegun && frame.seat === asked ? frame : null;
}

/** The step that is chosen by itself: where a group can leave from one territory alone, the question is where it goes. */
export function onlyStart(state: State): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'move' || frame.from !== null) return [];
  const starts = legalActions(state).filter(({ kind }) => kind === 'move');
  return starts.length === 1 ? starts : [];
}

/** What may be answered after some steps; till a place is chosen, what else may be done now too. */
export function legalAfter(state: State, steps: readonly Action[]): readonly Action[] {
  const trial = after(state, steps);
  const next = legalActions(trial);
  if (openGroup(trial)?.to !== null) return next;
  const others = legalActions(state).filter(({ kind }) => !STARTS.has(kind));
  return [...next.filter(({ kind }) => kind !== 'pass'), ...others];
}

const ASKED: ReadonlySet<ActionKind> = new Set(['pass', 'forces']);
const STARTS: ReadonlySet<ActionKind> = new Set(['move', 'ship', 'ship-from', 'to']);
const PLACES: ReadonlySet<ActionKind> = new Set(['ship', 'to', 'withdraw']);

/** The steps before the choice of the place where the group goes; null where none is chosen. */
export function beforePlace(steps: readonly Action[]): readonly Action[] | null {
  const at = steps.findLastIndex(({ kind }) => PLACES.has(kind));
  return at < 0 ? null : steps.slice(0, at);
}

/** The other places that the group could go to. */
export function otherPlaces(state: State, steps: readonly Action[]): readonly Action[] {
  const before = beforePlace(steps);
  if (before === null) return [];
  return legalActions(after(state, before)).filter(({ kind }) => kind === 'ship' || kind === 'to');
}

/** The steps with one more and those that follow from it; and whether they are a whole choice that can be played. */
export function withStep(state: State, steps: readonly Action[], step: Action) {
  const all = [...steps, step];
  const trial = after(state, all);
  while (openGroup(trial) !== null) {
    const [only, ...others] = legalActions(trial);
    // how many go is asked even where it is one number: what takes it says the price
    if (only === undefined || others.length > 0 || ASKED.has(only.kind))
      return { steps: all, isWhole: false };
    play(trial, only);
    all.push(only);
  }
  return { steps: all, isWhole: true };
}

/** The steps without the one that was chosen last, and what followed from it. */
export function withoutLast(state: State, steps: readonly Action[]): readonly Action[] {
  let fewer = steps.slice(0, -1);
  while (fewer.length > 0 && legalActions(after(state, fewer)).length === 1)
    fewer = fewer.slice(0, -1);
  return fewer;
}

/** Whether two games ask the same of the same group. */
export function asksAlike({ frames }: State, other: State): boolean {
  return JSON.stringify(frames.at(-1)) === JSON.stringify(other.frames.at(-1));
}
