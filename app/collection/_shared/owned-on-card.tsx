'use client';

import Link from 'next/link';
import { OwnedStepper } from '@/app/_ui/owned/owned-stepper';
import { useCopies } from '@/app/_ui/owned/store';
import type { Card } from '@/lib/cards/card';
import styles from './owned.module.css';

/** How many copies of a card the player owns, on the card's own page. */
export function OwnedOnCard({ card }: { readonly card: Card }) {
  const copies = useCopies(card.id);
  return (
    <section className={styles.owned} aria-label="Copies owned">
      <span>
        In your <Link href="/collection">collection</Link>
      </span>
      {copies === null ? (
        <span className={styles.waiting}>…</span>
      ) : (
        <OwnedStepper card={card} quiet={false} />
      )}
    </section>
  );
}
