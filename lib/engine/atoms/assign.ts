import { emit, type Game } from '../state/game';
import type { Moved } from '../state/log-events';
import type { GameCardId } from '../state/state';

/** Links a card to another one in the same Domain, or to none; it keeps its status and tokens (TAT-5.4-28). */
export function assignCard(game: Game, id: GameCardId, host: GameCardId | null): Moved | null {
  const { state } = game;
  const card = state.cards[id];
  if (card === undefined || card.place.host === host) return null;
  const from = card.place;
  card.place = { ...from, host };
  return emit(game, { kind: 'moved', card: id, from, to: card.place });
}
