import { z } from 'zod';
import { changeTokens } from '../../atoms/cards';
import { changeGuildHoard } from '../../atoms/croe';
import { gain } from '../../atoms/wealth';
import { isNexus } from '../../event-cards/ripe-events';
import { discard } from '../../leaving-play/discard';
import { isDeployed } from '../../queries/face-up';
import { defermentWithin } from '../../queries/limits';
import { isKept } from '../../queries/ranks';
import type { GameCard } from '../../state/state';
import { isDefermentPhase } from '../../turn/current-interval';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { numberUpTo } from '../choice';
import type { Scene } from '../scene';
import { defermentAdded } from '../scripts/more-deferment';
import { amountOf, expected, sayMuch, sayUpTo, valueSchema } from '../value';
import { isHeldBack } from './held-back';
import { aimed, type EffectOf, effectKind } from './kind';
import { produce } from './produce';

const moveShape = {
  from: z.union([z.literal('guild-hoard'), aimSchema]),
  to: z.enum(['hoard', 'guild-hoard', 'nowhere']),
  amount: valueSchema,
  /** The House may take less. */
  take: z.literal('at-most').optional(),
};
type MoveSpice = EffectOf<'move-spice', typeof moveShape>;

/** Spice from a card, or from the Guild Hoard, to the own hoard or the Guild Hoard; its CROE follows each token. */
const moveSpice = effectKind({
  kind: 'move-spice',
  shape: moveShape,
  say({ from, to, amount, take }, title) {
    const much = (take !== undefined ? sayUpTo : sayMuch)(amount, 'spice', title);
    const source = from === 'guild-hoard' ? 'the Guild Hoard' : sayAim(from, title);
    const all = typeof amount === 'object' && 'tokens' in amount && amount.on === from;
    if (all && to === 'hoard') return `move all spice on ${source} to your hoard`;
    if (to === 'nowhere') return `discard ${much} from ${source}`;
    return `move ${much} from ${source} to ${to === 'hoard' ? 'your hoard' : 'the Guild Hoard'}`;
  },
  brings: (scene, { to, amount }) => (to === 'hoard' ? { spice: expected(scene, amount) } : {}),
  possible: (scene, { from, to }) =>
    (to === 'nowhere' || !isHeldBack(scene, 'spice')) &&
    (from === 'guild-hoard'
      ? scene.game.state.guildHoard > 0
      : inSight(scene, from, hasSpice).length > 0),
  ask(scene, effect, picks) {
    const { from, to, take } = effect;
    if (to !== 'nowhere' && isHeldBack(scene, 'spice')) return null;
    const aims = aimPicks(effect);
    if (from !== 'guild-hoard' && picks.length < aims) return askAim(scene, from, picks, hasSpice);
    if (take === undefined || picks.length > aims) return null;
    const most = Math.min(amountOf(scene, effect.amount), stock(scene, effect, picks));
    return numberUpTo(scene.seat, most);
  },
  run(scene, effect, picks, frame) {
    const { game, seat } = scene;
    const { from, to, take } = effect;
    const aims = aimPicks(effect);
    const wanted = take !== undefined ? (picks[aims] ?? 0) : amountOf(scene, effect.amount);
    const sources =
      from === 'guild-hoard' ? [null] : hit(scene, from, picks.slice(0, aims), hasSpice);
    for (const source of sources) {
      const there = source === null ? game.state.guildHoard : source.spice;
      const many = Math.max(0, Math.min(wanted, there));
      if (source === null) changeGuildHoard(game, -many);
      else {
        frame.targets.push(source.id);
        changeTokens(game, source.id, 'spice', -many);
      }
      if (to === 'hoard') gain(game, seat, 'spice', many);
      else if (to === 'guild-hoard') changeGuildHoard(game, many);
    }
  },
});

/** How many picks name the card that the spice lies on. */
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

/** Where tokens are taken off, there are some: no sentence needs to say so. */
function withoutTokens(aim: Aim): Aim {
  return typeof aim === 'object' && 'choose' in aim
    ? { ...aim, choose: { ...aim.choose, deferment: undefined } }
    : aim;
}

/** Deferment tokens put on cards or taken off, down to none. */
const deferment = aimed({
  kind: 'deferment',
  shape: {
    way: z.enum(['assign', 'discard']),
    amount: valueSchema,
    on: aimSchema,
    /** Not deferment tokens but those that a text marks something with. */
    what: z.literal('marks').optional(),
  },
  say({ way, amount, on, what }, title) {
    const all = typeof amount === 'object' && 'tokens' in amount && amount.on === on;
    const tokens =
      all && amount.tokens === 'deferment'
        ? 'all deferment tokens'
        : sayMuch(amount, what === undefined ? 'deferment tokens' : 'tokens', title);
    return way === 'assign'
      ? `put ${tokens} on ${sayAim(on, title)}`
      : `take ${tokens} off ${sayAim(withoutTokens(on), title)}`;
  },
  aim: ({ on }) => on,
  // A card that gets no token in the phase gets no more of them either.
  fits: ({ game }, card, { way, what }) =>
    way === 'discard' ||
    what !== undefined ||
    !isDefermentPhase(game) ||
    !isKept(game, card, 'gain-deferment'),
  each(scene, { way, amount, what }, card) {
    const many = Math.max(0, amountOf(scene, amount));
    const { game } = scene;
    if (what !== undefined) {
      changeTokens(game, card.id, what, way === 'assign' ? many : -many);
      return;
    }
    const by =
      way === 'assign'
        ? defermentWithin(game, card, many + defermentAdded(game, scene.card, card))
        : -many;
    changeTokens(game, card.id, 'deferment', by);
    // A deployed Nexus event goes with its last token, whatever takes it off (TAT-6.2.8-15).
    if (way === 'discard' && card.deferment === 0 && isDeployed(card) && isNexus(game, card))
      discard(game, card);
  },
});

/** Spice, solaris and tokens that come, go, and lie on cards. */
export const TOKENS = [produce, moveSpice, deferment] as const;
