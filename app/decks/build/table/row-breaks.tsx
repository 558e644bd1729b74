'use client';

import { CircleX } from 'lucide-react';
import type { Card } from '@/lib/cards/card';
import type { LegalityProblem } from '@/lib/legality/problem';
import { problemTag } from '@/lib/legality/tags';
import { problemMessage } from '@/lib/legality/words';
import { useRowState } from '../state/workshop';
import styles from './row.module.css';

/** What one more copy would break, before it is added. Nothing where it would break nothing. */
export function RowBreaks({ card }: { readonly card: Card }) {
  const { breaks } = useRowState(card);
  const [first] = breaks;
  if (first === undefined) return null;
  return (
    <span className={styles.breaks} title={breaks.map(problemMessage).join(' ')}>
      <CircleX size={14} aria-hidden />
      <span className={styles.tag}>
        <span className="visually-hidden">Adding it breaks: </span>
        {tagWords(breaks, first)}
      </span>
    </span>
  );
}

/** "Adversary: Harkonnen"; with "(+1)" where it breaks one thing more. */
export function tagWords(breaks: readonly LegalityProblem[], first: LegalityProblem): string {
  const more = breaks.length - 1;
  return more === 0 ? problemTag(first) : `${problemTag(first)} (+${more})`;
}
