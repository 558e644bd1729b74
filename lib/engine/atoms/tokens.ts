import type { Tokens } from '../events';
import type { GameCardId, GameState } from '../state';

/** Puts tokens on a card or takes them off; never below 0. Null where nothing changes. */
export function changeTokens(
  state: GameState,
  id: GameCardId,
  what: Tokens['what'],
  by: number,
): Tokens | null {
  const card = state.cards[id];
  if (card === undefined || !Number.isInteger(by)) return null;
  const now = Math.max(0, card[what] + by);
  if (now === card[what]) return null;
  card[what] = now;
  return { kind: 'tokens', card: id, what, now };
}
