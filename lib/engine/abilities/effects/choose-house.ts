import { z } from 'zod';
import { clockwise, houseAt } from '../../game';
import type { Seat } from '../../state';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Names a House; later effects speak of it as chosen. */
export interface ChooseHouse {
  readonly kind: 'choose-house';
  readonly of: 'rivals' | 'everybody';
}

export const chooseHouse: EffectKind<ChooseHouse> = {
  schema: z.strictObject({ kind: z.literal('choose-house'), of: z.enum(['rivals', 'everybody']) }),
  say: ({ of }) => (of === 'rivals' ? 'choose a rival' : 'choose a House'),
  possible: (scene, { of }) => choices(scene, of).length > 0,
  ask(scene, { of }, picks) {
    const seats = choices(scene, of);
    if (picks.length > 0 || seats.length === 0) return null;
    return { seat: scene.seat, options: seats.map((seat) => ({ kind: 'choose-house', seat })) };
  },
  run(_scene, _effect, [seat], frame) {
    if (seat !== undefined) frame.houses.push(seat);
  },
};

function choices({ game, seat }: Scene, of: ChooseHouse['of']): Seat[] {
  const others = clockwise(game, seat).filter((one) => !houseAt(game, one).eliminated);
  return of === 'rivals' ? others.filter((one) => one !== seat) : others;
}
