import { cardAt, type Game } from '../state/game';
import type { GameCard, GameCardId, GameState, Lasting } from '../state/state';
import { isDeployed } from './face-up';

/*
 * Participants that count as one (TAT-11-14). What the script "one-body" is asked lies here, for what every card can
 * do depends on it.
 */

/** Whether a lasting effect makes one body of cards, its leader the first of them. */
function isBody({ modifiers }: Readonly<Lasting>): boolean {
  return modifiers.some(({ kind }) => kind === 'one-body');
}

/** Whether a card is part of a body that another card leads. */
export function isMember(state: Readonly<GameState>, id: GameCardId): boolean {
  return leaderOfBody(state, id) !== null;
}

/** The card in whose body another one is, or null. */
export function leaderOfBody(state: Readonly<GameState>, id: GameCardId): GameCardId | null {
  for (const lasting of state.lasting)
    if (lasting.on.indexOf(id) > 0 && isBody(lasting)) return lasting.on[0] ?? null;
  return null;
}

/** A participant with all that counts as one with it and is still there. */
export function bodyOf(game: Game, card: GameCard): GameCard[] {
  const members = game.state.lasting
    .filter((lasting) => lasting.on[0] === card.id && isBody(lasting))
    .flatMap(({ on: [, ...others] }) => others)
    .map((id) => cardAt(game, id))
    .filter((other) => isDeployed(other) && other.place.host === card.id);
  return [card, ...members];
}
