import { push } from '../atoms/flow';
import { lose } from '../atoms/lose';
import { moveCard } from '../atoms/move';
import { type Game, happened, houseAt, printed } from '../game';
import { allegiancesOf, hostileTo } from '../queries/allegiance';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import type { GameCard, Seat, Status } from '../state';
import { staysBehind } from './discard';

/**
 * Transfers a card to the Domain of the House that captures it, for good (TAT-6.2.11-70, TAT-6.2.11-72,
 * TAT-6.2.11-81). Tokens and enhancements stay on it (TAT-6.2.11-77, TAT-6.2.11-78); personnel,
 * equipment, programs and ventures stay with the House that loses it and look for another host
 * (TAT-6.2.11-79, TAT-6.2.2-16). A resource goes to a host of the captor's choice (TAT-6.2.11-73), or is
 * discarded (TAT-5.4-33). Home worlds and Dune are never captured (TAT-3.1.1-06). An effect may say that
 * the card keeps its status and all that is on it.
 */
export function captureCard(game: Game, seat: Seat, card: GameCard, whole = false): void {
  const from = card.place.seat;
  if (card.group === 'homeworld' || card.group === 'dune' || from === seat) return;
  const on = cardsInDomain(game, from).filter((other) => other.place.host === card.id);
  const resource = printed(game, card).type === 'resource';
  const falls = !whole && (resource || isHostile(game, seat, card));
  const status: Status = falls ? 'subdued' : card.status;
  happened(game, moveCard(game.state, card.id, { zone: 'domain', seat, host: null }, status));
  const left = whole ? [] : on.filter((other) => staysBehind(game, other));
  for (const other of on)
    if (!left.includes(other))
      happened(
        game,
        moveCard(game.state, other.id, { zone: 'domain', seat, host: card.id }, other.status),
      );
  happened(game, { kind: 'captured', card: card.id, seat });
  payAllegiance(game, seat, card);
  // The House that lost the card goes first.
  if (resource) push(game.state, { step: 'host', seat, cards: [card.id] });
  if (left.length > 0)
    push(game.state, {
      step: 'host',
      seat: from,
      cards: left.map(({ id }) => id).sort((one, other) => one - other),
    });
}

function isHostile(game: Game, seat: Seat, card: GameCard): boolean {
  const hostile = hostileTo(game, seat);
  return allegiancesOf(game, card).some((power) => hostile.includes(power));
}

/**
 * The favor for coming to govern a persona of another Power by capture (CRF-4.A-07, C08). One that is
 * subdued is governed by nobody yet, and costs it when it is deployed.
 */
function payAllegiance(game: Game, seat: Seat, card: GameCard): void {
  if (!game.state.options.captureCostsFavor) return;
  if (printed(game, card).type !== 'persona' || !isDeployed(card)) return;
  const { sponsor } = houseAt(game, seat);
  if (allegiancesOf(game, card).some((power) => power !== sponsor))
    happened(game, lose(game.state, seat, 'favor', 1));
}
