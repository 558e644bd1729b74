'use client';

import { ClipboardCopy, FileDown, Sheet, Table } from 'lucide-react';
import { Button } from '@/app/_ui/button';
import type { CatalogueState } from '@/app/_ui/data/use-catalogue';
import { Menu, MenuItem, MenuSeparator } from '@/app/_ui/menu';
import { useCollection } from '../_shared/store';
import { copyCopies, saveCollection } from '../_shared/take-out';

/** The collection as a file or on the clipboard. */
export function ExportMenu({ state }: { readonly state: CatalogueState }) {
  const collection = useCollection();
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const owned = collection.status === 'ready' ? collection.owned : null;
  const ready = catalogue !== null && owned !== null;
  const nothing = !ready || owned.size === 0;
  const save = (kind: 'csv' | 'text' | 'xlsx' | 'every') => {
    if (ready) void saveCollection(kind, owned, catalogue);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small">
          <FileDown size={16} aria-hidden />
          Export
        </Button>
      }
    >
      <MenuItem
        icon={<ClipboardCopy size={16} aria-hidden />}
        disabled={nothing}
        onSelect={() => ready && void copyCopies(owned, catalogue, 'The collection')}
      >
        Copy as text
      </MenuItem>
      <MenuItem
        icon={<FileDown size={16} aria-hidden />}
        disabled={nothing}
        onSelect={() => save('text')}
      >
        Plain text
      </MenuItem>
      <MenuItem
        icon={<Table size={16} aria-hidden />}
        disabled={nothing}
        onSelect={() => save('csv')}
      >
        CSV table
      </MenuItem>
      <MenuItem
        icon={<Sheet size={16} aria-hidden />}
        disabled={nothing}
        onSelect={() => save('xlsx')}
      >
        Excel table (.xlsx)
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Table size={16} aria-hidden />}
        disabled={!ready}
        onSelect={() => save('every')}
      >
        CSV of every card, to fill in
      </MenuItem>
    </Menu>
  );
}
