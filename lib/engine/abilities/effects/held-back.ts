import { bansOf } from '../../queries/live';
import { isKept } from '../../queries/ranks';
import { cardAt, printed } from '../../state/game';
import type { Scene } from '../scene';

/**
 * Whether something keeps what is carried out from producing solaris, which it does for the card that engages
 * for it, or spice from being produced or moved, which it does for all that engages a card or deploys an event.
 */
export function isHeldBack({ game, card, engages }: Scene, what: 'solaris' | 'spice'): boolean {
  if (what === 'solaris')
    return engages !== null && isKept(game, cardAt(game, engages), 'produce-solaris');
  const { type, subtypes } = printed(game, card);
  const engaging = engages !== null || subtypes.includes('Venture') || card.group === 'program';
  return (engaging || type === 'event') && bansOf(game, 'spice').length > 0;
}
