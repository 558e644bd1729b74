import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { lose } from '../../atoms/lose';
import { houseAt } from '../../state/game';
import { numberUpTo } from '../choice';
import { HOUSES, housesOf } from '../houses';
import type { Scene } from '../scene';
import { flag } from '../shape';
import { amountOf, expected, sayMuch, sayUpTo, valueSchema } from '../value';
import { type EffectOf, effectKind } from './kind';

const shape = {
  from: z.enum(['chosen', 'every-rival']),
  amount: valueSchema,
  /** The House may take less. */
  upTo: flag,
};
type TakeSolaris = EffectOf<'take-solaris', typeof shape>;

/** Solaris of rivals that go to the own treasury, as far as theirs reach. */
export const takeSolaris = effectKind({
  kind: 'take-solaris',
  shape,
  say: ({ from, amount, upTo }, title) => {
    const many = (upTo === true ? sayUpTo : sayMuch)(amount, 'solaris', title);
    if (upTo === true) return `take ${many} from ${HOUSES[from][0]}`;
    // "You" is the House that pays.
    const theirs = many.replaceAll('you govern', 'it governs').replaceAll('your ', 'its ');
    return `${HOUSES[from][0]} pays you ${theirs}, or all that it has`;
  },
  brings(scene, { amount }) {
    const { houses } = scene.game.state;
    const treasuries = houses
      .filter((_, seat) => seat !== scene.seat)
      .map(({ treasury }) => treasury);
    return { solaris: Math.min(expected(scene, amount), Math.max(0, ...treasuries)) };
  },
  possible: () => true,
  ask(scene, effect, picks) {
    if (effect.upTo !== true || picks.length > 0) return null;
    return numberUpTo(scene.seat, Math.min(amountOf(scene, effect.amount), richest(scene, effect)));
  },
  run(scene, effect, picks) {
    const { game, seat } = scene;
    for (const rival of housesOf(scene, effect.from)) {
      // "You" is the House that pays, where an amount speaks of what each House has.
      const wanted =
        effect.upTo === true ? (picks[0] ?? 0) : amountOf({ ...scene, seat: rival }, effect.amount);
      const many = Math.max(0, Math.min(wanted, houseAt(game, rival).treasury));
      lose(game, rival, 'solaris', many);
      gain(game, seat, 'solaris', many);
    }
  },
});

function richest(scene: Scene, { from }: TakeSolaris): number {
  return Math.max(0, ...housesOf(scene, from).map((seat) => houseAt(scene.game, seat).treasury));
}
