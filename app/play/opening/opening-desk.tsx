'use client';

import { useState } from 'react';
import { deckOptions, sharedChoice, useDeckChoices } from '@/app/_deck/library/deck-choices';
import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { useFragment } from '@/app/_ui/base/address';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Select } from '@/app/_ui/base/select';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Deck } from '@/lib/decks/deck';
import { DealtOpening } from './dealt-opening';
import styles from './opening.module.css';
import { OpeningOdds } from './opening-odds';
import { DealAgain, SeedBar } from './seed-bar';
import { chooseDeck, useOpeningUrl } from './use-opening-url';

/** Choose a deck, deal it by a seed, and see how likely any card was. */
export function OpeningDesk() {
  const [url, setUrl] = useOpeningUrl();
  const catalogue = useCatalogue();
  const fragment = useFragment();
  const shared = useSharedDeck(fragment);
  const { choices, isRead } = useDeckChoices();
  const isNarrow = useMedia(NARROW);
  /** The deck that came with the address, and what stands behind the "#" for it; it stays to be chosen again. */
  const [sent, setSent] = useState<{ readonly deck: Deck; readonly fragment: string } | null>(null);
  if (shared.status === 'ready' && fragment !== null && sent?.fragment !== fragment)
    setSent({ deck: shared.deck, fragment });

  if (catalogue.status === 'failed')
    return <NotFetched failed={catalogue}>Your decks are safe.</NotFetched>;

  const isShared = shared.status === 'ready';
  const named = url.deck === null ? `sample ${url.sample}` : `deck ${url.deck}`;
  const found = choices.find(({ ref }) => ref === named)?.deck ?? null;
  const deck = isShared ? shared.deck : shared.status === 'empty' ? found : null;
  const isRefused = shared.status === 'broken' || shared.status === 'failed';
  const isWaiting =
    catalogue.status === 'loading' ||
    shared.status === 'reading' ||
    (deck === null && url.deck !== null && !isRead);

  function choose(ref: string) {
    const [kind, id = ''] = ref.split(' ', 2);
    const isOwn = kind === 'deck';
    if (kind === 'shared') chooseDeck({ deck: null, sample: null }, setUrl, sent?.fragment);
    else chooseDeck({ deck: isOwn ? id : null, sample: isOwn ? null : id }, setUrl);
  }

  const seedBar = <SeedBar deck={deck} isShared={isShared} />;
  return (
    <>
      <div className={styles.bar}>
        <Select
          label="Deck"
          value={isShared ? 'shared' : named}
          placeholder="Choose a deck"
          options={deckOptions([
            ...(sent ? [sharedChoice(sent.deck)] : []),
            ...choices.filter(({ archived, ref }) => !archived || ref === named),
          ])}
          onValueChange={choose}
        />
        <DealAgain />
        {!isNarrow && seedBar}
      </div>
      {isRefused ? (
        <EmptyState
          tone="failed"
          title="The deck in this address cannot be read"
          actions={
            <>
              {shared.status === 'failed' && <Button onClick={shared.retry}>Try again</Button>}
              <Button onClick={() => chooseDeck({ deck: null, sample: null }, setUrl)}>
                Deal a sample deck
              </Button>
            </>
          }
        >
          {shared.status === 'failed'
            ? 'The server cannot be reached. The deck is safe: it is in the address.'
            : shared.problems.map(({ message }) => message).join(' ')}
        </EmptyState>
      ) : isWaiting ? (
        <p className="text-muted" aria-live="polite">
          Shuffling …
        </p>
      ) : deck === null ? (
        <EmptyState
          title="This deck is not here"
          actions={
            <Button kind="primary" onClick={() => setUrl({ deck: null, sample: null })}>
              Deal a sample deck
            </Button>
          }
        >
          Decks live in the browser that made them. If somebody sent you this address, ask for the
          link that “Copy link” makes on their side: it brings the deck along, and the seed then
          deals the same hand.
        </EmptyState>
      ) : (
        <DealtOpening deck={deck} seed={url.seed} catalogue={catalogue.catalogue}>
          <OpeningOdds deck={deck} />
        </DealtOpening>
      )}
      {/* on a phone the cards come first */}
      {isNarrow && seedBar}
    </>
  );
}
