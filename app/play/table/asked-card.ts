import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';

/**
 * The card that the present decision is about: what a petition is for, what was declared or engaged, what
 * has the effect that asks, the target of a rite or whoever defends it. Null where a House chooses freely.
 */
export function askedCard({ frames }: View): GameCardId | null {
  for (const frame of frames.toReversed())
    switch (frame.step) {
      case 'effect':
      case 'petition':
      case 'price':
        return frame.card;
      case 'rite':
        return frame.at === 'defense-engages' ? frame.defense : frame.target;
      case 'host':
      case 'moving':
        return frame.cards[0] ?? null;
      case 'window':
        if (frame.card !== null) return frame.card;
        break;
      case 'operation':
        break;
      default:
        return null;
    }
  return null;
}
