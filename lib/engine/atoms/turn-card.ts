import type { Turned } from '../events';
import type { GameCardId, GameState, Status } from '../state';

/** Gives a card in a Domain another status: engages, disengages, subdues or deploys it where it lies. */
export function turnCard(state: GameState, id: GameCardId, to: Status): Turned | null {
  const card = state.cards[id];
  if (card === undefined || card.place.zone !== 'domain' || card.status === to) return null;
  const from = card.status;
  card.status = to;
  return { kind: 'turned', card: id, from, to };
}
