import { riteOf } from '../abilities/rite';
import { turnCard } from '../atoms/turn-card';
import { emit, type Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { followersOf, leaderOf } from './rite-sides';
import { isBeyond } from './stages';

/**
 * Makes a card a participant on the side of a House by its text (TAT-6.2.11-19, C06). One that its text
 * has engaged is engaged for the rite; another engages with its side, or at once where that is done.
 * A defense without its leader has no other participants (TAT-6.2.11-50).
 */
export function joinRite(game: Game, seat: Seat, card: GameCard): void {
  const rite = riteOf(game);
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return;
  const attacks = seat === rite.attacker;
  const done = isBeyond(rite, attacks ? 'attack-engages' : 'defense-engages');
  if (done && !attacks && !rite.defends) return;
  const followers = followersOf(rite, seat);
  if (card.id === leaderOf(rite, seat) || followers.includes(card.id)) return;
  if (done && card.status === 'disengaged') turnCard(game, card.id, 'engaged');
  if (card.status === 'engaged') rite.engaged.push(card.id);
  followers.push(card.id);
  emit(game, { kind: 'joined', seat, card: card.id });
}
