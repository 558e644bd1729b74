import type { CardId } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import { cardIdsOf } from './deck';
import { SAMPLE_DECKS } from './samples';
import { deckTitle } from './title';

/** A sample that holds a card; no more of it than is said of it beside the card. */
export interface SampleHolding {
  readonly id: string;
  readonly title: string;
  readonly sponsor: Power;
}

/** The samples that hold a card. */
export function samplesWith(card: CardId): readonly SampleHolding[] {
  return SAMPLE_DECKS.filter(({ deck }) => cardIdsOf(deck).includes(card)).map(({ id, deck }) => ({
    id,
    title: deckTitle(deck),
    sponsor: deck.sponsor,
  }));
}
