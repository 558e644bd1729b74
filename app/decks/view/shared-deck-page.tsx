'use client';

import { Button, LinkButton } from '@/app/_ui/button';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import { PageTitle } from '@/app/_ui/page-title';
import { useFragment, useSharedDeck } from '../_shared/use-shared-deck';
import { SharedDeckView } from './shared-deck-view';
import styles from './view.module.css';

/** The deck behind the "#" of the address, read-only; or what is wrong with the link and what to do. */
export function SharedDeckPage() {
  const fragment = useFragment();
  const shared = useSharedDeck(fragment);
  const catalogue = useCatalogue();

  if (shared.status === 'ready' && catalogue.status === 'ready')
    return (
      <SharedDeckView
        key={fragment}
        deck={shared.deck}
        fragment={fragment ?? ''}
        catalogue={catalogue.catalogue}
      />
    );
  const ways = (
    <>
      <LinkButton href="/decks">Your decks</LinkButton>
      <LinkButton href="/check">Read a list</LinkButton>
    </>
  );
  return (
    <>
      <PageTitle title="Shared deck" />
      {shared.status === 'empty' && (
        <EmptyState
          title="There is no deck in this address"
          example="A link to a deck is long: all its cards stand behind the “#”."
          actions={ways}
        >
          A shared deck travels in its link and lies on no server. Open the whole link that you were
          sent, or choose “Share…” in the menu of a deck of yours to make one.
        </EmptyState>
      )}
      {shared.status === 'broken' && (
        <EmptyState tone="failed" title="This link cannot be read" actions={ways}>
          {shared.problems.map(({ message }) => message).join(' ')} Your own decks are untouched.
        </EmptyState>
      )}
      {shared.status === 'failed' && (
        <EmptyState
          tone="failed"
          title="This page could not be fetched in full"
          actions={<Button onClick={shared.retry}>Try again</Button>}
        >
          The server cannot be reached. The deck is safe: it is in the link.
        </EmptyState>
      )}
      {shared.status !== 'failed' && catalogue.status === 'failed' && shared.status !== 'empty' && (
        <EmptyState
          tone="failed"
          title="The cards could not be fetched"
          actions={<Button onClick={catalogue.retry}>Try again</Button>}
        >
          {catalogue.message} The deck is safe: it is in the link.
        </EmptyState>
      )}
      {(shared.status === 'reading' ||
        (shared.status === 'ready' && catalogue.status === 'loading')) && (
        <p className={styles.loading} aria-live="polite">
          Unfolding the deck…
        </p>
      )}
    </>
  );
}
