import type { Action } from '@/lib/engine/actions';

const LEADING: readonly Action['kind'][] = [
  'end-interval',
  'disengage',
  'done',
  'pass',
  'decline',
  'engage-defense',
  'draw',
];

/** The plain move that leads on, if there is one: the key "e" and the lit button play it. */
export function leadingAction(actions: readonly Action[]): Action | null {
  for (const kind of LEADING) {
    const action = actions.find((one) => one.kind === kind);
    if (action !== undefined) return action;
  }
  return null;
}
