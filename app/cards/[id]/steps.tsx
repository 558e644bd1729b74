'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { searchTrail } from '@/app/_cards/search-trail';
import { Link } from '@/app/_ui/base/link';
import { SetMark } from '@/app/_ui/card/set-mark';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Card } from '@/lib/cards/card';
import { setMark } from '@/lib/cards/set-mark';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';

type Neighbour = Pick<Card, 'id' | 'title' | 'subtitle' | 'set'>;

/** To the neighbours in the search that the reader comes from; else those by title. */
export function Steps(props: {
  readonly id: Card['id'];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}) {
  const trail = searchTrail.use();
  const at = trail?.cards.indexOf(props.id) ?? -1;
  const state = useCatalogue(at >= 0);
  const isOnTrail = trail !== null && at >= 0 && state.status === 'ready';
  const near = (place: number) =>
    (isOnTrail && state.catalogue.byId.get(trail.cards[place] ?? '')) || null;
  const previous = isOnTrail ? near(at - 1) : props.previous;
  const next = isOnTrail ? near(at + 1) : props.next;
  return (
    <nav className={styles.steps} aria-label="Neighbouring cards">
      {previous && (
        <Link href={`/cards/${previous.id}`} rel="prev">
          <ChevronLeft size={16} aria-hidden />
          <span className="visually-hidden">Previous: </span>
          <Name card={previous} />
        </Link>
      )}
      {isOnTrail ? (
        <Link href={trail.href} className={styles.all}>
          {at + 1} of {counted(trail.cards.length, 'card')} found
        </Link>
      ) : (
        <Link href="/cards" className={styles.all}>
          All cards
        </Link>
      )}
      {next && (
        <Link href={`/cards/${next.id}`} rel="next">
          <span className="visually-hidden">Next: </span>
          <Name card={next} />
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

/** A title; where cards of two sets have it, with what tells this one. */
function Name({ card }: { readonly card: Neighbour }) {
  const isTwice = setMark(card) !== null;
  return (
    <span>
      {card.title}
      {isTwice && card.subtitle && <span className="font-normal">, {card.subtitle}</span>}
      <SetMark card={card} />
    </span>
  );
}
