import type { ReactNode } from 'react';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { ShowList } from './show-list';

/** A tab of a deck without cards: what will stand there, and where the first cards are. */
export function NothingYet({
  title,
  onShowCards,
  children,
}: {
  readonly title: string;
  readonly onShowCards: (query: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <EmptyState
      title={title}
      actions={
        <>
          <ShowList list="imperial" kind="primary" onShowCards={onShowCards} />
          <ShowList list="house" onShowCards={onShowCards} />
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
