import { z } from 'zod';
import { changeGuildHoard } from '../../atoms/croe';
import { gain, lose } from '../../atoms/wealth';
import { changeDeclared } from '../../initiative/initiative';
import { houseAt } from '../../state/game';
import type { House, Seat } from '../../state/state';
import { numberUpTo } from '../choice';
import { HOUSES, housesOf, housesSchema, ofHouse, refer, refSchema, sayRef } from '../ref';
import type { Scene } from '../scene';
import { amountOf, expected, sayMuch, sayUpTo, sayValue, valueSchema } from '../value';
import { isHeldBack } from './held-back';
import { type EffectOf, effectKind } from './kind';

/** Favor gained or lost; it may go below 0 (TAT-2.3-01). What is declared may be changed alone (TAT-6.1.3-02). */
const favor = effectKind({
  kind: 'favor',
  shape: {
    who: housesSchema,
    way: z.enum(['gain', 'lose']),
    amount: valueSchema,
    /** Not the favor that the House has but what it declared. */
    which: z.literal('declared').optional(),
  },
  say({ who, way, amount, which }, title) {
    if (which === 'declared')
      return `${way === 'gain' ? 'raise' : 'lower'} ${HOUSES[who][1]} declared favor by ${sayValue(amount, title)}`;
    const much = sayMuch(amount, 'favor', title);
    return who === 'you' ? `${way} ${much}` : `${HOUSES[who][0]} ${way}s ${much}`;
  },
  brings(scene, { who, way, amount, which }) {
    if (which === 'declared' || (who !== 'you' && who !== 'everybody')) return {};
    const many = expected(scene, amount);
    return { favor: way === 'gain' ? many : -many };
  },
  run(scene, { who, way, amount, which }) {
    const { game, card } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    for (const seat of housesOf(scene, who))
      if (which === 'declared') changeDeclared(game, seat, way === 'gain' ? many : -many);
      else if (way === 'gain') gain(game, seat, 'favor', many, card.id);
      else lose(game, seat, 'favor', many);
  },
});

const payShape = {
  what: z.enum(['solaris', 'spice']),
  amount: valueSchema,
  /** Who pays, the own House where nobody is named; the governor of a card. */
  who: z.union([housesSchema, z.strictObject({ governs: refSchema })]).optional(),
  /**
   * Who has it from then on: the own House, the governor of a card, nobody. Without it solaris go to the
   * Imperial Treasury (TAT-5.4-12) and spice to the Guild Hoard.
   */
  to: z.union([z.enum(['you', 'nobody']), refSchema]).optional(),
  /** A House that has less pays that, or favor for the rest. Without it, it pays in full or not at all. */
  short: z.enum(['all-it-has', 'favor']).optional(),
  /** The own House may name less. */
  take: z.literal('at-most').optional(),
};
type Pay = EffectOf<'pay', typeof payShape>;

/** Solaris of a treasury or spice of a hoard that go elsewhere. */
const pay = effectKind({
  kind: 'pay',
  shape: payShape,
  say: sayPay,
  brings(scene, { what, amount, who = 'you', to }) {
    const many = expected(scene, amount);
    if (who === 'you' || who === 'everybody') return to === 'you' ? {} : { [what]: -many };
    if (to !== 'you') return {};
    const rivals = scene.game.state.houses.filter((_, seat) => seat !== scene.seat);
    return { [what]: Math.min(many, Math.max(0, ...rivals.map((rival) => stockOf(rival, what)))) };
  },
  possible(scene, { what, amount, who = 'you', to, short }) {
    const owed = who === 'you' ? amountOf(scene, amount) : null;
    // What is nothing is paid without moving any.
    if (what === 'spice' && to !== 'nobody' && owed !== 0 && isHeldBack(scene, what)) return false;
    return (
      owed === null || short !== undefined || stockOf(houseAt(scene.game, scene.seat), what) >= owed
    );
  },
  ask(scene, effect, picks) {
    if (effect.take === undefined || picks.length > 0) return null;
    const stocks = payers(scene, effect).map((one) =>
      stockOf(houseAt(scene.game, one), effect.what),
    );
    return numberUpTo(scene.seat, Math.min(amountOf(scene, effect.amount), Math.max(0, ...stocks)));
  },
  run(scene, effect, picks) {
    const { game } = scene;
    const { what, amount, to, short, take } = effect;
    for (const payer of payers(scene, effect)) {
      // "You" is the House that pays, where an amount speaks of what each House has.
      const due = take !== undefined ? picks[0] : amountOf({ ...scene, seat: payer }, amount);
      const owed = Math.max(0, due ?? 0);
      const has = stockOf(houseAt(game, payer), what);
      if (has < owed && short === undefined && take === undefined) continue;
      const paid = Math.min(owed, has);
      lose(game, payer, what, paid);
      if (short === 'favor' && owed > paid) lose(game, payer, 'favor', owed - paid);
      const payee = to === undefined || to === 'nobody' || to === 'you' ? null : refer(scene, to);
      if (to === 'you') gain(game, scene.seat, what, paid);
      else if (payee !== null) gain(game, payee.place.seat, what, paid);
      else if (to === undefined && what === 'spice') changeGuildHoard(game, paid);
    }
  },
});

function stockOf({ treasury, hoard }: House, what: Pay['what']): number {
  return what === 'solaris' ? treasury : hoard;
}

function payers(scene: Scene, { who = 'you' }: Pay): readonly Seat[] {
  if (typeof who === 'string') return housesOf(scene, who);
  const card = refer(scene, who.governs);
  return card === null ? [] : [card.place.seat];
}

/** "pay 2 solaris", "that House discards 1 spice, if it has any", "take up to 3 solaris from that House". */
function sayPay({ what, amount, who = 'you', to, short, take }: Pay, title: string): string {
  const whose = typeof who === 'string' ? who : null;
  const house = whose === null ? `the governor of ${sayGoverned(who, title)}` : HOUSES[whose][0];
  const many = (take !== undefined ? sayUpTo : sayMuch)(amount, what, title);
  if (take !== undefined && to === 'you') return `take ${many} from ${house}`;
  const own = whose === 'you';
  // "You" is the House that pays.
  const much = own ? many : ofHouse(many);
  const verb = to === 'nobody' ? 'discard' : 'pay';
  const payee = to === undefined && what === 'spice' ? ' to the Guild Hoard' : '';
  const target =
    to === undefined || to === 'nobody' || to === 'you'
      ? payee
      : ` to the governor of ${sayRef(to, title)}`;
  const order = own ? verb : `${house} ${verb}s${to === 'you' ? ' you' : ''}`;
  const has = own ? 'you have' : 'it has';
  const all = amount === 1 ? `, if ${has} any` : `, or all that ${has}`;
  const rest =
    short === 'favor'
      ? `, and lose${own ? '' : 's'} 1 favor for each that ${own ? 'your' : 'its'} treasury lacks`
      : short === undefined
        ? ''
        : all;
  return `${order} ${much}${target}${rest}`;
}

function sayGoverned(who: Pay['who'], title: string): string {
  return typeof who === 'object' ? sayRef(who.governs, title) : '';
}

/** What Houses gain, pay and take. */
export const WEALTH = [favor, pay] as const;
