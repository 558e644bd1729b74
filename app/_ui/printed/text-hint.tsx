'use client';

import Link from 'next/link';
import type { Query } from '@/lib/cards/query/query';
import { asksForText } from './asks-for-text';
import styles from './printed.module.css';
import { usePrinted } from './use-printed';

/** Under a search that looks through printed texts while there are none to look through. */
export function TextHint({ query }: { readonly query: Query }) {
  const asked = asksForText(query);
  const printed = usePrinted(asked);
  const words = asked ? wordsFor(printed) : null;
  return (
    <div aria-live="polite" className={styles.hintPlace}>
      {words !== null && (
        <p className={styles.hint}>
          {words} <Link href="/settings#printed">Load set files in the settings</Link>
        </p>
      )}
    </div>
  );
}

function wordsFor(printed: ReturnType<typeof usePrinted>): string | null {
  if (printed.status === 'failed')
    return 'The printed texts that are stored here cannot be read at the moment.';
  return printed.status === 'ready' && printed.texts.size === 0
    ? 'This searches printed texts, which come from set files of your own; none are loaded.'
    : null;
}
