import { emit, type Game } from '../state/game';
import type { Turned } from '../state/log-events';
import type { GameCardId, Status } from '../state/state';

/** Gives a card in a Domain another status: engages, disengages, subdues or deploys it where it lies. */
export function turnCard(game: Game, id: GameCardId, to: Status): Turned | null {
  const { state } = game;
  const card = state.cards[id];
  if (card === undefined || card.place.zone !== 'domain' || card.status === to) return null;
  const from = card.status;
  card.status = to;
  return emit(game, { kind: 'turned', card: id, from, to });
}
