import { emit, type Game } from '../state/game';
import type { Tokens } from '../state/log-events';
import type { GameCardId } from '../state/state';

/** Puts tokens on a card or takes them off; never below 0. Null where nothing changes. */
export function changeTokens(
  game: Game,
  id: GameCardId,
  what: Tokens['what'],
  by: number,
): Tokens | null {
  const { state } = game;
  const card = state.cards[id];
  if (card === undefined || !Number.isInteger(by)) return null;
  const now = Math.max(0, card[what] + by);
  if (now === card[what]) return null;
  card[what] = now;
  return emit(game, { kind: 'tokens', card: id, what, now });
}
