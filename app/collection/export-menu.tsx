import { ArrowLeftRight, Eraser } from 'lucide-react';
import { useState } from 'react';
import { emptyCollection } from '@/app/_owned/collection-actions';
import { useCollection } from '@/app/_owned/collection-store';
import { Answers, Dialog } from '@/app/_ui/base/dialog';
import { MenuItem, MenuSeparator } from '@/app/_ui/base/menu';
import type { CatalogueState } from '@/app/_ui/data/use-catalogue';
import { total } from '@/lib/decks/collection';
import { counted } from '@/lib/sentences';
import { ListMenu } from './list-menu';
import { collectionList, copyCopies, copyTrades, type Form, saveList } from './save-lists';
import { useWants } from './wants';

/** The collection as a file or on the clipboard. */
export function ExportMenu({ state }: { readonly state: CatalogueState }) {
  const collection = useCollection();
  const [emptying, setEmptying] = useState(false);
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const owned = collection.status === 'ready' ? collection.owned : null;
  const wants = useWants(true, catalogue);
  const ready = catalogue !== null && owned !== null;
  const nothing = !ready || owned.size === 0;
  const save = (form: Form) => {
    if (ready) void saveList(collectionList(owned, catalogue), form, catalogue);
  };
  return (
    <>
      <ListMenu
        disabled={nothing}
        onCopy={() => ready && void copyCopies(owned, catalogue, 'The collection')}
        onSave={save}
        copies={
          <MenuItem
            icon={ArrowLeftRight}
            disabled={wants === null}
            onSelect={() => wants && catalogue && void copyTrades(wants, catalogue)}
          >
            Copy wants and trades
          </MenuItem>
        }
      >
        <MenuSeparator />
        <MenuItem danger icon={Eraser} disabled={nothing} onSelect={() => setEmptying(true)}>
          Empty the collection…
        </MenuItem>
      </ListMenu>
      <Dialog
        title="Empty the collection?"
        open={emptying}
        onOpenChange={setEmptying}
        foot={
          <Answers no="Keep it" yes="Empty it" kind="danger" onYes={() => void emptyCollection()} />
        }
      >
        <p>
          {owned && counted(total(owned), 'copy', 'copies')} of{' '}
          {owned && counted(owned.size, 'card')} will no longer be counted. Your decks stay as they
          are, and the next message can take this back; a CSV file from this menu keeps the counts
          for longer.
        </p>
      </Dialog>
    </>
  );
}
