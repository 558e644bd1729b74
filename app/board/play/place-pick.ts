import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { mostComing } from './coming';
import { isPlace, type Key, parted } from './place-keys';

/** So many times the rivals need nobody more. */
const PLENTY = 2;

/**
 * Of the places that may be chosen the one that is suggested: what a steward would do, where that is said; else the
 * first of those that something speaks for, a fight only if it is for something and the own can be more. Of each group one.
 */
export function picksOf(
  offers: readonly Offer[],
  view: BoardView,
  counsel: Action | null,
): ReadonlySet<Action> {
  const places = offers.filter(isPlace);
  if (counsel !== null) {
    const said = JSON.stringify(counsel);
    const advised = places.filter(({ action }) => JSON.stringify(action) === said);
    return new Set(advised.map(({ action }) => action));
  }
  const groups = new Set(places.map(({ group }) => group));
  return new Set(
    [...groups].flatMap((group) => {
      const [keys] = parted(
        places.filter((offer) => offer.group === group),
        view,
      );
      const pick = keys.find(({ why, isFight, isGain, ...key }) =>
        isFight ? isGain && isMore(view, key) : why !== null,
      );
      return pick === undefined ? [] : [pick.offer.action];
    }),
  );
}

/** Whether the own can be more than the rivals, and are not by far already. */
function isMore(view: BoardView, { at, rivals }: Pick<Key, 'at' | 'rivals'>): boolean {
  const { count: own, going } = mostComing(view, at) ?? { count: 0, going: 0 };
  const others = rivals.reduce((sum, { count }) => sum + count, 0);
  return own > others && own - going <= PLENTY * others;
}
