'use client';

import { InSamples } from '@/app/_cards/stands';
import { useDecksWith } from '@/app/_deck/library/decks-with';
import { Link } from '@/app/_ui/base/link';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Card } from '@/lib/cards/card';
import { copiesIn, type Deck, entriesOf } from '@/lib/decks/deck';
import { placeOf } from '@/lib/decks/places';
import type { SampleHolding } from '@/lib/decks/samples-with';
import { deckTitle } from '@/lib/decks/title';
import { plural } from '@/lib/sentences';
import styles from './card-page.module.css';

/** In which decks the card stands. */
export function InDecks({
  card,
  samples,
}: {
  readonly card: Card;
  /** The samples that hold it. */
  readonly samples: readonly SampleHolding[];
}) {
  const holding = useDecksWith(card.id);
  return (
    <section aria-labelledby="decks">
      <h2 id="decks">In decks</h2>
      {holding.length > 0 && (
        <ul className={styles.lines}>
          {holding.map(({ id, deck }) => (
            <li key={id} className={styles.holding}>
              <PowerIcon power={deck.sponsor} coloured size={15} />
              <Link href={`/decks/build?deck=${encodeURIComponent(id)}`}>{deckTitle(deck)}</Link>
              <span className="text-muted text-s">{copies(deck, card)}</span>
            </li>
          ))}
        </ul>
      )}
      {samples.length > 0 ? (
        <p className={styles.samples}>
          <span className="text-muted">{plural(samples.length, 'Sample', 'Samples')}</span>
          <InSamples samples={samples} />
        </p>
      ) : (
        holding.length === 0 && (
          <p className="text-muted">
            {placeOf(card) === null
              ? 'It is on every table and in no deck.'
              : 'In no deck of yours, and in no sample.'}
          </p>
        )
      )}
    </section>
  );
}

function copies(deck: Deck, card: Card): string {
  const place = placeOf(card);
  if (place !== 'imperial' && place !== 'house') return '';
  return `× ${copiesIn(entriesOf(deck, place)).get(card.id) ?? 0}`;
}
