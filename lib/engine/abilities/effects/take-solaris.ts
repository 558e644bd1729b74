import { z } from 'zod';
import type { Action } from '../../actions';
import { gain } from '../../atoms/gain';
import { lose } from '../../atoms/lose';
import { happened, houseAt } from '../../game';
import type { Scene } from '../scene';
import { amountOf, sayMuch, sayUpTo, type Value, valueSchema } from '../value';
import { type Favor, housesOf } from './favor';
import type { EffectKind } from './kind';

/** Solaris of rivals that go to the own treasury, as far as theirs reach. */
export interface TakeSolaris {
  readonly kind: 'take-solaris';
  readonly from: Exclude<Favor['who'], 'you' | 'everybody'>;
  readonly amount: Value;
  /** The House may take less. */
  readonly upTo?: true | undefined;
}

export const takeSolaris: EffectKind<TakeSolaris> = {
  schema: z.strictObject({
    kind: z.literal('take-solaris'),
    from: z.enum(['chosen', 'every-rival']),
    amount: valueSchema,
    upTo: z.literal(true).optional(),
  }),
  say: ({ from, amount, upTo }, title) => {
    const many = (upTo === true ? sayUpTo : sayMuch)(amount, 'solaris', title);
    if (upTo === true)
      return `take ${many} from ${from === 'chosen' ? 'that House' : 'every rival'}`;
    // "You" is the House that pays.
    const theirs = many.replaceAll('you govern', 'it governs').replaceAll('your ', 'its ');
    return `${from === 'chosen' ? 'that House' : 'every rival'} pays you ${theirs}, or all that it has`;
  },
  possible: () => true,
  ask(scene, effect, picks) {
    if (effect.upTo !== true || picks.length > 0) return null;
    const most = Math.min(amountOf(scene, effect.amount), richest(scene, effect));
    if (most < 1) return null;
    const options: Action[] = Array.from({ length: most + 1 }, (_, amount) => ({
      kind: 'choose-number',
      amount,
    }));
    return { seat: scene.seat, options };
  },
  run(scene, effect, picks) {
    const { game, seat } = scene;
    for (const rival of housesOf(scene, effect.from)) {
      // "You" is the House that pays, where an amount speaks of what each House has.
      const wanted =
        effect.upTo === true ? (picks[0] ?? 0) : amountOf({ ...scene, seat: rival }, effect.amount);
      const many = Math.max(0, Math.min(wanted, houseAt(game, rival).treasury));
      happened(
        game,
        lose(game.state, rival, 'solaris', many),
        gain(game.state, seat, 'solaris', many),
      );
    }
  },
};

function richest(scene: Scene, { from }: TakeSolaris): number {
  return Math.max(0, ...housesOf(scene, from).map((seat) => houseAt(scene.game, seat).treasury));
}
