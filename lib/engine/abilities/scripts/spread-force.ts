import { z } from 'zod';
import { changeTokens } from '../../atoms/cards';
import { discard } from '../../leaving-play/discard';
import { subdue } from '../../leaving-play/subdue';
import { inForce } from '../../queries/live';
import { resistanceOf } from '../../queries/ranks';
import { byId, cardAt } from '../../state/game';
import type { GameCard, GameCardId } from '../../state/state';
import { inSight } from '../aim';
import { DECLINED, oneOfCards } from '../choice';
import { isTouched } from '../effects/force';
import { type EffectOf, effectKind } from '../effects/kind';
import { type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { isKind } from '../matching';
import { modifier } from '../modifiers/kind';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';

const spreadShape = {
  amount: valueSchema,
  among: filterSchema,
  /** What becomes of a card that is given its resistance; it is subdued where nothing is said. */
  does: z.literal('discard').optional(),
  /** Spice tokens on what the cards lie on may be struck too; each has a resistance of 1. */
  spice: z.literal('as-well').optional(),
};
type SpreadForce = EffectOf<'spread-force', typeof spreadShape>;

/**
 * Force that a House distributes among cards that lie on one and the same card, or spice on that card, and which
 * subdues or discards those whose resistance it uses up. They are named one by one; what is left does nothing.
 */
export const spreadForce = effectKind({
  kind: 'spread-force',
  shape: spreadShape,
  say({ amount, among: { on, ...kind }, does = 'subdue', spice }, title) {
    const where = typeof on === 'object' ? ` assigned to one ${sayFilter(on, 'each')}` : '';
    const struck = spice === undefined ? '' : ' and the spice on that';
    const worn = spice === undefined ? '' : ', which is 1 for a spice';
    return `distribute ${sayMuch(amount, 'force', title)} among ${sayFilter(kind, 'many')}${where}${struck}, and ${does} each that is given its resistance${worn}`;
  },
  asks(scene, { amount, among: { on }, does = 'subdue', spice }) {
    const ground = typeof on === 'object' ? sayFilter(on, 'one') : 'a card';
    const struck = spice === undefined ? '' : `, and 1 for each spice on ${ground}`;
    return `choose each card that it ${does}s; its ${amountOf(scene, amount)} force must cover their resistance${struck}`;
  },
  tells: ({ game }, { does = 'subdue', spice }, card) =>
    spice !== undefined && isStruckForSpice(card)
      ? `loses 1 of its ${card.spice} spice`
      : `${does} it for ${resistanceOf(game, card)} force`,
  possible: (scene, effect) =>
    targets(scene, effect, []).length > 0 || spiceIn(scene, effect, []).length > 0,
  ask(scene, effect, picks) {
    if (picks.includes(DECLINED)) return null;
    const open = [...targets(scene, effect, picks), ...spiceIn(scene, effect, picks)];
    const choice = oneOfCards(scene.seat, open.sort(byId));
    if (choice === null || picks.length === 0) return choice;
    return { ...choice, options: [{ kind: 'pass' }, ...choice.options] };
  },
  run({ game }, { does }, picks, frame) {
    const named = picks.filter((pick) => pick !== DECLINED).map((pick) => cardAt(game, pick));
    for (const card of named.sort(byId)) {
      frame.targets.push(card.id);
      if (isStruckForSpice(card)) changeTokens(game, card.id, 'spice', -1);
      else (does === 'discard' ? discard : subdue)(game, card);
    }
  },
});

/** What the force that is left could subdue beside the cards that are named, in whatever order (C41). */
function targets(scene: Scene, effect: SpreadForce, picks: readonly number[]): GameCard[] {
  const { among } = effect;
  const { game } = scene;
  const left = leftOf(scene, effect, picks);
  const [first] = picks.map((pick) => cardAt(game, pick));
  const may = (card: GameCard) => resistanceOf(game, card) <= left && isTouched(scene, card);
  if (first === undefined) {
    const spread = inSight(scene, { choose: among }, may);
    const struck = alternatives(scene).flatMap((choose) => inSight(scene, { choose }, may));
    return [...new Set([...spread, ...struck])];
  }
  const struck = !inSight(scene, { choose: among }).includes(first);
  if (struck && effect.spice === undefined) return [];
  const ground = groundOf(scene, effect, first);
  return inSight(scene, { choose: among }, may).filter(
    ({ id, place }) => !picks.includes(id) && place.host === ground,
  );
}

/** The force that the cards that are named leave. */
function leftOf(scene: Scene, { amount, spice }: SpreadForce, picks: readonly number[]): number {
  const { game } = scene;
  const named = picks.filter((pick) => pick !== DECLINED).map((pick) => cardAt(game, pick));
  return named.reduce(
    (sum, card) =>
      sum - (spice !== undefined && isStruckForSpice(card) ? 1 : resistanceOf(game, card)),
    amountOf(scene, amount),
  );
}

/** What has spice on it is struck for that; no card that lies on it can have any. */
function isStruckForSpice({ spice }: GameCard): boolean {
  return spice > 0;
}

/** What a card that is named lies on; spice lies on the card that is named for it. */
function groundOf(scene: Scene, { among }: SpreadForce, card: GameCard): GameCardId | null {
  return inSight(scene, { choose: among }).includes(card) ? card.place.host : card.id;
}

/** The cards whose spice could be struck. */
function spiceIn(scene: Scene, effect: SpreadForce, picks: readonly number[]): GameCard[] {
  const { on } = effect.among;
  if (effect.spice === undefined || typeof on !== 'object' || leftOf(scene, effect, picks) < 1)
    return [];
  const first = picks[0] === undefined ? null : cardAt(scene.game, picks[0]);
  const ground = first === null ? null : groundOf(scene, effect, first);
  return inSight(scene, { choose: on }, (card) => isTouched(scene, card)).filter(
    ({ id, spice }) =>
      spice > picks.filter((pick) => pick === id).length && (ground === null || id === ground),
  );
}

/** A card in play may let all of the force go to something else. */
export const mayStrike = modifier(
  { of: filterSchema, target: filterSchema },
  ({ of, target }) =>
    `the force that your ${sayFilter(of, 'many')} distribute may all go to ${sayFilter(target, 'one')} instead`,
);

/** What cards of the House let its force go to instead. */
function alternatives({ game, seat, card }: Scene): Filter[] {
  return inForce(game, 'may-strike')
    .filter(
      ({ modifier, live }) => live.scene.seat === seat && isKind(live.scene, modifier.of, card),
    )
    .map(({ modifier }) => modifier.target);
}
