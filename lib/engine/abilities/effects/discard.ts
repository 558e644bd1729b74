import { discardCard } from '../../atoms/discard';
import { discard as discardFromPlay } from '../../leaving-play/discard';
import { isKept } from '../../queries/ranks';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import type { Scene } from '../scene';
import { aimed } from './kind';

/** Discards cards: from a Domain, with what that does to the cards on them (TAT-5.4-04), from a hand or an Assembly. */
export const discard = aimed({
  kind: 'discard',
  shape: { cards: aimSchema },
  say: ({ cards }, title) => `discard ${sayAim(cards, title)}`,
  brings: null,
  aim: ({ cards }) => cards,
  fits,
  run(scene, _effect, cards, frame) {
    for (const card of cards) {
      frame.targets.push(card.id);
      if (card.place.zone === 'domain') discardFromPlay(scene.game, card);
      else discardCard(scene.game, card.id);
    }
  },
});

/** Home worlds and Dune are never discarded (TAT-3.1.1-06, TAT-11-20); nor is what is immune. */
function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' && card.group !== 'dune' && !isKept(scene.game, card, 'discard');
}
