import { useEffect } from 'react';
import type { Table } from './table-store';

/** A touch belongs to the one before it, as the second of a double touch, within so many ms and px. */
const [SOON, NEAR] = [350, 12];

/** What makes a move, or chooses one. */
const MOVES = '[data-card], [data-act]';

/** A double press makes one move: what its first brings under the pointer is not pressed by its second. */
export function useSinglePress({ getSnapshot }: Table): void {
  useEffect(() => {
    let last = { at: -1, x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

    function onClick(event: MouseEvent) {
      const { clientX: x, clientY: y, timeStamp: time, detail, target } = event;
      const { at } = getSnapshot();
      const isNear = time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
      // browsers count the clicks of a mouse, not always those of a finger
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      const isSecond = isTouch ? isNear : detail > 1;
      const isMove = target instanceof Element && target.closest(MOVES) !== null;
      if (isSecond && isMove && at !== last.at) {
        event.preventDefault();
        event.stopPropagation();
      } else last = { at, x, y, time };
    }

    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [getSnapshot]);
}
