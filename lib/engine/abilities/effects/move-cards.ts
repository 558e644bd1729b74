import { z } from 'zod';
import { shufflePile } from '../../atoms/shuffle';
import { moveAway } from '../../leaving-play/discard';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import type { Scene } from '../scene';
import { flag, nameIn } from '../shape';
import { aimed } from './kind';

const PILES = {
  hand: 'its owner’s hand',
  'house-deck': 'its owner’s House deck',
  'imperial-deck': 'its owner’s Imperial deck',
  assembly: 'its owner’s Assembly',
};

/** Puts cards of piles or hands into another pile of their owner, on top or shuffled in. */
export const moveCards = aimed({
  kind: 'move-cards',
  shape: {
    cards: aimSchema,
    to: nameIn(PILES),
    shuffle: flag,
    /** It goes to the pile of its governor, not of its owner. */
    of: z.literal('governor').optional(),
  },
  say: ({ cards, to, shuffle, of }, title) =>
    `put ${sayAim(cards, title)} into ${of === undefined ? PILES[to] : PILES[to].replace('owner', 'governor')}${shuffle === true ? ' and shuffle it' : ''}`,
  brings: null,
  aim: ({ cards }) => cards,
  fits,
  run(scene, { to, shuffle, of }, cards, frame) {
    const { game } = scene;
    for (const card of cards) {
      frame.targets.push(card.id);
      const seat = of === 'governor' ? card.place.seat : card.owner;
      moveAway(game, card, { zone: to, seat, host: null });
      if (shuffle === true) shufflePile(game, seat, to);
    }
  },
});

/**
 * Home worlds and Dune stay in their Domains (TAT-3.1.1-06, TAT-11-20); in EotS and CRF a subdued Dune
 * may be moved (CRF-4.B-07, C11).
 */
function fits({ game }: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' &&
    (card.group !== 'dune' || (game.state.options.duneCanBeUsurped && card.status === 'subdued'));
}
