import { z } from 'zod';
import type { Action } from '../../actions';
import { gain } from '../../atoms/gain';
import { changeGuildHoard } from '../../atoms/guild-hoard';
import { changeTokens } from '../../atoms/tokens';
import { happened } from '../../game';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
import { amountOf, sayMuch, sayUpTo, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Spice from a card, or from the Guild Hoard, to the own hoard or the Guild Hoard; its CROE follows each token. */
export interface MoveSpice {
  readonly kind: 'move-spice';
  readonly from: Aim | 'guild-hoard';
  readonly to: 'hoard' | 'guild-hoard' | 'nowhere';
  readonly amount: Value;
  /** The House may take less. */
  readonly upTo?: true | undefined;
}

export const moveSpice: EffectKind<MoveSpice> = {
  schema: z.strictObject({
    kind: z.literal('move-spice'),
    from: z.union([z.literal('guild-hoard'), aimSchema]),
    to: z.enum(['hoard', 'guild-hoard', 'nowhere']),
    amount: valueSchema,
    upTo: z.literal(true).optional(),
  }),
  say({ from, to, amount, upTo }, title) {
    const much = (upTo === true ? sayUpTo : sayMuch)(amount, 'spice', title);
    const source = from === 'guild-hoard' ? 'the Guild Hoard' : sayAim(from, title);
    if (to === 'nowhere') return `discard ${much} from ${source}`;
    return `move ${much} from ${source} to ${to === 'hoard' ? 'your hoard' : 'the Guild Hoard'}`;
  },
  possible: (scene, { from }) =>
    from === 'guild-hoard'
      ? scene.game.state.guildHoard > 0
      : inSight(scene, from, hasSpice).length > 0,
  ask(scene, effect, picks) {
    const { from, upTo } = effect;
    const aims = aimPicks(effect);
    if (from !== 'guild-hoard' && picks.length < aims) return askAim(scene, from, picks, hasSpice);
    if (upTo !== true || picks.length > aims) return null;
    const most = Math.min(amountOf(scene, effect.amount), stock(scene, effect, picks));
    const options: Action[] = Array.from({ length: most + 1 }, (_, amount) => ({
      kind: 'choose-number',
      amount,
    }));
    return most < 1 ? null : { seat: scene.seat, options };
  },
  run(scene, effect, picks, frame) {
    const { game, seat } = scene;
    const { from, to, upTo } = effect;
    const aims = aimPicks(effect);
    const wanted = upTo === true ? (picks[aims] ?? 0) : amountOf(scene, effect.amount);
    const sources =
      from === 'guild-hoard' ? [null] : hit(scene, from, picks.slice(0, aims), hasSpice);
    for (const source of sources) {
      const many = Math.max(
        0,
        Math.min(wanted, source === null ? game.state.guildHoard : source.spice),
      );
      if (source === null) happened(game, changeGuildHoard(game.state, -many));
      else {
        frame.targets.push(source.id);
        happened(game, changeTokens(game.state, source.id, 'spice', -many));
      }
      if (to === 'hoard') happened(game, gain(game.state, seat, 'spice', many));
      else if (to === 'guild-hoard') happened(game, changeGuildHoard(game.state, many));
    }
  },
};

function aimPicks({ from }: MoveSpice): number {
  return typeof from === 'string' || 'each' in from ? 0 : 1;
}

function hasSpice(card: GameCard): boolean {
  return card.spice > 0;
}

function stock(scene: Scene, { from }: MoveSpice, picks: readonly number[]): number {
  if (from === 'guild-hoard') return scene.game.state.guildHoard;
  return hit(scene, from, picks, hasSpice)[0]?.spice ?? 0;
}
