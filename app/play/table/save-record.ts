import { announce } from '@/app/_ui/base/announce';
import { copyText } from '@/app/_ui/base/copy-text';
import { saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { fold } from '@/lib/cards/fold';
import { writeRecordFile } from '@/lib/codecs/files/record-file';
import { writeRecordLink } from '@/lib/codecs/links/record-link';
import { deckTitle } from '@/lib/decks/title';
import type { Table } from './table-store';

export async function saveRecord(table: Table): Promise<void> {
  const names = table.setup.houses.map(({ name, deck }) => name || deckTitle(deck));
  const words = fold(names.join(' ')).replace(/[^\p{L}\p{N}]+/gu, '-');
  const name = `${words.slice(0, 60)}-turn-${table.getSnapshot().view.turn}.json`;
  saveText(name, writeRecordFile(table.record()), 'application/json');
  announce(`Saved as ${name}`);
}

/** Some programs cut longer addresses off. */
const LONG = 8_000;

export async function copyRecordLink(table: Table): Promise<void> {
  const link = `${location.origin}/play#${writeRecordLink(table.record())}`;
  await copyText(link, 'The link to this game');
  if (link.length > LONG)
    toast({
      title: 'This link is long',
      description: `It has ${link.length} letters, and some programs cut such addresses off. A file is safer.`,
      tone: 'warning',
    });
}
