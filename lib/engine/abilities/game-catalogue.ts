import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Ability } from './ability';

/** The cards, and what they do: all that a game is played with. */
export interface GameCatalogue extends Catalogue {
  /** What each card does that the engine runs. */
  readonly abilities: ReadonlyMap<CardId, readonly Ability[]>;
}

const NOTHING: readonly Ability[] = [];

/** The abilities of a card: all that it says, or none where the engine does not run it. */
export function abilitiesOf({ abilities }: GameCatalogue, card: CardId): readonly Ability[] {
  return abilities.get(card) ?? NOTHING;
}

/** Whether the engine runs what a card says. */
export function isEncoded({ abilities }: GameCatalogue, card: CardId): boolean {
  return abilities.has(card);
}
