import type { ReactNode } from 'react';
import { counted } from '@/lib/sentences';
import { Button } from '../base/button';
import { Dialog, DialogClose } from '../base/dialog';
import { FacetPanel, type FacetPanelProps } from './facet-panel';

/** The facets on a phone: a sheet over the list, with the count on its button. */
export function FilterSheet({
  count,
  more,
  onClose,
  ...facets
}: FacetPanelProps & {
  readonly count: number;
  /** Before the facets. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title="Filters"
      shape="sheet"
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => facets.onTextChange('')}>Clear all</Button>
          <DialogClose>
            <Button kind="primary">Show {counted(count, 'card')}</Button>
          </DialogClose>
        </>
      }
    >
      {more}
      <FacetPanel {...facets} />
    </Dialog>
  );
}
