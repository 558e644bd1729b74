'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { late } from '@/app/_ui/base/late';
import { usePrinted } from '@/app/_ui/printed/printed-store';
import type { Card } from '@/lib/cards/card';

// Only who has loaded set files needs it.
const PrintedText = late(() => import('./printed-text').then((module) => module.PrintedText));

/** The card's text as the player's own set file has it; else how it can come to stand here. */
export function PrintedSection({ card }: { readonly card: Card }) {
  return (
    <section aria-labelledby="printed">
      <h2 id="printed">Printed text</h2>
      <Content card={card} />
    </section>
  );
}

function Content({ card }: { readonly card: Card }): ReactNode {
  const printed = usePrinted();
  // One line's room, so that what is below does not jump for most readers.
  if (printed.status === 'loading') return <p className="text-muted">&nbsp;</p>;
  if (printed.status === 'failed')
    return <p className="text-muted">The texts stored here cannot be read at the moment.</p>;
  if (printed.cards.size === 0)
    return (
      <p className="text-muted">
        None is included. <Link href="/settings#printed">Load OCTGN set files of your own</Link>,
        and it shows here.
      </p>
    );
  const text = printed.cards.get(card.id);
  if (text === undefined)
    return <p className="text-muted">The set files that you have loaded do not hold this card.</p>;
  return <PrintedText card={card} text={text} />;
}
