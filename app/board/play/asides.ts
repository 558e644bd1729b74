import type { Action, ActionKind } from '@/lib/board/engine/actions';

/** What a card or the special power may do while something else is asked. */
const ASIDE: ReadonlySet<ActionKind> = new Set([
  ...(['karama', 'hajr', 'truthtrance', 'ghola-forces', 'ghola-elite', 'ghola-leader'] as const),
  ...(['special-forces', 'special-elite', 'special-leader', 'special-worm'] as const),
  ...(['special-take'] as const),
]);

export function isAside({ action }: { readonly action: Action }): boolean {
  return ASIDE.has(action.kind);
}
