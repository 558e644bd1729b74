import { isEquipment, isPersonnel } from '@/lib/rules/resources';
import { inForce } from '../../queries/live';
import { type Game, printed } from '../../state/game';
import type { GameCard } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** Equipment goes with the personas and personnel that are captured or discarded (against TAT-5.4-04, TAT-6.2.11-79, TAT-6.2.11-84). */
export const equipmentFollows = modifier(
  {},
  () =>
    'equipment on personas and personnel that are captured or discarded is captured or discarded with them',
);

/** Whether a card goes the way of the persona or personnel that it lies on. */
export function followsItsBearer(
  game: Game,
  card: Readonly<GameCard>,
  bearer: Readonly<GameCard>,
): boolean {
  const { type, subtypes } = printed(game, bearer);
  return (
    isEquipment(printed(game, card).subtypes) &&
    (type === 'persona' || isPersonnel(subtypes)) &&
    inForce(game, 'equipment-follows').length > 0
  );
}
