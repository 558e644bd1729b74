import { useState } from 'react';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { ImportLink } from '@/app/_import/import-link';
import { LinkButton } from '@/app/_ui/base/button';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { emptyDeck } from '@/lib/decks/deck';
import type { Power } from '@/lib/rules/powers';
import { SponsorChoice } from '../library/sponsor-choice';
import { DeckParts } from './deck-parts';

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
        title={making ? 'Starting the deck…' : 'New deck'}
        under={{ href: '/decks', name: 'Decks' }}
        actions={
          <>
            <LinkButton slim href="/decks#samples">
              Samples
            </LinkButton>
            <ImportLink />
          </>
        }
      />
      <DeckParts at={0} />
      <section aria-labelledby="sponsors" aria-busy={making}>
        <h2 id="sponsors" className="visually-hidden">
          Sponsors
        </h2>
        <SponsorChoice namesSamples onChoose={(sponsor) => void make(sponsor)} />
      </section>
    </Page>
  );
}
