import { beginPetition } from '../petition/begin-and-end';
import { PETITION } from '../petition/terms';
import { cardAt } from '../state/game';
import { refuseIf } from '../state/refusal';
import type { ActionOf } from '../state/step';
import { intervalOf } from '../turn/current-interval';
import { aboutCard, type Operation } from './operation-kind';

/**
 * Petitioning for a card of the Assembly, as often as the House likes until it loses one (TAT-6.2.1-31,
 * TAT-6.2.1-35). What follows is petition/petition.ts.
 */
export const petition: Operation<ActionOf<'petition'>> = {
  kinds: ['petition'],
  ...aboutCard({
    zone: 'assembly',
    checks: [
      refuseIf(
        (game, seat) => intervalOf(game, seat)?.petitionLost === true,
        'petition-lost',
        'TAT-6.2.1-31',
      ),
      ...PETITION,
    ],
    ways: ({ id }) => [{ kind: 'petition', card: id }],
  }),
  perform(game, { seat }, action) {
    beginPetition(game, seat, cardAt(game, action.card));
  },
};
