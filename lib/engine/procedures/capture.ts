import { moveCard } from '../atoms/move';
import { type Game, happened } from '../game';
import type { GameCard, Seat } from '../state';

export function captureCard(game: Game, seat: Seat, card: GameCard): void {
  happened(game, moveCard(game.state, card.id, { zone: 'domain', seat, host: null }, card.status));
  happened(game, { kind: 'captured', card: card.id, seat });
}
