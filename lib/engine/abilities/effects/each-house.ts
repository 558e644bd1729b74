import { z } from 'zod';
import { push } from '../../atoms/flow';
import { clockwise } from '../../game';
import { listed } from '../filter-words';
import { type Favor, housesOf } from './favor';
import type { EffectKind } from './kind';
import type { Nested } from './nested';
import type { Effect } from './table';

/** Houses do something one after the other, each for itself, the own House or the next clockwise first. */
export interface EachHouse {
  readonly kind: 'each-house';
  readonly of: Extract<Favor['who'], 'every-rival' | 'everybody'>;
  readonly effects: readonly Effect[];
}

export const eachHouse = (nested: Nested): EffectKind<EachHouse> => ({
  schema: z.strictObject({
    kind: z.literal('each-house'),
    of: z.enum(['every-rival', 'everybody']),
    effects: z.array(nested.schema).min(1),
  }),
  say: ({ of, effects }, title) =>
    `${of === 'everybody' ? 'each House does this for itself' : 'each rival does this for itself'}: ${listed(
      effects.map((effect) => nested.say(effect, title)),
      'and',
    )}`,
  possible: () => true,
  ask: () => null,
  run(scene, { of }, _picks, frame) {
    const seats = housesOf(scene, of);
    const order = clockwise(scene.game, scene.seat).filter((seat) => seats.includes(seat));
    // The step has gone on to the next effect already; the part belongs to the one before it.
    const list = [...frame.list, frame.next - 1, 0];
    for (const seat of order.reverse())
      push(scene.game.state, {
        ...frame,
        seat,
        list,
        next: 0,
        part: null,
        picks: [],
        targets: [],
        houses: [],
      });
  },
});
