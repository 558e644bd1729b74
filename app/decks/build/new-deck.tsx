import { useState } from 'react';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { ImportLink } from '@/app/_import/import-link';
import { LinkButton } from '@/app/_ui/base/button';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { emptyDeck } from '@/lib/decks/deck';
import type { Power } from '@/lib/rules/powers';
import { SponsorChoice } from '../library/sponsor-choice';
import styles from './new-deck.module.css';

const PARTS: readonly (readonly [name: string, about: string])[] = [
  ['Sponsor', 'One of nine Powers; its adversaries are closed to you.'],
  ['Home world', 'One, such as Caladan: it is deployed from the start.'],
  ['Imperial deck', '10 cards or more, such as Arrakeen: what Houses petition for.'],
  ['House deck', '30 cards or more, such as House Battalion: what your hand is drawn from.'],
  ['House Profile', 'Five bonus solaris to spend on what you begin with.'],
];

/** No deck is open: the one question that begins it, and what a deck is. */
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
        actions={
          <>
            <LinkButton slim href="/decks#samples">
              Samples
            </LinkButton>
            <ImportLink />
          </>
        }
      />
      <section aria-labelledby="sponsor-question" aria-busy={making}>
        <h2 id="sponsor-question" className="mb-3">
          {making ? 'Starting the deck…' : 'Choose a sponsor'}
        </h2>
        <SponsorChoice onChoose={(sponsor) => void make(sponsor)} />
      </section>
      <section aria-labelledby="parts" className="mt-8">
        <h2 id="parts">What a deck is made of</h2>
        <dl className={styles.parts}>
          {PARTS.map(([name, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
