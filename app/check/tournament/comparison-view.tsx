import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks } from '@/lib/decks/compare';
import { type Row, rowName } from '@/lib/desk/rows';
import type { Address } from './address';
import { ListPage } from './list-page';
import { ListsDiffer } from './lists-differ';

/** Two lists of a tournament side by side, the first taken as the registered one. */
export function ComparisonView({
  before,
  after,
  catalogue,
  go,
}: {
  readonly before: Row;
  readonly after: Row;
  readonly catalogue: Catalogue;
  readonly go: Address['go'];
}) {
  const [one, other] = [before.judged, after.judged];
  const comparison = useMemo(
    () =>
      one?.kind === 'read' && other?.kind === 'read' ? compareDecks(one.deck, other.deck) : null,
    [one, other],
  );
  return (
    <ListPage
      title={`${rowName(before)} and ${rowName(after)}`}
      of="two"
      tools={
        <Button onClick={() => go({ compare: `${after.id}.${before.id}` })}>
          <ArrowLeftRight size={16} aria-hidden />
          Swap
        </Button>
      }
      onBack={() => go({})}
    >
      {comparison === null || one?.kind !== 'read' || other?.kind !== 'read' ? (
        <EmptyState tone="failed" title="These two cannot be compared yet">
          {one === null || other === null
            ? 'They are being read.'
            : 'One of them cannot be read. Open it and correct it first.'}
        </EmptyState>
      ) : (
        <ListsDiffer
          before={{ ...one, label: rowName(before), note: before.file }}
          after={{ ...other, label: rowName(after), note: after.file }}
          comparison={comparison}
          catalogue={catalogue}
        />
      )}
    </ListPage>
  );
}
