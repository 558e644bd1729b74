'use client';

import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { useFragment } from '@/app/_ui/base/address';
import { LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { PageTitle } from '@/app/_ui/base/page-title';
import { NotFetched, OnItsWay } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { SharedDeckView } from './shared-deck-view';

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
  const failed = shared.status === 'failed' ? shared : catalogue.status === 'failed' && catalogue;
  return (
    <>
      <PageTitle title="Shared deck" />
      {shared.status === 'empty' ? (
        <EmptyState
          title="There is no deck in this address"
          example="A link to a deck is long: all its cards stand behind the “#”."
          actions={ways}
        >
          A shared deck travels in its link and lies on no server. Open the whole link that you were
          sent, or choose “Share…” in the menu of a deck of yours to make one.
        </EmptyState>
      ) : shared.status === 'broken' ? (
        <EmptyState tone="failed" title="This link cannot be read" actions={ways}>
          {shared.problems.map(({ message }) => message).join(' ')} Your own decks are untouched.
        </EmptyState>
      ) : failed ? (
        <NotFetched failed={failed}>The deck is safe: it is in the link.</NotFetched>
      ) : (
        <OnItsWay>Unfolding the deck…</OnItsWay>
      )}
    </>
  );
}
