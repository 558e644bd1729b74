import type { Moved } from '../events';
import type { GameCardId, GameState } from '../state';

/** Links a card to another one in the same Domain, or to none; it keeps its status and tokens (TAT-5.4-28). */
export function assignCard(
  state: GameState,
  id: GameCardId,
  host: GameCardId | null,
): Moved | null {
  const card = state.cards[id];
  if (card === undefined || card.place.host === host) return null;
  const from = card.place;
  card.place = { ...from, host };
  return { kind: 'moved', card: id, from, to: card.place };
}
