import { announce } from '@/app/_ui/announce';
import { copyText } from '@/app/_ui/copy-text';
import { deckTitle } from '@/app/_ui/deck-title';
import { saveText } from '@/app/_ui/save-file';
import { toast } from '@/app/_ui/toast';
import { fold } from '@/lib/cards/fold';
import { writeRecordFile } from '@/lib/codecs/record-file';
import { writeRecordLink } from '@/lib/codecs/record-link';
import { type GameRecord, recordOf } from '@/lib/engine/record';
import { withChecks } from '@/lib/engine/replay';
import type { Session } from './session';

/** The game up to the position on the table. */
function recordNow({ setup, moves, at, catalogue }: Session): GameRecord {
  const made = moves.slice(0, at).map(({ move }) => move);
  return withChecks(recordOf(setup, made, catalogue), catalogue);
}

export async function saveRecord(session: Session): Promise<void> {
  const names = session.setup.houses.map(({ name, deck }) => name || deckTitle(deck));
  const words = fold(names.join(' ')).replace(/[^\p{L}\p{N}]+/gu, '-');
  const name = `${words.slice(0, 60)}-turn-${session.state.turn}.json`;
  saveText(name, writeRecordFile(recordNow(session)), 'application/json');
  announce(`Saved as ${name}`);
}

/** Some programs cut longer addresses off. */
const LONG = 8_000;

export async function copyRecordLink(session: Session): Promise<void> {
  const link = `${location.origin}/play#${writeRecordLink(recordNow(session))}`;
  await copyText(link, 'The link to this game');
  if (link.length > LONG)
    toast({
      title: 'This link is long',
      description: `It has ${link.length} letters, and some programs cut such addresses off. A file is safer.`,
      tone: 'warning',
    });
}
