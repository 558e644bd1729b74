import { announce } from '@/app/_ui/base/announce';
import { copyText } from '@/app/_ui/base/copy-text';
import { saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { writeRecordFile } from '@/lib/codecs/files/record-file';
import type { RecordedMoves } from '@/lib/kernel/game';
import { fold } from '@/lib/words/fold';

/** Saves a game as a file that is named for who plays and its turn. */
export function saveGame<R extends RecordedMoves>(
  players: readonly string[],
  turn: number,
  record: R,
): void {
  const words = fold(players.join(' ')).replace(/[^\p{L}\p{N}]+/gu, '-');
  const name = `${words.slice(0, 60)}-turn-${turn}.json`;
  saveText(name, writeRecordFile(record), 'application/json');
  announce(`Saved as ${name}`);
}

/** Some programs cut longer addresses off. */
const LONG = 8_000;

/** Copies the link to a game on the page of its table. */
export async function copyGameLink(page: string, fragment: string): Promise<void> {
  const link = `${location.origin}${page}#${fragment}`;
  await copyText(link, 'The link to this game');
  if (link.length > LONG)
    toast({
      title: 'This link is long',
      description: `It has ${link.length} letters, and some programs cut such addresses off. A file is safer.`,
      tone: 'warning',
    });
}
