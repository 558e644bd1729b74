import { gain } from '../../atoms/gain';
import { lose } from '../../atoms/lose';
import { houseAt } from '../../state/game';
import type { Seat } from '../../state/state';
import { cardsThat, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';
import { type EffectKind, type EffectOf, effectKind } from './kind';
import type { Nested } from './nested';

const YES = 1;

const shape = ({ effects }: Nested) => ({
  /** The card whose governor is asked. */
  governs: filterSchema,
  amount: valueSchema,
  otherwise: effects,
});
type Demand = EffectOf<'demand', ReturnType<typeof shape>>;

/** Asks the rival that governs a card for solaris; if it will not or cannot pay, something else is done. */
export const demand = (nested: Nested): EffectKind<Demand> =>
  effectKind({
    kind: 'demand',
    shape: shape(nested),
    say: ({ governs, amount, otherwise }, title) =>
      `ask the governor of ${sayFilter(governs, 'one')} for ${sayMuch(amount, 'solaris', title)}; if it does not pay, ${otherwise.map((effect) => nested.say(effect, title)).join(' and ')}`,
    brings: null,
    parts: ({ otherwise }) => [otherwise],
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
        lose(game, seat, 'solaris', amount);
        gain(game, scene.seat, 'solaris', amount);
      } else frame.part = 0;
    },
  });

function asked(scene: Scene, { governs }: Demand): Seat | null {
  const [card] = cardsThat(scene, governs);
  return card === undefined || card.place.seat === scene.seat ? null : card.place.seat;
}
