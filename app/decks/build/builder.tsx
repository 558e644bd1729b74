'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useQueryState } from 'nuqs';
import { Button } from '@/app/_ui/button';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import { Page } from '@/app/_ui/page-title';
import styles from './builder.module.css';
import { NewDeck } from './new-deck';

/** The database and all that works with it is fetched when a deck is opened. */
const Workbench = dynamic(() => import('./workbench').then((module) => module.Workbench), {
  ssr: false,
  loading: () => <Opening />,
});

/** The deck that the address names, or the beginning of one. */
export function Builder() {
  const [deckId] = useQueryState('deck');
  const catalogue = useCatalogue();
  const router = useRouter();
  if (deckId === null || deckId === '')
    return (
      <NewDeck onMade={(id) => router.replace(`/decks/build?deck=${encodeURIComponent(id)}`)} />
    );
  if (catalogue.status === 'failed')
    return (
      <Page narrow>
        <h1 className="visually-hidden">Deck builder</h1>
        <EmptyState
          tone="failed"
          title="The catalogue could not be fetched"
          actions={
            <Button kind="primary" onClick={catalogue.retry}>
              Try again
            </Button>
          }
        >
          {catalogue.message} Your decks are safe on this device; they can be shown once the cards
          are here.
        </EmptyState>
      </Page>
    );
  if (catalogue.status === 'loading') return <Opening />;
  return (
    <Workbench key={deckId} deckId={deckId} catalogue={catalogue.catalogue} loading={<Opening />} />
  );
}

/** The frame of the builder while a deck is on its way. */
function Opening() {
  return (
    <div className={styles.opening} data-workspace role="status">
      <h1 className={styles.words}>Opening the deck…</h1>
      <div className={styles.panes} aria-hidden>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
