import { beginRite } from '../rite/begin-rite';
import { declarableRites, leaderRefusals, mayLead, ritesLedBy } from '../rite/rite-targets';
import { cardAt } from '../state/game';
import type { ActionOf } from '../state/step';
import type { Operation } from './operation-kind';

/**
 * Declaring a rite: the rite, a disengaged persona with its talent as leader, a rival's card as target
 * (TAT-6.2.11-16, TAT-6.2.11-24). One Landsraad and one CHOAM rite against each rival (TAT-6.2.11-04).
 */
export const rite: Operation<ActionOf<'rite'>> = {
  kinds: ['rite'],
  options: (game, { seat }) => declarableRites(game, seat),
  refusalsOfCard: (game, { seat }, card) =>
    card.place.zone === 'domain' && mayLead(game, card) && ritesLedBy(game, card).length > 0
      ? leaderRefusals(game, seat, card)
      : null,
  perform(game, { seat }, action) {
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
