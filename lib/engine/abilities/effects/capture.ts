import { z } from 'zod';
import { assignCard } from '../../atoms/assign';
import { happened } from '../../game';
import { captureCard } from '../../procedures/capture';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, isOpenTo, sayAim } from '../aim';
import { type Ref, refer, refSchema, sayRef } from '../ref';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Takes cards into the own Domain for good (TAT-6.2.11-70 to TAT-6.2.11-81). */
export interface Capture {
  readonly kind: 'capture';
  readonly cards: Aim;
  /** It keeps its status and all that is assigned to it. */
  readonly whole?: true | undefined;
  /** What it is assigned to from then on. */
  readonly onto?: Ref | undefined;
}

export const capture: EffectKind<Capture> = {
  schema: z.strictObject({
    kind: z.literal('capture'),
    cards: aimSchema,
    whole: z.literal(true).optional(),
    onto: refSchema.optional(),
  }),
  say: ({ cards, whole, onto }, title) =>
    `capture ${sayAim(cards, title)}${whole === true ? ' with all that is assigned to it, each card as it lies' : ''}${onto === undefined ? '' : ` and assign it to ${sayRef(onto, title)}`}`,
  possible: (scene, { cards }) => inSight(scene, cards, fits(scene)).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks, fits(scene)),
  run(scene, { cards, whole, onto }, picks, frame) {
    const { game, seat } = scene;
    const host = onto === undefined ? null : refer(scene, onto);
    for (const card of hit(scene, cards, picks, fits(scene))) {
      frame.targets.push(card.id);
      // The House that it is taken from is the one that later effects speak of.
      frame.houses.push(card.place.seat);
      captureCard(game, seat, card, whole === true);
      if (host !== null && card.place.seat === seat)
        happened(game, assignCard(game.state, card.id, host.id));
    }
  },
};

/** Home worlds and Dune are never captured (TAT-3.1.1-06), nor is what a House has already. */
function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' &&
    card.group !== 'dune' &&
    card.place.seat !== scene.seat &&
    isOpenTo(scene, card, 'capture');
}
