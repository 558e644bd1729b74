import { staysInPlay } from '../abilities/scripts/stays-once';
import { changeTokens, settlePrice, turnCard } from '../atoms/cards';
import { discard } from '../leaving-play/discard';
import { baseCost, isOpenCost } from '../payment/cost';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { emit, type Game, printed, seatsInPlay } from '../state/game';
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
  if (printed(game, card).cost === 'X')
    settlePrice(game, card.id, isOpenCost(game, card) ? tokens : baseCost(game, card));
  turnCard(game, card.id, 'disengaged');
  if (!isNexus(game, card)) changeTokens(game, card.id, 'deferment', -tokens);
  emit(game, { kind: 'deployed', seat, card: card.id, from: 'domain' });
  // Its text may still ask how many tokens it had.
  playOut(game, seat, card, { seat, card: card.id, amount: tokens });
}

/**
 * What the House Discard phase does to deployed events: a Nexus event loses a token (TAT-6.2.8-14, C26),
 * and events without tokens are discarded (TAT-6.3.2-03, TAT-6.2.8-15, C18). Placed ones stay.
 */
export function endEvents(game: Game): void {
  for (const seat of seatsInPlay(game))
    for (const card of cardsInDomain(game, seat)) {
      if (!isDeployed(card) || printed(game, card).type !== 'event') continue;
      changeTokens(game, card.id, 'deferment', -1);
      if (card.deferment === 0 && !staysInPlay(game, card.id)) discard(game, card);
    }
}
