import type { Game } from '../game';
import type { GameCardId, Place, Seat } from '../state';
import { isOpen, mayTurnUp } from '../view';
import { cardName, houseName } from './naming';

/** Who reads: a House, or somebody who may see everything. */
export type Reader = Seat | 'all';

/** Whether a House may look at whatever lies face down at a place (TAT-5.2.1-05, TAT-5.4-23). */
export function mayLook(place: Place, reader: Reader): boolean {
  return reader === 'all' || mayTurnUp(place, reader);
}

/** The title of a card where it lies now, or what a reader sees who may not know it. */
export function seenName(game: Game, id: GameCardId, reader: Reader): string {
  const card = game.state.cards[id];
  if (card === undefined) return 'A card';
  return isOpen(card) || mayLook(card.place, reader)
    ? cardName(game.state, game.catalogue, id)
    : `A face-down card of ${houseName(game.state, card.place.seat)}`;
}
