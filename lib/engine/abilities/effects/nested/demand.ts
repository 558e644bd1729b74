import { z } from 'zod';
import { push } from '../../../atoms/flow';
import { gain, lose } from '../../../atoms/wealth';
import { houseAt } from '../../../state/game';
import { asSeenBy } from '../../../state/sight';
import type { GameCard } from '../../../state/state';
import { inInitiativeOrder } from '../../../windows/open-window';
import { filterSchema } from '../../filter';
import { sayFilter } from '../../filter-words';
import { cardsThat } from '../../matching';
import { refer, refSchema } from '../../ref';
import type { Scene } from '../../scene';
import { amountOf, sayMuch, valueSchema } from '../../value';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import { type Nested, partOf, sayAll } from './nested';

const demandShape = ({ effects }: Nested) => ({
  /** The cards whose governors are asked, one after the other; each is the target of the amount and of what follows. */
  of: z.union([refSchema, z.strictObject({ each: filterSchema })]),
  amount: valueSchema,
  otherwise: effects,
});
type Demand = EffectOf<'demand', ReturnType<typeof demandShape>>;

/** The pick of a House that pays. */
const YES = 1;

/** Asks rivals for solaris, each for a card that it governs; for what one will not or cannot pay, something else is done. */
export const demand = (nested: Nested): EffectKind<Demand> =>
  effectKind({
    kind: 'demand',
    shape: demandShape(nested),
    say({ of, amount, otherwise }, title) {
      const much = sayMuch(amount, 'solaris', title);
      const then = sayAll(nested, otherwise, title);
      // What depends on a condition says it last: another one stands before it.
      const held = then.replace(
        /^if the target (.*?), (.*?), otherwise (.*?) the target$/,
        '$2 if it $1, and $3 it if not',
      );
      const rest = `if it does not pay, ${typeof of === 'string' ? held : held.replaceAll('the target', 'that card')}`;
      if (typeof of === 'string') return `ask its governor for ${much}; ${rest}`;
      const asked = sayFilter({ ...of.each, whose: undefined }, 'each');
      return `ask the governor of ${of.each.titles === undefined ? 'each ' : ''}${asked} for ${much}; ${rest}`;
    },
    possible: (scene, effect) => due(scene, effect).length > 0,
    ask(scene, effect, picks) {
      const { next } = answers(scene, effect, picks);
      if (next === null) return null;
      return {
        seat: next.place.seat,
        options: [{ kind: 'choose-part', part: YES }, { kind: 'pass' }],
      };
    },
    run(scene, effect, picks, frame) {
      const { game } = scene;
      const { paid, unpaid } = answers(scene, effect, picks);
      for (const [card, amount] of paid) {
        lose(game, card.place.seat, 'solaris', amount);
        gain(game, scene.seat, 'solaris', amount);
      }
      for (const { id, place } of unpaid.reverse())
        push(game.state, {
          ...partOf(frame, 0),
          targets: [...frame.targets, id],
          houses: [...frame.houses, place.seat],
        });
    },
  });

/** The cards of rivals for which is asked, House by House in initiative order (TAT-6.2-04). */
function due(scene: Scene, { of }: Demand): GameCard[] {
  const known = typeof of === 'string' ? refer(scene, of) : null;
  const cards =
    typeof of === 'string' ? (known === null ? [] : [known]) : cardsThat(scene, of.each);
  const order = inInitiativeOrder(scene.game);
  return order.flatMap((seat) =>
    seat === scene.seat ? [] : cards.filter(({ place }) => place.seat === seat),
  );
}

/** What was answered so far: only a House that can pay is asked. */
function answers(scene: Scene, effect: Demand, picks: readonly number[]) {
  const paid: [GameCard, number][] = [];
  const unpaid: GameCard[] = [];
  let answered = 0;
  for (const card of due(scene, effect)) {
    const { seat } = card.place;
    const targets = [...scene.targets, card.id];
    // Its governor knows it, where it lies unseen by the House that asks.
    const amount = asSeenBy(scene.game, seat, () =>
      Math.max(0, amountOf({ ...scene, targets }, effect.amount)),
    );
    const spent = paid.reduce((sum, [one, much]) => sum + (one.place.seat === seat ? much : 0), 0);
    if (houseAt(scene.game, seat).treasury - spent < amount) unpaid.push(card);
    else if (answered === picks.length) return { paid, unpaid, next: card };
    else {
      if (picks[answered] === YES) paid.push([card, amount]);
      else unpaid.push(card);
      answered += 1;
    }
  }
  return { paid, unpaid, next: null };
}
