'use client';

import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import { chooseDeck, type OpeningUrl, type SetOpeningUrl } from './use-opening-url';
import { useStoredDecks } from './use-stored-decks';

/** A deck that an address brought, and what stands behind the "#" for it. */
export interface SentDeck {
  readonly deck: Deck;
  readonly fragment: string;
}

/** The player's decks first, but no archived one that is not chosen, then the nine samples. */
export function DeckChoice({
  url,
  setUrl,
  sent,
  isShared,
}: {
  readonly url: OpeningUrl;
  readonly setUrl: SetOpeningUrl;
  /** The deck that came with the address, if one did; it stays to be chosen again. */
  readonly sent: SentDeck | null;
  /** Whether that is the deck on the table. */
  readonly isShared: boolean;
}) {
  const stored = (useStoredDecks() ?? []).filter(
    ({ id, archived }) => !archived || id === url.deck,
  );
  const own = stored.map(({ id, deck }) => ({
    value: `deck ${id}`,
    label: deck.name || 'Unnamed deck',
    icon: <PowerIcon power={deck.sponsor} coloured named />,
  }));
  const samples = SAMPLE_DECKS.map(({ id, deck }) => ({
    value: `sample ${id}`,
    label: deck.name,
    icon: <PowerIcon power={deck.sponsor} coloured named />,
    end: 'sample',
  }));
  const brought = sent && [
    {
      value: 'shared',
      label: deckTitle(sent.deck),
      icon: <PowerIcon power={sent.deck.sponsor} coloured named />,
      end: 'shared',
    },
  ];
  const named = url.deck === null ? `sample ${url.sample}` : `deck ${url.deck}`;
  return (
    <Select
      label="Deck"
      value={isShared ? 'shared' : named}
      placeholder="Choose a deck"
      options={[...(brought ?? []), ...own, ...samples]}
      onValueChange={(next) => {
        if (next === 'shared') {
          chooseDeck({ deck: null, sample: null }, setUrl, sent?.fragment);
          return;
        }
        const [kind, id = ''] = next.split(' ', 2);
        const chosen = kind === 'deck' ? { deck: id, sample: null } : { deck: null, sample: id };
        chooseDeck(chosen, setUrl);
      }}
    />
  );
}
