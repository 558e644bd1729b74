import { toast } from '@/app/_ui/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Codec, WriterId } from '@/lib/codecs/codec';
import { jsonCodec } from '@/lib/codecs/json';
import type { Deck } from '@/lib/decks/deck';
import { saveDeck } from '../_shared/save-file';

/** The file formats that a deck can be taken away in. */
export const EXPORTS: readonly { readonly id: WriterId; readonly label: string }[] = [
  { id: 'text', label: 'text' },
  { id: 'csv', label: 'CSV' },
  { id: 'json', label: 'JSON' },
];

/** Fetched with the first export, as few visits need them; JSON is here, for when there is no network. */
async function codecOf(id: WriterId): Promise<Codec> {
  switch (id) {
    case 'text':
      return (await import('@/lib/codecs/text')).textCodec;
    case 'csv':
      return (await import('@/lib/codecs/csv')).csvCodec;
    case 'json':
      return jsonCodec;
  }
}

/** Hands a deck over as a file; says so, or what to do where its format cannot be fetched. */
export async function downloadDeck(deck: Deck, catalogue: Catalogue, id: WriterId): Promise<void> {
  try {
    toast({ title: `Saved as ${saveDeck(deck, await codecOf(id), catalogue)}` });
  } catch {
    toast({
      tone: 'illegal',
      title: 'The file could not be made',
      description: 'The server cannot be reached. JSON works without it.',
      action: { label: 'Download JSON', onAction: () => saveDeck(deck, jsonCodec, catalogue) },
    });
  }
}

/** Puts a deck on the clipboard; says so, or offers a file where the browser refuses. */
export async function copyDeck(deck: Deck, catalogue: Catalogue, id: WriterId): Promise<void> {
  try {
    const codec = await codecOf(id);
    await navigator.clipboard.writeText(codec.write(deck, catalogue));
    toast({ title: `Copied as ${codec.label}` });
  } catch {
    toast({
      tone: 'illegal',
      title: 'Nothing was copied',
      description: 'The browser does not let this page use the clipboard. A file works instead.',
      action: { label: 'Download', onAction: () => void downloadDeck(deck, catalogue, id) },
    });
  }
}
