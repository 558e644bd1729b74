import type { Power } from '@/lib/rules/powers';
import { fold } from '@/lib/words/fold';
import { type Card, characterOf } from './card';
import type { Catalogue } from './catalogue';
import { sponsorsFor } from './query/sponsor';

export interface Related {
  /** Other cards of the title: they are one card to uniqueness and to the copy limit. */
  readonly sameTitle: readonly Card[];
  /** Cards of other titles that show the same person or thing. */
  readonly sameCharacter: readonly Card[];
  readonly previous: Card | null;
  readonly next: Card | null;
  /** Sponsors in whose decks the card could stand. */
  readonly sponsors: readonly Power[];
}

export function relatedTo(card: Card, { cards }: Catalogue): Related {
  const title = fold(card.title);
  const character = fold(characterOf(card));
  const others = cards.filter((other) => other.id !== card.id);
  const place = cards.findIndex((other) => other.id === card.id);
  return {
    sameTitle: others.filter((other) => fold(other.title) === title),
    sameCharacter: others.filter(
      (other) => fold(other.title) !== title && fold(characterOf(other)) === character,
    ),
    previous: cards[place - 1] ?? null,
    next: cards[place + 1] ?? null,
    sponsors: sponsorsFor(card),
  };
}
