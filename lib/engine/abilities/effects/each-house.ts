import { z } from 'zod';
import { listed } from '@/lib/sentences';
import { push } from '../../atoms/flow';
import { clockwise } from '../../state/game';
import { housesOf } from '../houses';
import { type EffectKind, type EffectOf, unasked } from './kind';
import type { Nested } from './nested';

const shape = ({ effects }: Nested) => ({ of: z.enum(['every-rival', 'everybody']), effects });
type EachHouse = EffectOf<'each-house', ReturnType<typeof shape>>;

/** Houses do something one after the other, each for itself, the own House or the next clockwise first. */
export const eachHouse = (nested: Nested): EffectKind<EachHouse> =>
  unasked({
    kind: 'each-house',
    shape: shape(nested),
    say: ({ of, effects }, title) =>
      `each ${of === 'everybody' ? 'House' : 'rival'} does this for itself: ${listed(effects.map((effect) => nested.say(effect, title)))}`,
    brings: null,
    parts: ({ effects }) => [effects],
    run(scene, { of }, _picks, frame) {
      const seats = housesOf(scene, of);
      const order = clockwise(scene.game, scene.seat).filter((seat) => seats.includes(seat));
      // The step has gone on to the next effect already; the part belongs to the one before it.
      const list = [...frame.list, frame.next - 1, 0];
      for (const seat of order.reverse())
        push(scene.game.state, {
          ...{ ...frame, seat, list, next: 0, part: null },
          ...{ picks: [], targets: [], houses: [] },
        });
    },
  });
