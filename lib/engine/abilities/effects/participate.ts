import { joinRite } from '../../rite/part-taking';
import { aimSchema, inSight, sayAim } from '../aim';
import { riteOf } from '../rite-of';
import { aimed } from './kind';

/** Brings cards into the rite on the own side, beside what was declared (C06). */
export const participate = aimed({
  kind: 'participate',
  shape: { cards: aimSchema },
  say: ({ cards }, title) => `bring ${sayAim(cards, title)} into the rite`,
  brings: null,
  possible: (scene, { cards }) => riteOf(scene.game) !== null && inSight(scene, cards).length > 0,
  aim: ({ cards }) => cards,
  run(scene, _effect, cards, frame) {
    for (const card of cards) {
      frame.targets.push(card.id);
      joinRite(scene.game, scene.seat, card);
    }
  },
});
