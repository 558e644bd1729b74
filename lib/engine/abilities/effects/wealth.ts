import { z } from 'zod';
import { changeGuildHoard } from '../../atoms/croe';
import { gain, lose } from '../../atoms/wealth';
import { houseAt } from '../../state/game';
import { numberUpTo } from '../choice';
import { HOUSES, housesOf, housesSchema, ofHouse, refer, refSchema, sayRef } from '../ref';
import { flag } from '../shape';
import { amountOf, expected, sayMuch, sayUpTo, valueSchema } from '../value';
import { effectKind } from './kind';

/** Favor gained or lost; it may go below 0 (TAT-2.3-01). */
const favor = effectKind({
  kind: 'favor',
  shape: {
    who: housesSchema,
    way: z.enum(['gain', 'lose']),
    amount: valueSchema,
  },
  say: ({ who, way, amount }, title) =>
    who === 'you'
      ? `${way} ${sayMuch(amount, 'favor', title)}`
      : `${HOUSES[who][0]} ${way}s ${sayMuch(amount, 'favor', title)}`,
  brings(scene, { who, way, amount }) {
    if (who !== 'you' && who !== 'everybody') return {};
    const many = expected(scene, amount);
    return { favor: way === 'gain' ? many : -many };
  },
  run(scene, { who, way, amount }) {
    const { game } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    for (const seat of housesOf(scene, who))
      (way === 'gain' ? gain : lose)(game, seat, 'favor', many);
  },
});

/**
 * Solaris to the Imperial Treasury (TAT-5.4-12) or to the governor of a card, or spice of the hoard to
 * the Guild Hoard. Possible only in full.
 */
const pay = effectKind({
  kind: 'pay',
  shape: {
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
    /** The card whose governor gets the solaris. */
    to: refSchema.optional(),
  },
  say: ({ what, amount, to }, title) =>
    `pay ${sayMuch(amount, what, title)}${to === undefined ? '' : ` to the governor of ${sayRef(to, title)}`}`,
  brings: (scene, { what, amount }) => ({ [what]: -expected(scene, amount) }),
  possible(scene, { what, amount }) {
    const { treasury, hoard } = houseAt(scene.game, scene.seat);
    return (what === 'solaris' ? treasury : hoard) >= amountOf(scene, amount);
  },
  run(scene, { what, amount, to }) {
    const { game, seat } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    const payee = to === undefined ? null : refer(scene, to);
    if (lose(game, seat, what, many) === null) return;
    if (payee !== null) gain(game, payee.place.seat, what, many);
    else if (what === 'spice') changeGuildHoard(game, many);
  },
});

/** Solaris to the Imperial Treasury that must be paid; what the treasury lacks is lost in favor. */
const levy = effectKind({
  kind: 'levy',
  shape: { amount: valueSchema },
  say: ({ amount }, title) =>
    `pay ${sayMuch(amount, 'solaris', title)}, and lose 1 favor for each that your treasury lacks`,
  run(scene, { amount }) {
    const { game, seat } = scene;
    const due = Math.max(0, amountOf(scene, amount));
    const solaris = Math.min(due, houseAt(game, seat).treasury);
    lose(game, seat, 'solaris', solaris);
    if (due > solaris) lose(game, seat, 'favor', due - solaris);
  },
});

/** Solaris of rivals that go to the own treasury, as far as theirs reach. */
const takeSolaris = effectKind({
  kind: 'take-solaris',
  shape: {
    from: z.enum(['chosen', 'every-rival']),
    amount: valueSchema,
    /** The House may take less. */
    upTo: flag,
  },
  say: ({ from, amount, upTo }, title) => {
    const many = (upTo === true ? sayUpTo : sayMuch)(amount, 'solaris', title);
    if (upTo === true) return `take ${many} from ${HOUSES[from][0]}`;
    // "You" is the House that pays.
    return `${HOUSES[from][0]} pays you ${ofHouse(many)}, or all that it has`;
  },
  brings(scene, { amount }) {
    const rivals = scene.game.state.houses.filter((_, seat) => seat !== scene.seat);
    const richest = Math.max(0, ...rivals.map(({ treasury }) => treasury));
    return { solaris: Math.min(expected(scene, amount), richest) };
  },
  ask(scene, { from, amount, upTo }, picks) {
    if (upTo !== true || picks.length > 0) return null;
    const treasuries = housesOf(scene, from).map((rival) => houseAt(scene.game, rival).treasury);
    return numberUpTo(scene.seat, Math.min(amountOf(scene, amount), Math.max(0, ...treasuries)));
  },
  run(scene, { from, amount, upTo }, picks) {
    const { game, seat } = scene;
    for (const rival of housesOf(scene, from)) {
      // "You" is the House that pays, where an amount speaks of what each House has.
      const wanted = upTo === true ? (picks[0] ?? 0) : amountOf({ ...scene, seat: rival }, amount);
      const many = Math.max(0, Math.min(wanted, houseAt(game, rival).treasury));
      lose(game, rival, 'solaris', many);
      gain(game, seat, 'solaris', many);
    }
  },
});

/** What Houses gain, pay and take. */
export const WEALTH = [favor, pay, levy, takeSolaris] as const;
