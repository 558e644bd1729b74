import { moveAway } from '../../leaving-play/discard';
import { aimSchema, inSight, sayAim } from '../aim';
import { aimed } from './kind';

/** Puts cards, each as it lies, into the Domain of the House that was chosen or that they were captured from. */
export const handOver = aimed({
  kind: 'hand-over',
  shape: { cards: aimSchema },
  say: ({ cards }, title) =>
    `hand ${sayAim(cards, title)} over, as it lies, to the House that had it`,
  brings: null,
  possible: (scene, { cards }) => scene.houses.length > 0 && inSight(scene, cards).length > 0,
  aim: ({ cards }) => cards,
  run(scene, _effect, cards, frame) {
    const seat = scene.houses.at(-1);
    if (seat === undefined) return;
    for (const card of cards) {
      frame.targets.push(card.id);
      moveAway(scene.game, card, { zone: 'domain', seat, host: null }, card.status);
    }
  },
});
