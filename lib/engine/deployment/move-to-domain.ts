import { push } from '../atoms/flow';
import { moveCard } from '../atoms/move';
import { staysBehind } from '../leaving-play/discard';
import { cardsInDomain } from '../queries/governed';
import { byId } from '../state/by-id';
import type { Game } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/**
 * Moves a card to another Domain as it stands, with its tokens and enhancements (TAT-6.2.11-77, C10).
 * Gives what stays behind and needs another host: ventures, programs, personnel and equipment
 * (TAT-5.4-29).
 */
export function moveAcross(
  game: Game,
  card: GameCard,
  seat: Seat,
  host: GameCardId | null,
  /** All that is on it comes along. */
  whole = false,
): GameCard[] {
  const on = cardsInDomain(game, card.place.seat).filter(({ place }) => place.host === card.id);
  moveCard(game, card.id, { zone: 'domain', seat, host }, card.status);
  const left = whole ? [] : on.filter((other) => staysBehind(game, other));
  for (const other of on)
    if (!left.includes(other))
      moveCard(game, other.id, { zone: 'domain', seat, host: card.id }, other.status);
  return left.sort(byId);
}

/** Lets a House find other hosts for cards that lost theirs. */
export function seekHosts(game: Game, seat: Seat, cards: readonly GameCard[]): void {
  if (cards.length > 0) push(game.state, { step: 'host', seat, cards: cards.map(({ id }) => id) });
}
