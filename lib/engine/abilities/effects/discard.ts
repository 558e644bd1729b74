import { z } from 'zod';
import { discardCard } from '../../atoms/discard';
import { happened } from '../../game';
import { discard as discardFromPlay } from '../../procedures/discard';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, isOpenTo, sayAim } from '../aim';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Discards cards: from a Domain, with what that does to the cards on them (TAT-5.4-04), from a hand or an Assembly. */
export interface Discard {
  readonly kind: 'discard';
  readonly cards: Aim;
}

export const discard: EffectKind<Discard> = {
  schema: z.strictObject({ kind: z.literal('discard'), cards: aimSchema }),
  say: ({ cards }, title) => `discard ${sayAim(cards, title)}`,
  possible: (scene, { cards }) => inSight(scene, cards, fits(scene)).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks, fits(scene)),
  run(scene, { cards }, picks, frame) {
    for (const card of hit(scene, cards, picks, fits(scene))) {
      frame.targets.push(card.id);
      if (card.place.zone === 'domain') discardFromPlay(scene.game, card);
      else happened(scene.game, discardCard(scene.game.state, card.id));
    }
  },
};

/** Home worlds and Dune are never discarded (TAT-3.1.1-06, TAT-11-20); nor is what is immune. */
function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' && card.group !== 'dune' && isOpenTo(scene, card, 'discard');
}
