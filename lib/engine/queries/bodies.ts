import { cardAt, type Game } from '../state/game';
import type { GameCard, GameCardId, GameState } from '../state/state';
import { isDeployed } from './face-up';

/*
 * Participants that count as one (TAT-11-14). What the script "one-body" is asked lies here, for what every card can
 * do depends on it.
 */

/** The bodies of the rite, each with its leader first. */
function bodies({ lasting }: Readonly<GameState>): readonly (readonly GameCardId[])[] {
  return lasting.flatMap(({ on, modifiers }) =>
    modifiers.some(({ kind }) => kind === 'one-body') ? [on] : [],
  );
}

/** Whether a card is part of a body that another card leads. */
export function isMember(state: Readonly<GameState>, id: GameCardId): boolean {
  return leaderOfBody(state, id) !== null;
}

/** The card in whose body another one is, or null. */
export function leaderOfBody(state: Readonly<GameState>, id: GameCardId): GameCardId | null {
  if (state.lasting.length === 0) return null;
  return bodies(state).find(([, ...members]) => members.includes(id))?.[0] ?? null;
}

/** A participant with all that counts as one with it and is still there. */
export function bodyOf(game: Game, card: GameCard): GameCard[] {
  const members = bodies(game.state)
    .filter(([leader]) => leader === card.id)
    .flatMap(([, ...others]) => others)
    .map((id) => cardAt(game, id))
    .filter((other) => isDeployed(other) && other.place.host === card.id);
  return [card, ...members];
}
