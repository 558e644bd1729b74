import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { lose } from '../../atoms/lose';
import { happened, seatsInPlay } from '../../game';
import type { Seat } from '../../state';
import type { Scene } from '../scene';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Favor gained or lost; it may go below 0 (TAT-2.3-01). */
export interface Favor {
  readonly kind: 'favor';
  readonly who: 'you' | 'chosen' | 'every-rival' | 'everybody';
  readonly way: 'gain' | 'lose';
  readonly amount: Value;
}

const WHO = {
  you: 'you',
  chosen: 'that House',
  'every-rival': 'every rival',
  everybody: 'every House',
};

export const favor: EffectKind<Favor> = {
  schema: z.strictObject({
    kind: z.literal('favor'),
    who: z.enum(['you', 'chosen', 'every-rival', 'everybody']),
    way: z.enum(['gain', 'lose']),
    amount: valueSchema,
  }),
  say: ({ who, way, amount }, title) =>
    who === 'you'
      ? `${way} ${sayMuch(amount, 'favor', title)}`
      : `${WHO[who]} ${way}s ${sayMuch(amount, 'favor', title)}`,
  possible: () => true,
  ask: () => null,
  run(scene, { who, way, amount }) {
    const { game } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    for (const seat of housesOf(scene, who))
      happened(
        game,
        way === 'gain'
          ? gain(game.state, seat, 'favor', many)
          : lose(game.state, seat, 'favor', many),
      );
  },
};

/** The Houses that a word means. */
export function housesOf({ game, seat, houses }: Scene, who: Favor['who']): readonly Seat[] {
  switch (who) {
    case 'you':
      return [seat];
    case 'chosen':
      return houses.slice(-1);
    case 'every-rival':
      return seatsInPlay(game).filter((other) => other !== seat);
    case 'everybody':
      return seatsInPlay(game);
  }
}
