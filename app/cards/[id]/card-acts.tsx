'use client';

import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useOwnDecks } from '@/app/_deck/library/decks-with';
import { cardProxyHref } from '@/app/_print/print-hrefs';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { Card } from '@/lib/cards/card';
import { placeOf } from '@/lib/decks/places';
import styles from './card-page.module.css';

// Only who has a deck needs it.
const AddToDeck = late(() => import('./add-to-deck').then((module) => module.AddToDeck));

/** What is done with a card most: into a deck, or onto paper. */
export function CardActs({ card }: { readonly card: Card }) {
  const own = useOwnDecks();
  /** Pressed before its menu was there. */
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className={styles.acts}>
      {placeOf(card) !== null &&
        (own.length > 0 ? (
          <AddToDeck
            card={card}
            decks={own}
            isWanted={isWanted}
            meanwhile={
              <Button aria-haspopup="menu" aria-busy={isWanted} onClick={() => setIsWanted(true)}>
                <Plus size={16} aria-hidden /> Add to a deck
              </Button>
            }
          />
        ) : (
          <LinkButton href="/decks/build">
            <Plus size={16} aria-hidden />
            Build a deck
          </LinkButton>
        ))}
      <LinkButton href={cardProxyHref(card.id)}>
        <Printer size={16} aria-hidden />
        Print a proxy
      </LinkButton>
    </div>
  );
}
