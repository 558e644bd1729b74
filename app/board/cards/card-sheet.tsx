import type { ComponentProps } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import { CardDetails } from './card-details';

/** On a phone: a card in full, from the lower edge. */
export function CardSheet({
  onClose,
  ...shown
}: ComponentProps<typeof CardDetails> & { readonly onClose: () => void }) {
  return (
    <Dialog title={shown.card.name} shape="sheet" onClose={onClose}>
      <CardDetails {...shown} hasName={false} />
    </Dialog>
  );
}
