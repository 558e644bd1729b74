'use client';

import type { ReactNode } from 'react';
import { late } from '@/app/_ui/base/late';
import { Link } from '@/app/_ui/base/link';
import { type PrintedText as Text, usePrinted } from '@/app/_ui/printed/printed-store';
import type { Card } from '@/lib/cards/card';

// Only who has loaded set files needs it.
const PrintedText = late(() => import('./printed-text').then((module) => module.PrintedText));

/** The card's text as the player's own set file has it; else how it can come to stand here. */
export function PrintedSection({ card }: { readonly card: Card }) {
  const printed = usePrinted();
  if (printed.status === 'ready' && printed.cards.size > 0)
    return (
      <section aria-labelledby="printed">
        <h2 id="printed">Printed text</h2>
        <Content card={card} text={printed.cards.get(card.id)} />
      </section>
    );
  return (
    <section aria-label="Printed text">
      <p className="text-muted text-s">
        {printed.status === 'failed' ? (
          'The printed texts stored here cannot be read at the moment.'
        ) : (
          <>
            No printed text is included.{' '}
            <Link href="/settings/printed">Load OCTGN set files of your own</Link>, and it shows
            here and on the card.
          </>
        )}
      </p>
    </section>
  );
}

function Content({
  card,
  text,
}: {
  readonly card: Card;
  readonly text: Text | undefined;
}): ReactNode {
  if (text === undefined)
    return <p className="text-muted">The set files that you have loaded do not hold this card.</p>;
  return <PrintedText card={card} text={text} />;
}
