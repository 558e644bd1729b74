import type { Catalogue } from '@/lib/cards/catalogue';
import { type Deck, entriesOf } from '@/lib/decks/deck';

/** A question that deck builders ask, in their words and in those that parseQuestion reads. */
export interface Example {
  readonly label: string;
  readonly ask: string;
}

/** What is asked before anything else is. */
export const FIRST_EXAMPLE = 'at least 1 t:charter in the assembly by turn 2';

const GENERAL: readonly Example[] = [
  {
    label: 'A holding that pays solaris in the first Assembly',
    ask: 'at least 1 t:holding text:"produce solaris" in the assembly',
  },
  {
    label: 'A charter in the Assembly by turn 2',
    ask: FIRST_EXAMPLE,
  },
  {
    label: 'A charter and two personas in the Assembly by turn 2',
    ask: 'at least 1 t:charter and at least 2 t:persona in the assembly by turn 2',
  },
  {
    label: 'A first Assembly without a holding or without a persona',
    ask: 'no t:holding or no t:persona in the assembly',
  },
  {
    label: 'A card with command and personnel for it by turn 2',
    ask: 'at least 1 command>=1 in the assembly by turn 2 and at least 1 t:personnel in the hand by turn 2',
  },
  {
    label: 'A first hand that the treasury cannot pay in full',
    ask: 'more than treasury solaris of cards in the hand',
  },
  {
    label: 'A first hand with nothing for 2 solaris or less',
    ask: 'no cost<=2 in the hand',
  },
  {
    label: 'A first hand without personnel',
    ask: 'no t:personnel in the hand',
  },
  {
    label: 'A first hand with four plans or events, or more',
    ask: 'at least 4 (t:plan or t:event) in the hand',
  },
];

/** The ten most useful questions of a deck builder; the last is about two cards of the deck itself. */
export function examplesFor(deck: Deck, catalogue: Catalogue): readonly Example[] {
  const titles = new Map<string, number>();
  for (const { card, count } of entriesOf(deck, 'house')) {
    const title = catalogue.byId.get(card)?.title;
    if (title !== undefined) titles.set(title, (titles.get(title) ?? 0) + count);
  }
  const [one, other] = [...titles]
    .sort(([, some], [, more]) => more - some)
    .map(([title]) => title.replace(/["“”„‟«»]/g, ''));
  if (one === undefined || other === undefined) return GENERAL;
  const ask = `at least 1 name="${one}" and at least 1 name="${other}" in the hand by turn 3`;
  return [...GENERAL, { label: `Both ${one} and ${other} by turn 3`, ask }];
}
