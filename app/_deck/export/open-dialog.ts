import type { ComponentType } from 'react';
import { toast } from '@/app/_ui/base/toast';
import type { Deck } from '@/lib/decks/deck';
import { type DeckDialogProps, show } from './deck-dialog-host';
import { downloadJson } from './export-formats';

/** Opens what shares a deck: link, QR code, deck code. Never rejects. */
export function openShare(deck: Deck): Promise<void> {
  return open(deck, async () => (await import('./share-dialog')).ShareDialog);
}

/** Opens what writes a deck in any file format. Never rejects. */
export function openExport(deck: Deck): Promise<void> {
  return open(deck, async () => (await import('./export-dialog')).ExportDialog);
}

async function open(
  deck: Deck,
  load: () => Promise<ComponentType<DeckDialogProps>>,
): Promise<void> {
  try {
    show({ Dialog: await load(), deck });
  } catch {
    toast({
      tone: 'illegal',
      title: 'The server cannot be reached',
      description: 'This part of the page is not here yet. The deck as JSON works without it.',
      action: { label: 'Download JSON', onAction: () => downloadJson(deck) },
    });
  }
}
