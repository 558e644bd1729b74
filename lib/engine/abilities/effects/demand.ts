import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { lose } from '../../atoms/lose';
import { happened, houseAt } from '../../game';
import type { Seat } from '../../state';
import { cardsThat, type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import type { Scene } from '../scene';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';
import type { Nested } from './nested';
import { openPart } from './open-part';
import type { Effect } from './table';

/** Asks the rival that governs a card for solaris; if it will not or cannot pay, something else is done. */
export interface Demand {
  readonly kind: 'demand';
  /** The card whose governor is asked. */
  readonly governs: Filter;
  readonly amount: Value;
  readonly otherwise: readonly Effect[];
}

const YES = 1;

export const demand = (nested: Nested): EffectKind<Demand> => ({
  schema: z.strictObject({
    kind: z.literal('demand'),
    governs: filterSchema,
    amount: valueSchema,
    otherwise: z.array(nested.schema).min(1),
  }),
  say: ({ governs, amount, otherwise }, title) =>
    `ask the governor of ${sayFilter(governs, 'one')} for ${sayMuch(amount, 'solaris', title)}; if it does not pay, ${otherwise.map((effect) => nested.say(effect, title)).join(' and ')}`,
  possible: (scene, effect) => asked(scene, effect) !== null,
  ask(scene, effect, picks) {
    const seat = asked(scene, effect);
    if (seat === null || picks.length > 0) return null;
    const canPay = houseAt(scene.game, seat).treasury >= amountOf(scene, effect.amount);
    return canPay
      ? { seat, options: [{ kind: 'choose-part', part: YES }, { kind: 'pass' }] }
      : null;
  },
  run(scene, effect, picks, frame) {
    const { game } = scene;
    const seat = asked(scene, effect);
    if (seat !== null && picks[0] === YES) {
      const amount = amountOf(scene, effect.amount);
      happened(game, lose(game.state, seat, 'solaris', amount));
      happened(game, gain(game.state, scene.seat, 'solaris', amount));
    } else openPart(frame, 0);
  },
});

function asked(scene: Scene, { governs }: Demand): Seat | null {
  const [card] = cardsThat(scene, governs);
  return card === undefined || card.place.seat === scene.seat ? null : card.place.seat;
}
