import { type Action, PASS } from '../../engine/actions';
import { steady } from './steady';

/** What is worth most, the first of those; null where nothing is worth more than `least`. */
export function bestOf<Thing>(
  things: readonly Thing[],
  worth: (thing: Thing) => number,
  least = Number.NEGATIVE_INFINITY,
): Thing | null {
  let best: Thing | null = null;
  let most = least;
  for (const thing of things) {
    const value = steady(worth(thing));
    if (value > most) {
      best = thing;
      most = value;
    }
  }
  return best;
}

/** The actions of one kind among those that are legal. */
export function ofKind<K extends Action['kind']>(legal: readonly Action[], kind: K) {
  return legal.filter(
    (action): action is Extract<Action, { readonly kind: K }> => action.kind === kind,
  );
}

/** Passes where that may be done, else does the first thing. */
export function passOr(legal: readonly Action[]): Action {
  const [first] = legal;
  return legal.find(({ kind }) => kind === 'pass') ?? first ?? PASS;
}
