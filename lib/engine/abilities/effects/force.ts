import { z } from 'zod';
import { changeTokens, turnCard } from '../../atoms/cards';
import { discard, moveAway } from '../../leaving-play/discard';
import { subdue } from '../../leaving-play/subdue';
import { baseCost } from '../../payment/cost';
import { inForce } from '../../queries/live';
import { commandOf, isKept, resistanceOf } from '../../queries/ranks';
import { captureCard } from '../../rite/capture';
import { receiverOf } from '../../rite/force-distribution';
import { byId, cardAt, type Game } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import { aimSchema, inSight, sayAim } from '../aim';
import { DECLINED, oneOfCards } from '../choice';
import { type Filter, filterSchema, isKind } from '../filter';
import { sayFilter } from '../filter-words';
import type { Scene } from '../scene';
import { nameIn } from '../shape';
import { amountOf, sayMuch, valueSchema } from '../value';
import { aimed, type EffectOf, effectKind } from './kind';

/** The numbers of a card that force may be held against. */
const NUMBERS = { resistance: resistanceOf, cost: baseCost, command: commandOf };

interface Outcome {
  readonly says: string;
  readonly do: (game: Game, card: GameCard, seat: Seat) => void;
}

/** What becomes of a card for which the force suffices. */
const OUTCOMES = {
  subdue: { says: 'subdue it', do: subdue },
  discard: { says: 'discard it', do: discard },
  engage: {
    says: 'engage it',
    do(game, card) {
      if (card.status === 'disengaged') turnCard(game, card.id, 'engaged');
    },
  },
  capture: { says: 'capture it', do: (game, card, seat) => captureCard(game, seat, card) },
  'to-assembly': {
    says: 'put it face down into its owner’s Assembly',
    do: (game, card) => moveAway(game, card, { zone: 'assembly', seat: card.owner, host: null }),
  },
} satisfies Readonly<Record<string, Outcome>>;

/** Force outside rites (TAT-9-06): what happens to a card whose resistance it reaches, or exceeds. */
const force = aimed({
  kind: 'force',
  shape: {
    amount: valueSchema,
    on: aimSchema,
    /** The number that it is held against; the resistance where none is named. */
    against: nameIn(NUMBERS).optional(),
    /** What the force must do: at least equal that number, or be more. */
    must: z.enum(['reach', 'exceed']),
    does: nameIn(OUTCOMES),
  },
  say: ({ amount, on, against = 'resistance', must, does }, title) =>
    `apply ${sayMuch(amount, 'force', title)} to ${sayAim(on, title)}, and ${OUTCOMES[does].says} if the force ${must === 'reach' ? 'is at least' : 'is more than'} its ${against}`,
  aim: ({ on }) => on,
  fits: isTouched,
  each(scene, { amount, against = 'resistance', must, does }, named) {
    const { game } = scene;
    const card = receiverOf(game, named);
    if (!isTouched(scene, card)) return;
    const left = amountOf(scene, amount) - NUMBERS[against](game, card);
    if (must === 'reach' ? left >= 0 : left > 0) OUTCOMES[does].do(game, card, scene.seat);
  },
});

/** What is immune to the force of the card that has the ability is left alone. */
function isTouched({ game, card: source }: Scene, card: GameCard): boolean {
  return !isKept(game, card, 'be-given-force', source);
}

const spreadShape = {
  amount: valueSchema,
  among: filterSchema,
  /** What becomes of a card that is given its resistance; it is subdued where nothing is said. */
  does: nameIn(OUTCOMES).optional(),
  /** Spice tokens on what the cards lie on may be struck too; each has a resistance of 1. */
  spice: z.literal('as-well').optional(),
};
type SpreadForce = EffectOf<'spread-force', typeof spreadShape>;

/**
 * Force that a House distributes among cards that lie on one and the same card, or spice on that card, and which
 * subdues or discards those whose resistance it uses up. They are named one by one; what is left does nothing. A card in play may let
 * all of the force go to something else (modifier "may-strike").
 */
const spreadForce = effectKind({
  kind: 'spread-force',
  shape: spreadShape,
  say: ({ amount, among, does = 'subdue', spice }, title) =>
    `distribute ${sayMuch(amount, 'force', title).replace('as many', 'as much')} among ${sayFilter(among, 'many').replace('assigned to a ', 'assigned to one ')}${spice === undefined ? '' : ' and the spice on that'}, and ${does} each that is given its resistance${spice === undefined ? '' : ', which is 1 for a spice'}`,
  possible: (scene, effect) =>
    targets(scene, effect, []).length > 0 || spiceIn(scene, effect, []).length > 0,
  ask(scene, effect, picks) {
    if (picks.includes(DECLINED)) return null;
    const open = [...targets(scene, effect, picks), ...spiceIn(scene, effect, picks)];
    const choice = oneOfCards(scene.seat, open.sort(byId));
    if (choice === null || picks.length === 0) return choice;
    return { ...choice, options: [{ kind: 'pass' }, ...choice.options] };
  },
  run({ game, seat }, { does = 'subdue' }, picks, frame) {
    const named = picks.filter((pick) => pick !== DECLINED).map((pick) => cardAt(game, pick));
    for (const card of named.sort(byId)) {
      frame.targets.push(card.id);
      if (isStruckForSpice(card)) changeTokens(game, card.id, 'spice', -1);
      else OUTCOMES[does].do(game, card, seat);
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

/** What cards of the House let its force go to instead. */
function alternatives({ game, seat, card }: Scene): Filter[] {
  return inForce(game, 'may-strike')
    .filter(
      ({ modifier, live }) => live.scene.seat === seat && isKind(live.scene, modifier.of, card),
    )
    .map(({ modifier }) => modifier.target);
}

/** Force that is applied outside rites. */
export const FORCE = [force, spreadForce] as const;
