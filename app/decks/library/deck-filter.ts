import type { Catalogue } from '@/lib/cards/catalogue';
import { cardIdsOf, type Deck } from '@/lib/decks/deck';
import { powerName } from '@/lib/rules/powers';
import type { StoredDeck } from '@/lib/storage/decks';
import { fold } from '@/lib/words/fold';
import type { LibraryView } from './library-address';

/** What the toolbar asks of a deck; what is empty asks nothing. */
export type Wanted = Pick<LibraryView, 'q' | 'sponsor' | 'tag'>;

export function isAsking({ q, sponsor, tag }: Wanted): boolean {
  return q.trim() !== '' || sponsor !== null || tag !== null;
}

/**
 * The decks that have every word somewhere: in their names, sponsor, notes, tags or cards. Sponsor
 * and tag must fit exactly. Without a catalogue the cards' titles are not looked at.
 */
export function filterDecks(
  decks: readonly StoredDeck[],
  wanted: Wanted,
  catalogue: Catalogue | null,
): readonly StoredDeck[] {
  const words = fold(wanted.q).split(' ').filter(Boolean);
  return decks.filter(
    ({ deck, tags }) =>
      (wanted.sponsor === null || deck.sponsor === wanted.sponsor) &&
      (wanted.tag === null || tags.includes(wanted.tag)) &&
      words.every((word) =>
        `${fold(tags.join(' '))} ${haystackOf(deck, catalogue)}`.includes(word),
      ),
  );
}

const HAYSTACKS = new WeakMap<Deck, { readonly from: Catalogue | null; readonly text: string }>();

/** Folding some fifty titles a deck on every letter typed would be felt. */
function haystackOf(deck: Deck, catalogue: Catalogue | null): string {
  const known = HAYSTACKS.get(deck);
  if (known?.from === catalogue) return known.text;
  const titles = cardIdsOf(deck).map((id) => catalogue?.byId.get(id)?.title ?? '');
  const parts = [deck.name, deck.houseName, powerName(deck.sponsor), deck.notes, ...titles];
  const text = fold(parts.join('\n'));
  HAYSTACKS.set(deck, { from: catalogue, text });
  return text;
}
