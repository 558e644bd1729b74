import { ListChecks, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { toast } from '@/app/_ui/base/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { DeskList } from '@/lib/desk/desk-list';
import { type Row, rowName } from '@/lib/desk/rows';
import type { Address } from './address';
import { ListsDiffer } from './lists-differ';
import { PasteDialog } from './paste-dialog';
import { changeList } from './tournament-store';

/** The list that a player played, held against the one that was registered. */
export function PlayedView({
  row,
  catalogue,
  go,
}: Pick<Address, 'go'> & { readonly row: Row; readonly catalogue: Catalogue }) {
  const { judged, list } = row;
  const [isChanging, setChanging] = useState(false);
  const change = (played: DeskList['played']) => changeList(row.id, { played });

  function remove() {
    const { played } = list;
    change(null);
    go({ list: row.id });
    toast({ title: `What ${rowName(row)} played was removed`, onUndo: () => change(played) });
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => go({ list: row.id })}>
          <ListChecks size={16} aria-hidden />
          The registered list
        </Button>
        <Button onClick={() => setChanging(true)}>
          <PencilLine size={16} aria-hidden />
          Change the played list
        </Button>
        <Button kind="quiet" onClick={remove}>
          <Trash2 size={16} aria-hidden />
          Remove the played list
        </Button>
        {isChanging && (
          <PasteDialog
            title={`What ${rowName(row)} played`}
            action="Compare"
            initial={list.played?.text ?? ''}
            onClose={() => setChanging(false)}
            onText={(text) => change({ file: null, text })}
          />
        )}
      </div>
      <Differences judged={judged} list={list} catalogue={catalogue} />
    </>
  );
}

function Differences({
  judged,
  list,
  catalogue,
}: Pick<Row, 'judged' | 'list'> & { readonly catalogue: Catalogue }) {
  const played = judged?.kind === 'read' ? judged.played : null;
  if (judged?.kind !== 'read' || played === null)
    return (
      <EmptyState tone="failed" title="Nothing to compare it with">
        {judged === null || judged.kind === 'read'
          ? 'The lists are being read.'
          : 'The registered list cannot be read yet. Correct it first.'}
      </EmptyState>
    );
  if (played.kind === 'refused')
    return (
      <EmptyState tone="failed" title="The played list cannot be read">
        {played.message}
      </EmptyState>
    );
  return (
    <ListsDiffer
      before={{ ...judged, label: 'Registered', note: list.file ?? 'pasted' }}
      after={{ ...played, label: 'Played', note: list.played?.file ?? 'pasted' }}
      comparison={played.comparison}
      catalogue={catalogue}
    />
  );
}
