import { useEffect } from 'react';

/** A touch belongs to the one before it, as the second of a double touch, within so many ms and px. */
const [SOON, NEAR] = [350, 12];

/**
 * A double press makes one move: what its first brings under the pointer is not pressed by its second. `stepOf` tells which
 * step of the game it is, `moves` selects what makes a move, or chooses one.
 */
export function useSinglePress<Snapshot>(
  getSnapshot: () => Snapshot,
  stepOf: (snapshot: Snapshot) => number | string,
  moves: string,
): void {
  useEffect(() => {
    let last = { step: stepOf(getSnapshot()), x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

    function onClick(event: MouseEvent) {
      const { clientX: x, clientY: y, timeStamp: time, detail, target } = event;
      const step = stepOf(getSnapshot());
      const isNear = time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
      // browsers count the clicks of a mouse, not always those of a finger
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      const isSecond = isTouch ? isNear : detail > 1;
      const isMove = target instanceof Element && target.closest(moves) !== null;
      if (isSecond && isMove && step !== last.step) {
        event.preventDefault();
        event.stopPropagation();
      } else last = { step, x, y, time };
    }

    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [getSnapshot, stepOf, moves]);
}
