import { isPersonnel } from '@/lib/rules/resources';
import { governedBy } from '../queries/governed';
import { isKept, rankOf, subtypesOf } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { byId, cardAt, type Game, printed } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { directed } from './direct';
import { followersOf, leaderOf } from './sides';

/**
 * The cards that a House may name as participants next: personas that its leader can direct, then
 * personnel with the talent on the leader or on these, all disengaged (TAT-6.2.11-18,
 * TAT-6.2.11-19, TAT-6.2.11-20, TAT-6.2.11-21, TAT-6.2.11-22, TAT-6.2.11-23, TAT-6.2.11-43,
 * TAT-6.2.11-45). Personas come first, but may be named in any order (C41). Where a tactic let the leader
 * Direct after the others were named, only these personas and what is on them.
 */
export function joiners(
  game: Game,
  rite: Readonly<RiteFrame>,
  seat: Seat,
  by: 'declaration' | 'tactic' = 'declaration',
): GameCard[] {
  const leader = cardAt(game, leaderOf(rite, seat));
  const followers = followersOf(rite, seat);
  const free = governedBy(game, seat)
    .filter(
      (card) =>
        card.status === 'disengaged' &&
        card.id !== leader.id &&
        !followers.includes(card.id) &&
        !isKept(game, card, 'participate'),
    )
    .sort(byId);
  if (free.length === 0) return free;
  const isPersona = (card: GameCard) => printed(game, card).type === 'persona';
  const personas = directed(game, rite, leader, free.filter(isPersona));
  const personnel = free.filter(
    (card) =>
      ((by === 'declaration' && card.place.host === leader.id) ||
        (card.place.host !== null && followers.includes(card.place.host))) &&
      isPersonnel(subtypesOf(game, card)) &&
      rankOf(game, card, rite.rite) !== null,
  );
  return [...personas, ...personnel];
}
