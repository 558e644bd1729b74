'use client';

import { Button } from '../_ui/button';
import { Dialog, DialogClose } from '../_ui/dialog';
import { FacetPanel, type FacetPanelProps } from '../_ui/search/facet-panel';

/** The facets on a phone: a sheet over the list, with the count on its button. */
export function FilterSheet({
  count,
  onClose,
  ...facets
}: FacetPanelProps & { readonly count: number; readonly onClose: () => void }) {
  return (
    <Dialog
      title="Filters"
      shape="sheet"
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button onClick={() => facets.onTextChange('')}>Clear all</Button>
          <DialogClose>
            <Button kind="primary">
              Show {count} {count === 1 ? 'card' : 'cards'}
            </Button>
          </DialogClose>
        </>
      }
    >
      <FacetPanel {...facets} />
    </Dialog>
  );
}
