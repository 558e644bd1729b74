import { isEquipment } from '@/lib/rules/resources';
import { diesOnTheWay } from '../abilities/scripts/dies-if-transferred';
import { turnCard } from '../atoms/cards';
import { lose } from '../atoms/wealth';
import { discard, moveAcross, seekHosts } from '../leaving-play/discard';
import { allegiancesOf, hostileTo } from '../queries/allegiance';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { emit, type Game, houseAt, printed } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/** How an effect captures, where it says more than that. */
interface Manner {
  readonly whole?: boolean;
  readonly among?: readonly GameCardId[];
}

/**
 * Transfers a card to the Domain of the House that captures it, for good (TAT-6.2.11-70, TAT-6.2.11-72,
 * TAT-6.2.11-81). Tokens and enhancements stay on it (TAT-6.2.11-77, TAT-6.2.11-78); personnel,
 * equipment, programs and ventures stay with the House that loses it and look for another host
 * (TAT-6.2.11-79, TAT-6.2.2-16). A resource goes to a host of the captor's choice (TAT-6.2.11-73), or is
 * discarded (TAT-5.4-33). Home worlds and Dune are never captured (TAT-3.1.1-06). An effect may say that
 * the card keeps its status and all that is on it, or that a resource may go on some cards alone.
 */
export function captureCard(
  game: Game,
  seat: Seat,
  card: GameCard,
  { whole = false, among }: Manner = {},
): void {
  const from = card.place.seat;
  if (card.group === 'homeworld' || card.group === 'dune' || from === seat) return;
  const resource = printed(game, card).type === 'resource';
  const dies = diesOnTheWay(game, card);
  const left = moveAcross(game, card, seat, null, whole ? 'whole' : 'captured');
  if (!whole && (resource || isHostile(game, seat, card))) turnCard(game, card.id, 'subdued');
  emit(game, { kind: 'captured', card: card.id, seat });
  if (!whole) captureEquipmentOn(game, seat, card);
  payAllegiance(game, seat, card);
  // The House that lost the card goes first.
  if (resource) seekHosts(game, seat, [card], among);
  seekHosts(game, from, left);
  if (dies) discard(game, card);
}

/** Equipment that came along is captured as well, and subdued like any resource that is (TAT-6.2.11-73). */
function captureEquipmentOn(game: Game, seat: Seat, { id: host }: GameCard): void {
  for (const card of cardsInDomain(game, seat)) {
    if (card.place.host !== host || !isEquipment(printed(game, card).subtypes)) continue;
    turnCard(game, card.id, 'subdued');
    emit(game, { kind: 'captured', card: card.id, seat });
  }
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
  if (allegiancesOf(game, card).some((power) => power !== sponsor)) lose(game, seat, 'favor', 1);
}
