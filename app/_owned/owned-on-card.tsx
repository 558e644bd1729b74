'use client';

import { late } from '@/app/_ui/base/late';
import { Link } from '@/app/_ui/base/link';
import type { Card } from '@/lib/cards/card';
import { useCopies } from './collection-store';
import styles from './owned-on-card.module.css';

// The count is read first.
const OwnedStepper = late(() => import('./owned-stepper').then((module) => module.OwnedStepper));

/** How many copies of a card the player owns, on the card's own page. */
export function OwnedOnCard({ card }: { readonly card: Card }) {
  const copies = useCopies(card.id);
  return (
    <section aria-labelledby="owned">
      <h2 id="owned">Copies owned</h2>
      <div className={styles.owned}>
        {copies === null ? (
          <span className="text-muted">…</span>
        ) : (
          <OwnedStepper card={card} quiet={false} />
        )}
        <Link href="/collection" className="text-s">
          Your collection
        </Link>
      </div>
    </section>
  );
}
