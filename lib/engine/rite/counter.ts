import { turnCard } from '../atoms/turn-card';
import type { RiteFrame } from '../state/frames';
import { emit, type Game } from '../state/game';
import type { GameCard } from '../state/state';
import { countersFreely } from './rite-sides';

/**
 * Makes a persona the defense leader in the target's place (TAT-6.2.11-39), and its House the defender
 * where that is another one (TAT-6.2.11-14, C38). What was declared beside the target takes no part any
 * more. A persona that counters by an effect engages for it at once; one that counters freely never does.
 */
export function counterWith(
  game: Game,
  rite: RiteFrame,
  card: GameCard,
  how: 'declared' | 'by-effect' = 'declared',
): void {
  rite.defender = card.place.seat;
  rite.defense = card.id;
  rite.defenders.splice(0);
  const freely = countersFreely(game, card);
  if (how === 'by-effect' && !freely) turnCard(game, card.id, 'engaged');
  if (how === 'by-effect' || freely) rite.engaged.push(card.id);
  emit(game, { kind: 'countered', seat: card.place.seat, card: card.id });
}
