import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';

/** What another House does, and the one that is asked answers. */
export interface Answered {
  readonly seat: Seat;
  readonly what: 'rite' | 'petition' | 'move';
}

/** What a House answers with what it is asked; null where the move is its own: in its Interval, its rite, its petition. */
export function answeredBy(seat: Seat, { frames }: Pick<View, 'frames'>): Answered | null {
  for (const frame of frames.toReversed())
    switch (frame.step) {
      case 'rite':
        return frame.attacker === seat ? null : { seat: frame.attacker, what: 'rite' };
      case 'petition':
        return frame.seat === seat ? null : { seat: frame.seat, what: 'petition' };
      case 'operation':
      case 'house':
        return frame.seat === seat ? null : { seat: frame.seat, what: 'move' };
    }
  return null;
}
