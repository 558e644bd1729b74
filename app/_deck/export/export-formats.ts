import { copyText } from '@/app/_ui/base/copy-text';
import { fileName, saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import { jsonCodec } from '@/lib/codecs/decks/json';
import type { Deck } from '@/lib/decks/deck';

/** Hands a deck over as JSON, which needs neither network nor cards, and says so. */
export function downloadJson(deck: Deck): void {
  const name = fileName(deck, jsonCodec.extension);
  saveText(name, jsonCodec.write(deck), jsonCodec.mediaType);
  toast({ title: `Saved as ${name}` });
}

/** Puts a deck on the clipboard as plain text; says so, or offers a file where that cannot be. */
export async function copyAsText(deck: Deck, catalogue: Catalogue): Promise<void> {
  try {
    const { writeText } = await import('@/lib/codecs/decks/text');
    await copyText(writeText(deck, catalogue), 'The list');
  } catch {
    toast({
      tone: 'illegal',
      title: 'Nothing was copied',
      description: 'The server cannot be reached. The deck as JSON works without it.',
      action: { label: 'Download JSON', onAction: () => downloadJson(deck) },
    });
  }
}
