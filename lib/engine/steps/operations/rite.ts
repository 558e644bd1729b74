import { cardAt } from '../../game';
import { beginRite } from '../../procedures/begin-rite';
import { declarableRites } from '../../queries/rite-targets';
import type { Operation } from './operation';

/**
 * Declaring a rite: the rite, a disengaged persona with its talent as leader, a rival's card as target
 * (TAT-6.2.11-16, TAT-6.2.11-24). One Landsraad and one CHOAM rite against each rival (TAT-6.2.11-04).
 */
export const rite: Operation = {
  kinds: ['rite'],
  options: (game, { seat }) =>
    declarableRites(game, seat).map(({ rite, leader, target }) => ({
      kind: 'rite',
      rite,
      leader: leader.id,
      target: target.id,
    })),
  perform(game, { seat }, action) {
    if (action.kind !== 'rite') return;
    beginRite(game, {
      rite: action.rite,
      attacker: seat,
      leader: cardAt(game, action.leader),
      target: cardAt(game, action.target),
      engagedBefore: false,
      counts: true,
    });
  },
};
