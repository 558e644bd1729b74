'use client';

import { Dialog } from '@/app/_ui/base/dialog';
import type { Power } from '@/lib/rules/powers';
import { SponsorChoice } from './sponsor-choice';

export interface NewDeckDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (sponsor: Power) => void;
}

/** The first question of a deck: which Power sponsors the House. */
export function NewDeckDialog({ open, onOpenChange, onChoose }: NewDeckDialogProps) {
  return (
    <Dialog
      title="Who sponsors your House?"
      description="No card of the sponsor’s adversaries may be in your decks. You can change the sponsor later."
      shape="wide"
      open={open}
      onOpenChange={onOpenChange}
    >
      <SponsorChoice onChoose={onChoose} />
    </Dialog>
  );
}
