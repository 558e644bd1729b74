'use client';

import { ArrowLeftRight, ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { onPlainClick } from '@/app/_ui/base/plain-click';
import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks } from '@/lib/decks/compare';
import { deckTitle } from '@/lib/decks/title';
import { type Row, rowName } from '@/lib/desk/rows';
import type { Format } from '@/lib/legality/format';
import { type ComparedSide, ListsDiffer } from './lists-differ';
import styles from './report-view.module.css';

/** Two lists of an event side by side, the first taken as the registered one. */
export function ComparisonView({
  before,
  after,
  catalogue,
  own,
  onSwap,
  onBack,
}: {
  readonly before: Row;
  readonly after: Row;
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  readonly onSwap: () => void;
  readonly onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const [one, other] = [sideOf(before), sideOf(after)];
  const comparison = useMemo(
    () =>
      before.judged?.kind === 'read' && after.judged?.kind === 'read'
        ? compareDecks(before.judged.deck, after.judged.deck)
        : null,
    [before, after],
  );
  return (
    <article className="flex flex-col gap-5" aria-labelledby="compared">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href="/check" className={styles.back} onClick={onPlainClick(onBack)}>
          <ChevronLeft size={16} aria-hidden />
          All lists
        </a>
        <h2 id="compared" ref={heading} tabIndex={-1} className={styles.title}>
          {rowName(before)} and {rowName(after)}
        </h2>
        <Button onClick={onSwap}>
          <ArrowLeftRight size={16} aria-hidden />
          Swap
        </Button>
      </div>
      {comparison === null || one === null || other === null ? (
        <EmptyState tone="failed" title="These two cannot be compared yet">
          {[before, after].some(({ judged }) => judged === null)
            ? 'They are being read.'
            : 'One of them cannot be read. Open it and mend it first.'}
        </EmptyState>
      ) : (
        <ListsDiffer
          before={one}
          after={other}
          comparison={comparison}
          catalogue={catalogue}
          own={own}
        />
      )}
    </article>
  );
}

function sideOf(row: Row): ComparedSide | null {
  const { judged } = row;
  if (judged?.kind !== 'read') return null;
  const { deck, report, unread } = judged;
  return { label: rowName(row), title: deckTitle(deck), note: row.file, deck, report, unread };
}
