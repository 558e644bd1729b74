import { assignCard } from '../../atoms/assign';
import { isKept } from '../../queries/ranks';
import { captureCard } from '../../rite/capture';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { refer, refSchema, sayRef } from '../ref';
import type { Scene } from '../scene';
import { flag } from '../shape';
import { aimed } from './kind';

/** Takes cards into the own Domain for good (TAT-6.2.11-70 to TAT-6.2.11-81). */
export const capture = aimed({
  kind: 'capture',
  shape: {
    cards: aimSchema,
    /** It keeps its status and all that is assigned to it. */
    whole: flag,
    /** What it is assigned to from then on. */
    onto: refSchema.optional(),
  },
  say: ({ cards, whole, onto }, title) =>
    `capture ${sayAim(cards, title)}${whole === true ? ' with all that is assigned to it, each card as it lies' : ''}${onto === undefined ? '' : ` and assign it to ${sayRef(onto, title)}`}`,
  brings: null,
  aim: ({ cards }) => cards,
  fits,
  run(scene, { whole, onto }, cards, frame) {
    const { game, seat } = scene;
    const host = onto === undefined ? null : refer(scene, onto);
    for (const card of cards) {
      frame.targets.push(card.id);
      // The House that it is taken from is the one that later effects speak of.
      frame.houses.push(card.place.seat);
      captureCard(game, seat, card, whole === true);
      if (host !== null && card.place.seat === seat) assignCard(game, card.id, host.id);
    }
  },
});

/** Home worlds and Dune are never captured (TAT-3.1.1-06), nor is what a House has already. */
function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' &&
    card.group !== 'dune' &&
    card.place.seat !== scene.seat &&
    !isKept(scene.game, card, 'capture');
}
