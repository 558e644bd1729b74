import { changeTokens, turnCard } from '../atoms/cards';
import { emit, type Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { playOut } from '../windows/tactic';
import { isNexus } from './ripe-events';

/**
 * Turns a ripe event face up where it lies: its tokens go (TAT-6.2.8-07), save those of a Nexus event
 * (TAT-6.2.8-12), and it takes effect at once (TAT-6.2.8-10). No limit is used up by that alone
 * (TAT-6.2.8-05).
 */
export function playEvent(game: Game, seat: Seat, card: GameCard): void {
  const tokens = card.deferment;
  turnCard(game, card.id, 'disengaged');
  if (!isNexus(game, card)) changeTokens(game, card.id, 'deferment', -tokens);
  emit(game, { kind: 'deployed', seat, card: card.id });
  // Its text may still ask how many tokens it had.
  playOut(game, seat, card, { seat, card: card.id, amount: tokens });
}
