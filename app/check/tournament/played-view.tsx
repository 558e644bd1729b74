'use client';

import { ListChecks, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckTitle } from '@/lib/decks/title';
import { type Row, rowName } from '@/lib/desk/rows';
import type { Format } from '@/lib/legality/format';
import { ListsDiffer } from './lists-differ';
import { PasteDialog } from './paste-dialog';

/** The list that a player played, held against the one that was registered. */
export function PlayedView({
  row,
  catalogue,
  own,
  onReport,
  onText,
  onRemove,
}: {
  readonly row: Row;
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  readonly onReport: () => void;
  /** The played list, mended or written anew. */
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
}) {
  const { judged, list } = row;
  const [isChanging, setChanging] = useState(false);
  const from = list.played?.file ?? 'pasted';
  const actions = (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onReport}>
        <ListChecks size={16} aria-hidden />
        The registered list
      </Button>
      <Button onClick={() => setChanging(true)}>
        <PencilLine size={16} aria-hidden />
        Change the played list
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
        Remove the played list
      </Button>
      {isChanging && (
        <PasteDialog
          title={`What ${rowName(row)} played`}
          action="Compare"
          initial={list.played?.text ?? ''}
          onClose={() => setChanging(false)}
          onText={onText}
        />
      )}
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
  return (
    <>
      {actions}
      <ListsDiffer
        before={{
          label: 'Registered',
          title: deckTitle(judged.deck),
          note: list.file ?? 'pasted',
          deck: judged.deck,
          report: judged.report,
          unread: judged.unread,
        }}
        after={{
          label: 'Played',
          title: deckTitle(played.deck),
          note: from,
          deck: played.deck,
          report: played.report,
          unread: played.unread,
        }}
        comparison={played.comparison}
        catalogue={catalogue}
        own={own}
      />
    </>
  );
}
