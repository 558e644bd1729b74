import type { Action } from '@/lib/board/engine/actions';
import { placesOf } from '@/lib/board/engine/facts';

/* What a press on the map stands for. */

/** The action that a press on a place stands for; none where it could stand for several. */
export function actionsByPlace(legal: readonly Action[]): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  const twice = new Set<string>();
  const reached = new Set(legal.flatMap((action) => (action.kind === 'ship' ? [action.to] : [])));
  for (const action of legal)
    for (const id of placesFor(action)) {
      // it is asked where forces go: what they could also come across from is among the answers
      if (action.kind === 'ship-from' && reached.has(id)) continue;
      if (actions.has(id)) twice.add(id);
      actions.set(id, action);
    }
  for (const id of twice) actions.delete(id);
  return actions;
}

function placesFor(action: Action): readonly string[] {
  switch (action.kind) {
    case 'ship':
    case 'to':
      return [action.to];
    case 'ship-from':
      return [action.from];
    case 'move':
      return placesOf(action.from).map(({ id }) => id);
    case 'fight':
    case 'special-worm':
      return placesOf(action.territory).map(({ id }) => id);
    default:
      return [];
  }
}

/** All places that a press on one of them stands for; the place alone where it stands for nothing. */
export function placesPressedWith(
  id: string,
  byPlace: ReadonlyMap<string, Action>,
): readonly string[] {
  const action = byPlace.get(id);
  if (action === undefined) return [id];
  return [...byPlace].flatMap(([other, same]) => (same === action ? [other] : []));
}
