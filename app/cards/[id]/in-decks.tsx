'use client';

import Link from 'next/link';
import { useDecksWith } from '@/app/_deck/library/decks-with';
import type { Card } from '@/lib/cards/card';
import { copiesIn, type Deck, entriesOf } from '@/lib/decks/deck';
import { placeOf } from '@/lib/decks/places';
import { deckTitle } from '@/lib/decks/title';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';

/** In which decks the card stands. */
export function InDecks({
  card,
  samples,
}: {
  readonly card: Card;
  /** Titles of the samples that hold it. */
  readonly samples: readonly string[];
}) {
  const holding = useDecksWith(card.id);
  const place = placeOf(card);
  return (
    <section aria-labelledby="decks">
      <h2 id="decks">In decks</h2>
      {holding.length > 0 && (
        <ul className={styles.lines}>
          {holding.map(({ id, deck }) => (
            <li key={id}>
              <Link href={`/decks/build?deck=${encodeURIComponent(id)}`} prefetch={false}>
                {deckTitle(deck)}
              </Link>
              <span className="ms-2 text-muted text-s">{copies(deck, card)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={holding.length > 0 ? 'mt-2 text-muted' : 'text-muted'}>
        {place === null
          ? 'It is on every table and in no deck.'
          : samples.length > 0
            ? `In ${counted(samples.length, 'sample')}: ${samples.join(', ')}`
            : holding.length === 0 && 'In no deck of yours, and in no sample.'}
      </p>
    </section>
  );
}

function copies(deck: Deck, card: Card): string {
  const place = placeOf(card);
  if (place !== 'imperial' && place !== 'house') return '';
  return `× ${copiesIn(entriesOf(deck, place)).get(card.id) ?? 0}`;
}
