'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Verdict } from '@/app/_ui/base/verdict';
import { when } from '@/app/_ui/base/when';
import { usePrinted } from '@/app/_ui/printed/printed-store';
import type { Card } from '@/lib/cards/card';
import { differencesOf, printedFieldName } from '@/lib/cards/printed';
import styles from './printed-section.module.css';

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
  const differences = differencesOf(card, text).filter(({ known }) => known === null);
  return (
    <>
      {text.operation === '' ? (
        <p className="text-muted">Your file has no text for this card.</p>
      ) : (
        <p className={styles.operation}>{text.operation}</p>
      )}
      <p className="mt-2 text-muted text-s wrap-anywhere">
        From your file {text.file}, loaded {when(text.loadedAt, Date.now())}.
      </p>
      {differences.length > 0 && (
        <Verdict
          tone="warning"
          className="mt-3"
          details={
            <div className="pt-2">
              <ul>
                {differences.map(({ field, ours, theirs }) => (
                  <li key={field}>
                    {printedFieldName(field)}: “{theirs}” in the file, “{ours}” here
                  </li>
                ))}
              </ul>
              <Link href="/settings/printed">All differences</Link>
            </div>
          }
        >
          {differences.length === 1
            ? 'Your file differs from the Registry in one fact'
            : `Your file differs from the Registry in ${differences.length} facts`}
        </Verdict>
      )}
    </>
  );
}
