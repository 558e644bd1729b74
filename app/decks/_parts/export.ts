import { copyText } from '@/app/_ui/copy-text';
import { fileName, saveText } from '@/app/_ui/save-file';
import { toast } from '@/app/_ui/toast';
import { buildCatalogue, type Catalogue } from '@/lib/cards/catalogue';
import type { Writer, WriterId } from '@/lib/codecs/codec';
import { jsonCodec } from '@/lib/codecs/json';
import type { Deck } from '@/lib/decks/deck';

/** A file format as the export dialog lists it; its codec is fetched when it is chosen. */
interface ExportFormat {
  readonly id: WriterId;
  readonly label: string;
  readonly purpose: string;
}

/** The file formats that a deck can be taken away in, those for anybody first. */
export const EXPORTS: readonly ExportFormat[] = [
  {
    id: 'text',
    label: 'Plain text',
    purpose: 'For a message or an e-mail, and to be read back here',
  },
  {
    id: 'markdown',
    label: 'Markdown',
    purpose: 'For forums, wikis and chats that know headings and lists',
  },
  { id: 'bbcode', label: 'BBCode', purpose: 'For older forums' },
  { id: 'csv', label: 'CSV table', purpose: 'For a spreadsheet' },
  { id: 'json', label: 'JSON', purpose: 'For other programs, and the safest copy' },
  { id: 'octgn', label: 'OCTGN', purpose: 'To play on OCTGN with its Dune plugin (.o8d)' },
  {
    id: 'tts',
    label: 'Tabletop Simulator',
    purpose: 'A saved object with both decks for the table',
  },
  { id: 'lackey', label: 'LackeyCCG', purpose: 'A deck file for LackeyCCG (.dek)' },
  { id: 'lackey-text', label: 'LackeyCCG text', purpose: 'The list that LackeyCCG pastes' },
  {
    id: 'cockatrice',
    label: 'Cockatrice',
    purpose: 'House deck as main deck, Imperial deck as sideboard (.cod)',
  },
];

/** The writer of a format, fetched with the first export, as few visits need them. */
export async function writerOf(id: WriterId): Promise<Writer> {
  switch (id) {
    case 'text':
      return (await import('@/lib/codecs/text')).textCodec;
    case 'csv':
      return (await import('@/lib/codecs/csv')).csvCodec;
    case 'json':
      return jsonCodec;
    case 'octgn':
      return (await import('@/lib/codecs/octgn')).octgnCodec;
    case 'lackey':
      return (await import('@/lib/codecs/lackey')).lackeyCodec;
    case 'lackey-text':
      return (await import('@/lib/codecs/lackey-text')).lackeyTextCodec;
    case 'tts':
      return (await import('@/lib/codecs/tts')).ttsCodec;
    case 'cockatrice':
      return (await import('@/lib/codecs/cockatrice')).cockatriceCodec;
    case 'markdown':
      return (await import('@/lib/codecs/markdown')).markdownWriter;
    case 'bbcode':
      return (await import('@/lib/codecs/bbcode')).bbcodeWriter;
  }
}

/** JSON names cards by id, so it can be written without them. */
const NO_CARDS = buildCatalogue([]);

/** Hands a deck over as JSON, which needs neither network nor cards, and says so. */
export function downloadJson(deck: Deck): void {
  const name = fileName(deck, jsonCodec.extension);
  saveText(name, jsonCodec.write(deck, NO_CARDS), jsonCodec.mediaType);
  toast({ title: `Saved as ${name}` });
}

/** Puts a deck on the clipboard as plain text; says so, or offers a file where that cannot be. */
export async function copyAsText(deck: Deck, catalogue: Catalogue): Promise<void> {
  try {
    const writer = await writerOf('text');
    await copyText(writer.write(deck, catalogue), 'The list');
  } catch {
    toast({
      tone: 'illegal',
      title: 'Nothing was copied',
      description: 'The server cannot be reached. The deck as JSON works without it.',
      action: { label: 'Download JSON', onAction: () => downloadJson(deck) },
    });
  }
}
