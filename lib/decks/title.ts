import { powerShortName } from '@/lib/rules/powers';
import type { Deck } from './deck';

/** What a deck is called where it must have a name: its own, its House's, or "Unnamed Fremen deck". */
export function deckTitle(deck: Pick<Deck, 'name' | 'houseName' | 'sponsor'>): string {
  const name = deck.name.trim();
  if (name !== '') return name;
  const house = deck.houseName.trim();
  return house === '' ? `Unnamed ${powerShortName(deck.sponsor)} deck` : house;
}
