'use client';

import { useState } from 'react';
import { useFragment } from '@/app/_deck/link/use-shared-deck';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { DealtOpening } from './dealt-opening';
import { DeckChoice, type SentDeck } from './deck-choice';
import styles from './opening.module.css';
import { OpeningOdds } from './opening-odds';
import { SeedBar } from './seed-bar';
import { useChosenDeck } from './use-chosen-deck';
import { chooseDeck, useOpeningUrl } from './use-opening-url';

/** Choose a deck, deal it by a seed, and see how likely any card was. */
export function OpeningDesk() {
  const [url, setUrl] = useOpeningUrl();
  const catalogue = useCatalogue();
  const fragment = useFragment();
  const chosen = useChosenDeck(url, fragment);
  const isShared = fragment !== null && fragment !== '';
  const [sent, setSent] = useState<SentDeck | null>(null);
  if (isShared && chosen.deck !== null && sent?.fragment !== fragment)
    setSent({ deck: chosen.deck, fragment });

  if (catalogue.status === 'failed')
    return <NotFetched failed={catalogue}>Your decks are safe.</NotFetched>;

  const bar = (
    <div className={styles.bar}>
      <DeckChoice
        url={url}
        setUrl={setUrl}
        sent={sent}
        isShared={isShared && chosen.deck !== null}
      />
      <SeedBar url={url} setUrl={setUrl} deck={chosen.deck} isShared={isShared} />
    </div>
  );
  if (chosen.status === 'broken')
    return (
      <>
        {bar}
        <EmptyState
          tone="failed"
          title="The deck in this address cannot be read"
          actions={
            <>
              {chosen.retry && <Button onClick={chosen.retry}>Try again</Button>}
              <Button onClick={() => chooseDeck({ deck: null, sample: null }, setUrl)}>
                Deal a sample deck
              </Button>
            </>
          }
        >
          {chosen.message}
        </EmptyState>
      </>
    );
  if (catalogue.status === 'loading' || chosen.status === 'loading')
    return (
      <>
        {bar}
        <p className="text-muted" aria-live="polite">
          Shuffling …
        </p>
      </>
    );
  if (chosen.deck === null)
    return (
      <>
        {bar}
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
      </>
    );
  return (
    <>
      {bar}
      <DealtOpening deck={chosen.deck} seed={url.seed} catalogue={catalogue.catalogue} />
      <OpeningOdds
        deck={chosen.deck}
        catalogue={catalogue.catalogue}
        ruled={catalogue.ruled}
        url={url}
        setUrl={setUrl}
      />
    </>
  );
}
