'use client';

import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '@/app/_ui/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { importDeck } from '@/lib/codecs/import';
import { createMatcher } from '@/lib/codecs/match';
import type { InputProblem } from '@/lib/result';
import styles from './desk.module.css';
import type { DeskState } from './desk-memory';
import { Outcome } from './outcome';

export interface ReadProps {
  readonly catalogue: Catalogue;
  readonly desk: DeskState;
  readonly onChange: (desk: DeskState) => void;
  /** As in Outcome. */
  readonly format?: string | null;
  readonly onKept?: () => void;
  readonly actions?: ReactNode;
}

/** Reads a list and shows what it means; or says why it cannot be read. Fetched with the first list. */
export function Read({ catalogue, ...rest }: ReadProps) {
  const text = useDeferredValue(rest.desk.text);
  const matcher = useMemo(() => createMatcher(catalogue), [catalogue]);
  const read = useMemo(() => importDeck(text, matcher), [text, matcher]);
  return read.ok ? (
    <Outcome read={read.value} matcher={matcher} {...rest} />
  ) : (
    <>
      <Unreadable problems={read.problems} />
      {rest.actions && <div className={styles.beside}>{rest.actions}</div>}
    </>
  );
}

function Unreadable({ problems }: { readonly problems: readonly InputProblem[] }) {
  const [first, ...others] = problems;
  return (
    <EmptyState tone="failed" title="This list cannot be read yet">
      {first?.message}
      {others.map(({ message, at }) => (
        <span key={`${at} ${message}`} className={styles.problem}>
          {message}
        </span>
      ))}
      <span className={styles.problem}>
        Your text is as it was: mend it in the box, or open another list.
      </span>
    </EmptyState>
  );
}
