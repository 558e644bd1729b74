import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { GameEvent } from './events';
import type { Live } from './queries/live';
import type { GameCard, GameCardId, GameState, House, Seat } from './state';

/** A state under play: what it needs to be understood, and what has happened since it was taken up. */
export interface Game {
  readonly state: GameState;
  readonly catalogue: Catalogue;
  readonly events: GameEvent[];
  /** Modifiers on the table, collected when they are first asked for; null once something has happened. */
  live: readonly Live[] | null;
  /** How deep conditions of modifiers are being judged. */
  judging: number;
  /** How many of the events have been looked at by what answers to them. */
  heard: number;
}

/** A state taken up for play. */
export function takeUp(state: GameState, catalogue: Catalogue): Game {
  return { state, catalogue, events: [], live: null, judging: 0, heard: 0 };
}

/** The House at a seat. A seat that nobody holds is a mistake of the caller. */
export function houseAt({ state }: Game, seat: Seat): House {
  const house = state.houses[seat];
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  return house;
}

export function cardAt({ state }: Game, id: GameCardId): GameCard {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** What is printed on a card. */
export function printed({ catalogue }: Game, card: Readonly<GameCard>): Card {
  const facts = catalogue.byId.get(card.card);
  if (facts === undefined) throw new Error(`there is no card ${card.card}`);
  return facts;
}

export function happened(game: Game, ...events: readonly (GameEvent | null)[]): void {
  game.live = null;
  for (const event of events) if (event !== null) game.events.push(event);
}

/** Seats from one on, clockwise, all round. */
export function clockwise({ state }: Game, from: Seat): Seat[] {
  const count = state.houses.length;
  return Array.from({ length: count }, (_, step) => (from + step) % count);
}

/** The Houses that are still in the game, in the order of the seats. */
export function seatsInPlay({ state }: Game): Seat[] {
  return state.houses.flatMap((house, seat) => (house.eliminated ? [] : [seat]));
}
