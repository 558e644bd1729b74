'use client';

import { PowerIcon } from '@/app/_ui/icons/powers';
import { Select } from '@/app/_ui/select';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { OpeningUrl, SetOpeningUrl } from './use-opening-url';
import { useStoredDecks } from './use-stored-decks';

/** The player's decks first, but no archived one that is not chosen, then the nine samples. */
export function DeckChoice({
  url,
  setUrl,
}: {
  readonly url: OpeningUrl;
  readonly setUrl: SetOpeningUrl;
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
  const value = url.deck === null ? `sample ${url.sample}` : `deck ${url.deck}`;
  return (
    <Select
      label="Deck"
      value={value}
      placeholder="Choose a deck"
      options={[...own, ...samples]}
      onValueChange={(next) => {
        const [kind, id = ''] = next.split(' ', 2);
        void setUrl(kind === 'deck' ? { deck: id, sample: null } : { deck: null, sample: id });
      }}
    />
  );
}
