'use client';

import { distance } from 'fastest-levenshtein';
import { usePathname } from 'next/navigation';
import { LinkButton } from '@/app/_ui/base/button';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { CardLine } from '@/app/_ui/card/card-line';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { addressId } from '@/app/_ui/offline/address-id';
import type { Card } from '@/lib/cards/card';
import { setName } from '@/lib/rules/taxonomy';
import styles from './card-page.module.css';

/** No card has the id in the address: the cards that have one near it. */
export default function CardNotFound() {
  const asked = addressId(usePathname());
  const state = useCatalogue();
  const near = state.status === 'ready' ? nearest(asked, state.catalogue.cards) : [];
  return (
    <Page narrow>
      <PageTitle
        title="No card has this id"
        note={
          <>
            “{asked.slice(0, 80)}” is not in the catalogue. An id is the code of a set and a title,
            as in eots-paul-atreides.
          </>
        }
        actions={<LinkButton href="/cards">Search all cards</LinkButton>}
      />
      {near.length > 0 && (
        <>
          <h2>The nearest ids</h2>
          <ul className={styles.lines}>
            {near.map((card) => (
              <li key={card.id}>
                <CardLine card={card} picture note={`${setName(card.set)}, ${card.id}`} linked />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

/** A slip in the set's code should not hide the right title, so the title counts alone too. */
function nearest(asked: string, cards: readonly Card[]): readonly Card[] {
  const id = asked
    .toLowerCase()
    .slice(0, 80)
    .replace(/[^a-z0-9]+/g, '-');
  const title = (text: string) => text.replace(/^(eots|jotc|tat)-/, '');
  const steps = (card: Card) =>
    Math.min(distance(id, card.id), distance(title(id), title(card.id)) + 0.5);
  return cards
    .map((card) => ({ card, far: steps(card) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6)
    .map(({ card }) => card);
}
