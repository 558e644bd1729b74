import type { Ability } from '../abilities/ability';
import { abilitiesOf } from '../abilities/book';
import type { GameCard, GameState } from '../state';

/** What a card of the game can do: what it says itself, then what it has copied (TAT-11-31). */
export function abilitiesOn(
  { lasting }: Pick<GameState, 'lasting'>,
  { id, card }: Readonly<Pick<GameCard, 'id' | 'card'>>,
): readonly Ability[] {
  const own = abilitiesOf(card);
  for (const effect of lasting) {
    if (effect.card !== id) continue;
    for (const modifier of effect.modifiers)
      if (modifier.kind === 'abilities-of') return [...own, ...abilitiesOf(modifier.card)];
  }
  return own;
}
