import { placedUntil } from '../abilities/game-catalogue';
import { changeTokens, moveCard, turnCard } from '../atoms/cards';
import { lose } from '../atoms/wealth';
import { isTiedVenture } from '../leaving-play/subdue';
import { costOf } from '../payment/cost';
import { favorToDeploy } from '../queries/allegiance';
import { cardsInDomain } from '../queries/governed';
import { emit, type Game } from '../state/game';
import type { GameCard, GameCardId, Seat, Status } from '../state/state';
import { governDune, moveCardsOn } from './govern-dune';

/**
 * Brings a card that is not in a Domain into play, on a host or alone; favor for a foreign allegiance
 * goes (TAT-7-02, TAT-7-03). Solaris are the matter of whoever deploys it.
 */
export function enterPlay(
  game: Game,
  seat: Seat,
  card: GameCard,
  host: GameCardId | null,
  status: Status = 'disengaged',
): void {
  payAllegiance(game, seat, card);
  moveCard(game, card.id, { zone: 'domain', seat, host }, status);
  becomeHome(game, seat, card);
  emit(game, { kind: 'deployed', seat, card: card.id });
}

/**
 * Turns a card of a Domain face up: favor for a foreign allegiance goes, deferment tokens go
 * (TAT-6.2.4-05), Dune becomes the home world, and ventures that went down with a persona come up with
 * it (CRF-1.A.iii-15).
 */
export function raise(game: Game, seat: Seat, card: GameCard, status: Status = 'disengaged'): void {
  payAllegiance(game, seat, card);
  turnCard(game, card.id, status);
  if (placedUntil(game, card) === null) changeTokens(game, card.id, 'deferment', -card.deferment);
  becomeHome(game, seat, card);
  emit(game, { kind: 'deployed', seat, card: card.id });
  for (const other of cardsInDomain(game, seat))
    if (other.place.host === card.id && other.status === 'subdued' && isTiedVenture(game, other))
      raise(game, seat, other);
}

/** Solaris that deploying a card costs now: subdued cards less their deferment tokens (TAT-6.2.4-03). */
export function costToDeploy(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: GameCardId | null = card.place.host,
): number {
  if (card.place.zone === 'domain' && placedUntil(game, card) !== null) return 0;
  const cost = costOf(game, seat, card, host);
  return card.place.zone === 'domain' ? Math.max(0, cost - card.deferment) : cost;
}

function payAllegiance(game: Game, seat: Seat, card: GameCard): void {
  const favor = favorToDeploy(game, seat, card);
  if (favor > 0) lose(game, seat, 'favor', favor);
}

/** What follows where a deployed card is the home world from now on, Dune out of an Assembly too (C11). */
function becomeHome(game: Game, seat: Seat, card: GameCard): void {
  if (card.group === 'dune') governDune(game, seat, card);
  if (card.group === 'homeworld') returnToHomeWorld(game, seat, card);
}

/** What Dune took over comes back once the original home world is deployed again (TAT-5.3-14, C22). */
function returnToHomeWorld(game: Game, seat: Seat, homeWorld: GameCard): void {
  const dune = cardsInDomain(game, seat).find((card) => card.group === 'dune');
  if (dune !== undefined) moveCardsOn(game, seat, dune, homeWorld);
}
