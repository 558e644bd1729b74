import { z } from 'zod';
import { clockwise, houseAt } from '../../state/game';
import type { Seat } from '../../state/state';
import type { Scene } from '../scene';
import { type EffectOf, effectKind } from './kind';

const shape = { of: z.enum(['rivals', 'everybody']) };
type ChooseHouse = EffectOf<'choose-house', typeof shape>;

/** Names a House; later effects speak of it as chosen. */
export const chooseHouse = effectKind({
  kind: 'choose-house',
  shape,
  say: ({ of }) => (of === 'rivals' ? 'choose a rival' : 'choose a House'),
  brings: null,
  possible: (scene, { of }) => choices(scene, of).length > 0,
  ask(scene, { of }, picks) {
    const seats = choices(scene, of);
    if (picks.length > 0 || seats.length === 0) return null;
    return { seat: scene.seat, options: seats.map((seat) => ({ kind: 'choose-house', seat })) };
  },
  run(_scene, _effect, [seat], frame) {
    if (seat !== undefined) frame.houses.push(seat);
  },
});

function choices({ game, seat }: Scene, of: ChooseHouse['of']): Seat[] {
  const others = clockwise(game, seat).filter((one) => !houseAt(game, one).eliminated);
  return of === 'rivals' ? others.filter((one) => one !== seat) : others;
}
