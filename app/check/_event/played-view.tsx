'use client';

import { ListChecks, Trash2 } from 'lucide-react';
import { Button } from '@/app/_ui/button';
import { EmptyState } from '@/app/_ui/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Format } from '@/lib/legality/format';
import { counted } from '../../decks/_shared/counts';
import { deckTitle } from '../../decks/_shared/deck-title';
import { ListsDiffer } from './lists-differ';
import styles from './played-view.module.css';
import type { Row } from './rows';

/** The list that a player played, held against the one that was registered. */
export function PlayedView({
  row,
  catalogue,
  own,
  onReport,
  onRemove,
}: {
  readonly row: Row;
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  readonly onReport: () => void;
  readonly onRemove: () => void;
}) {
  const { judged, list } = row;
  const from = list.played?.file ?? 'pasted';
  const actions = (
    <div className={styles.actions}>
      <Button onClick={onReport}>
        <ListChecks size={16} aria-hidden />
        The registered list
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
        Remove the played list
      </Button>
    </div>
  );
  const played = judged?.kind === 'read' ? judged.played : null;
  if (judged?.kind !== 'read' || played === null)
    return (
      <>
        {actions}
        <EmptyState tone="failed" title="Nothing to hold it against">
          {judged === null || judged.kind === 'read'
            ? 'The lists are being read.'
            : 'The registered list cannot be read yet. Mend it first.'}
        </EmptyState>
      </>
    );
  if (played.kind === 'refused')
    return (
      <>
        {actions}
        <EmptyState tone="failed" title="The played list cannot be read">
          {played.message}
        </EmptyState>
      </>
    );
  const waiting = row.waiting + played.waiting;
  return (
    <>
      {actions}
      {waiting > 0 && (
        <p className={styles.waiting}>
          {row.waiting > 0 && `${counted(row.waiting, 'line')} of the registered list `}
          {row.waiting > 0 && played.waiting > 0 && 'and '}
          {played.waiting > 0 && `${counted(played.waiting, 'line')} of the played list `}
          {waiting === 1 ? 'names' : 'name'} no card, and {waiting === 1 ? 'is' : 'are'} not
          compared.
        </p>
      )}
      <ListsDiffer
        before={{
          label: 'Registered',
          title: deckTitle(judged.deck),
          note: list.file ?? 'pasted',
          deck: judged.deck,
          report: judged.report,
        }}
        after={{
          label: 'Played',
          title: deckTitle(played.deck),
          note: from,
          deck: played.deck,
          report: played.report,
        }}
        comparison={played.comparison}
        catalogue={catalogue}
        own={own}
      />
    </>
  );
}
