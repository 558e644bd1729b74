'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useDecksWith, useOwnDecks } from '@/app/_deck/library/decks-with';
import type { Card } from '@/lib/cards/card';
import { copiesIn, type Deck, entriesOf } from '@/lib/decks/deck';
import { placeOf } from '@/lib/decks/places';
import { deckTitle } from '@/lib/decks/title';
import styles from './card-page.module.css';

// Only who has a deck needs it.
const AddToDeck = dynamic(() => import('./add-to-deck').then((module) => module.AddToDeck), {
  ssr: false,
});

/** In which decks the card stands, and the way into one more. */
export function InDecks({
  card,
  samples,
}: {
  readonly card: Card;
  /** Titles of the samples that hold it. */
  readonly samples: readonly string[];
}) {
  const own = useOwnDecks();
  const holding = useDecksWith(card.id);
  const place = placeOf(card);
  return (
    <section aria-labelledby="decks">
      <h2 id="decks">In decks</h2>
      {holding.length > 0 && (
        <ul className={styles.lines}>
          {holding.map(({ id, deck }) => (
            <li key={id}>
              <Link href={`/decks/build?deck=${encodeURIComponent(id)}`}>{deckTitle(deck)}</Link>
              <span className="ms-2 text-muted text-s">{copies(deck, card)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3 mt-3">
        {place !== null && own.length > 0 && <AddToDeck card={card} decks={own} />}
        {place !== null && own.length === 0 && (
          <Link href="/decks/build">Build a deck to put it into</Link>
        )}
        {place === null && <span className="text-muted">It is on every table and in no deck.</span>}
        {samples.length > 0 && (
          <span className="text-muted text-s">In the samples: {samples.join(', ')}</span>
        )}
      </div>
    </section>
  );
}

function copies(deck: Deck, card: Card): string {
  const place = placeOf(card);
  if (place !== 'imperial' && place !== 'house') return '';
  return `× ${copiesIn(entriesOf(deck, place)).get(card.id) ?? 0}`;
}
