'use client';

import { useRouter } from 'next/navigation';
import { useQueryState } from 'nuqs';
import { late } from '@/app/_ui/base/late';
import { Page } from '@/app/_ui/base/page-title';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import styles from './builder.module.css';
import { NewDeck } from './new-deck';

/** The database and all that works with it is fetched when a deck is opened. */
const Workbench = late(() => import('./workbench').then((module) => module.Workbench));

/** The deck that the address names, or the beginning of one. */
export function Builder() {
  const [deckId] = useQueryState('deck');
  const router = useRouter();
  if (deckId === null || deckId === '')
    return (
      <NewDeck onMade={(id) => router.replace(`/decks/build?deck=${encodeURIComponent(id)}`)} />
    );
  return (
    <WithCatalogue
      safe="Your decks are safe in this browser; they can be shown once the cards are here."
      frame={(content) => (
        <Page narrow>
          <h1 className="visually-hidden">Deck builder</h1>
          {content}
        </Page>
      )}
      loading={<Opening />}
    >
      {(catalogue) => (
        <Workbench
          key={deckId}
          deckId={deckId}
          catalogue={catalogue}
          loading={<Opening />}
          meanwhile={<Opening />}
        />
      )}
    </WithCatalogue>
  );
}

/** The frame of the builder while a deck is on its way. */
function Opening() {
  return (
    <div className={styles.opening} data-workspace data-own-head role="status">
      <h1 className={styles.words}>Opening the deck…</h1>
      <div className={styles.panes} aria-hidden>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
