import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { mostComing } from './coming';
import { isPlace, type Key, parted } from './place-keys';
import { dangerText } from './place-words';

/** So many times the rivals need nobody more. */
const PLENTY = 2;

/**
 * Of the places that may be chosen the one that is suggested: what a steward would do, where that is said; else the
 * first of those that something speaks for, a fight only if it is for something and the own can be more, or against the
 * win of others. Of each group one.
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
      const pick = keys.find((key) => isPick(view, key));
      return pick === undefined ? [] : [pick.offer.action];
    }),
  );
}

/**
 * Whether something speaks for a place: what stops the win of others is tried with half of theirs; what takes and holds
 * nothing is not suggested where a worm or a storm may come.
 */
function isPick(view: BoardView, key: Key): boolean {
  const { why, isFight, isGain, decides, at } = key;
  if (isFight && decides?.isWin === false) {
    const { own, others } = strengths(view, key);
    return PLENTY * own > others;
  }
  if (isFight) return isGain && isMore(view, key);
  return decides !== null || (why !== null && (isGain || dangerText(view, at) === null));
}

/** Whether the own can be more than the rivals, and are not by far already. */
function isMore(view: BoardView, key: Key): boolean {
  const { own, going, others } = strengths(view, key);
  return own > others && own - going <= PLENTY * others;
}

/** How many of the own could fight in a place, how many of them would come, and against how many. */
function strengths(view: BoardView, { at, rivals }: Key) {
  const { count: own, going } = mostComing(view, at) ?? { count: 0, going: 0 };
  return { own, going, others: rivals.reduce((sum, { count }) => sum + count, 0) };
}
