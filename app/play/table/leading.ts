import type { Action } from '@/lib/engine/actions';
import type { View } from '@/lib/engine/state/view';

/** What helps the House, in this order; then what leads on without giving anything up. */
const USEFUL: readonly Action['kind'][] = ['engage-defense', 'draw', 'vanquish', 'strike-first'];
const LEADS_ON: readonly Action['kind'][] = [
  'disengage',
  'done',
  'pass',
  'decline',
  'end-interval',
];

/**
 * The move that leads on, if there is one: its button is filled. The useful one before the one that
 * ends something; none where several would be useful and the House has to choose.
 */
export function leadingAction(
  actions: readonly Action[],
  table: Pick<View, 'frames' | 'decision'>,
): Action | null {
  for (const kind of USEFUL) {
    const [first, ...others] = actions.filter((one) => one.kind === kind);
    if (first !== undefined) return others.length === 0 ? first : null;
  }
  const kinds = new Set(actions.map(({ kind }) => kind));
  // whoever passes in its own petition gives the card up, unless nothing else can be done
  const frame = table.frames.at(-1);
  const isRivals = frame?.step === 'petition' && frame.seat !== table.decision?.seat;
  if (kinds.has('bid') && !isRivals) return actions.length === 1 ? (actions[0] ?? null) : null;
  return LEADS_ON.flatMap((kind) => actions.find((one) => one.kind === kind) ?? [])[0] ?? null;
}

/** Whether that move ends something or gives it up while there is something else to choose: it is not held out first. */
export function endsEarly({ kind }: Action, choices: number): boolean {
  return choices > 1 && ENDS.has(kind);
}

const ENDS: ReadonlySet<Action['kind']> = new Set(['end-interval', 'done', 'pass', 'decline']);
