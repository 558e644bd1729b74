import { type Game, houseAt, printed } from '../game';
import type { GameCard, Seat } from '../state';
import { baseCost, costOf } from './cost';
import { governsDuneFief, homeWorldOf } from './governed';
import { hasRoom, isLegalHost } from './hosts';
import { placedUntil } from './placed';
import { isKept, subtypesOf } from './ranks';
import { uniqueInTheWay } from './unique';

/** Whether a native may come to a House: it governs a Dune fief (TAT-6.2.1-05, TAT-6.2.2-05). */
export function welcomesNatives(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  return !subtypesOf(game, card).includes('Native') || governsDuneFief(game, seat);
}

/**
 * Whether nothing but its price stands against deploying a card now: no copy of a unique card
 * (TAT-9-13), no missing Dune fief for a persona that is native (TAT-6.2.2-05, CRF-1.A.i-08).
 */
export function mayEnterPlay(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  if (uniqueInTheWay(game.state, card.card, game.catalogue) !== undefined) return false;
  return printed(game, card).type !== 'persona' || welcomesNatives(game, seat, card);
}

/**
 * Whether a subdued card other than an event may be deployed, its price apart: it has a deferment
 * token (TAT-6.2.4-01), its host is deployed and legal (TAT-6.2.4-02, TAT-7-06) with room for it (TAT-3.2-08), no copy is in the way,
 * and it is no home world while Dune is governed (TAT-5.3-09).
 */
export function mayRise(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  withoutTokens = false,
): boolean {
  if (card.status !== 'subdued' || (card.deferment < 1 && !withoutTokens)) return false;
  if (isKept(game, card, 'deploy')) return false;
  if (printed(game, card).type === 'event') return false;
  // Solaris never replace the tokens of what is deployed like an event (TAT-6.2.8-08).
  if (!withoutTokens && placedUntil(card) !== null && card.deferment < baseCost(game, card))
    return false;
  if (card.group === 'homeworld' && homeWorldOf(game, seat)?.group === 'dune') return false;
  const host = card.place.host === null ? null : game.state.cards[card.place.host];
  if (host === undefined) return false;
  if (host !== null && !(isLegalHost(game, card, host) && hasRoom(game, card, host))) return false;
  return mayEnterPlay(game, seat, card);
}

/** Whether a card must be deployed before the Interval ends: its tokens cover its cost (TAT-6.2.4-06, C23). */
export function mustRise(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  return (
    mayRise(game, seat, card) && card.deferment >= (placedUntil(card) ?? costOf(game, seat, card))
  );
}

/** Whether a House can pay so many solaris. */
export function canPay(game: Game, seat: Seat, solaris: number): boolean {
  return houseAt(game, seat).treasury >= solaris;
}
