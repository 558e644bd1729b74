'use client';

import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useOwnDecks } from '@/app/_deck/library/decks-with';
import { cardProxyHref } from '@/app/_print/print-hrefs';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { Card } from '@/lib/cards/card';
import { placeOf } from '@/lib/decks/places';
import type { Power } from '@/lib/rules/powers';
import styles from './card-page.module.css';

// Fetched beside the page; its button stands there from the start.
const AddToDeck = late(() => import('./add-to-deck').then((module) => module.AddToDeck));

/** What is done with a card most: into a deck, or onto paper. */
export function CardActs({
  card,
  sponsors,
}: {
  readonly card: Card;
  /** In whose decks it could stand. */
  readonly sponsors: readonly Power[];
}) {
  const own = useOwnDecks();
  /** Pressed before its menu was there. */
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className={styles.acts}>
      {placeOf(card) !== null && (
        <AddToDeck
          card={card}
          decks={own}
          sponsors={sponsors}
          isWanted={isWanted}
          meanwhile={
            <Button
              kind="primary"
              aria-haspopup="menu"
              aria-busy={isWanted}
              onClick={() => setIsWanted(true)}
            >
              <Plus size={16} aria-hidden /> Add to a deck
            </Button>
          }
        />
      )}
      <LinkButton href={cardProxyHref(card.id)}>
        <Printer size={16} aria-hidden />
        Print a proxy
      </LinkButton>
    </div>
  );
}
