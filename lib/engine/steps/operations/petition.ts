import { byId } from '../../by-id';
import { cardAt, houseAt } from '../../game';
import { beginPetition } from '../../procedures/begin-petition';
import { mayPetition } from '../../queries/petitionable';
import type { Operation } from './operation';

/**
 * Petitioning for a card of the Assembly, as often as the House likes until it loses one (TAT-6.2.1-31,
 * TAT-6.2.1-35). What follows is steps/petition.ts.
 */
export const petition: Operation = {
  kinds: ['petition'],
  options: (game, { seat, petitionLost, barred }) =>
    petitionLost
      ? []
      : houseAt(game, seat)
          .zones.assembly.map((id) => cardAt(game, id))
          .filter((card) => !barred.includes(card.id) && mayPetition(game, seat, card))
          .sort(byId)
          .map(({ id }) => ({ kind: 'petition', card: id })),
  perform(game, { seat }, action) {
    if (action.kind === 'petition') beginPetition(game, seat, cardAt(game, action.card));
  },
};
