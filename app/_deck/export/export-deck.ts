import type { ComponentType } from 'react';
import { copyText } from '@/app/_ui/base/copy-text';
import { fileName, saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import { jsonCodec } from '@/lib/codecs/decks/json';
import type { Deck } from '@/lib/decks/deck';
import { type DeckDialogProps, show } from './deck-dialog-host';

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
    offerJson(deck, 'The server cannot be reached', 'This part of the page is not here yet.');
  }
}

/** Puts a deck on the clipboard as plain text; says so, or offers a file where that cannot be. */
export async function copyAsText(deck: Deck, catalogue: Catalogue): Promise<void> {
  try {
    const { writeText } = await import('@/lib/codecs/decks/text');
    await copyText(writeText(deck, catalogue), 'The list');
  } catch {
    offerJson(deck, 'Nothing was copied', 'The server cannot be reached.');
  }
}

function offerJson(deck: Deck, title: string, words: string): void {
  toast({
    tone: 'illegal',
    title,
    description: `${words} The deck as JSON works without it.`,
    action: { label: 'Download JSON', onAction: () => downloadJson(deck) },
  });
}

/** Hands a deck over as JSON, which needs neither network nor cards, and says so. */
export function downloadJson(deck: Deck): void {
  const name = fileName(deck, jsonCodec.extension);
  saveText(name, jsonCodec.write(deck), jsonCodec.mediaType);
  toast({ title: `Saved as ${name}` });
}
