import { useState } from 'react';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { emptyDeck } from '@/lib/decks/deck';
import type { Power } from '@/lib/rules/powers';
import { SponsorChoice } from '../library/sponsor-choice';
import styles from './new-deck.module.css';

/** No deck is open: what a deck is, and the one question that begins it. */
export function NewDeck({ onMade }: { readonly onMade: (id: string) => void }) {
  const [making, setMaking] = useState(false);

  async function make(sponsor: Power) {
    if (making) return;
    setMaking(true);
    const id = await keepDeck(emptyDeck(sponsor));
    if (id === null) setMaking(false);
    else onMade(id);
  }

  return (
    <Page>
      <PageTitle
        title="Deck builder"
        note="An Imperial and a House deck for a sponsored House, proved legal at every step."
      />
      <div className={styles.columns}>
        <section aria-labelledby="sponsor-question" aria-busy={making}>
          <h2 id="sponsor-question" className="mb-3">
            {making ? 'Starting the deck…' : 'Choose a sponsor'}
          </h2>
          <SponsorChoice onChoose={(sponsor) => void make(sponsor)} />
        </section>
        <EmptyState
          title="A deck begins with its sponsor"
          example="For instance, House Atreides: 10 Imperial cards or more, such as Arrakeen; 30 House cards or more, such as House Battalion; Caladan as the home world; five bonus solaris to spend."
          actions={<LinkButton href="/decks">All decks and samples</LinkButton>}
        >
          One of nine Powers stands behind your House. Its adversaries are closed to you. Everything
          else is a choice, and the builder says at every card whether it may come along.
        </EmptyState>
      </div>
    </Page>
  );
}
