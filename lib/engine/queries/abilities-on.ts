import type { Ability } from '../abilities/ability';
import { abilitiesOf } from '../abilities/game-catalogue';
import { abilitiesBy, type Game } from '../state/game';
import type { GameCard } from '../state/state';
import { isMember } from './bodies';

const ASLEEP: readonly Ability[] = [];

/** What a card of the game can do: what it says itself, then what it has copied (TAT-11-31). */
export function abilitiesOn(
  game: Pick<Game, 'state' | 'catalogue' | 'hidden' | 'texts'>,
  card: Readonly<Pick<GameCard, 'id' | 'card'>>,
): readonly Ability[] {
  // What is part of another card's body does nothing of its own.
  if (isMember(game.state, card.id)) return ASLEEP;
  const own = abilitiesBy(game, card);
  for (const effect of game.state.lasting) {
    if (effect.card !== card.id) continue;
    for (const modifier of effect.modifiers)
      if (modifier.kind === 'abilities-of')
        return [...own, ...abilitiesOf(game.catalogue, modifier.card)];
  }
  return own;
}

/**
 * Deferment tokens with which a card must be deployed that is placed and deployed like an event without
 * being one, and keeps its tokens; null for every other card.
 */
export function placedUntil(
  game: Pick<Game, 'catalogue' | 'hidden' | 'texts'>,
  card: Readonly<Pick<GameCard, 'id' | 'card'>>,
): number | null {
  return abilitiesBy(game, card).find((one) => one.kind === 'placed')?.until ?? null;
}
