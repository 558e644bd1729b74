import { saveText } from '@/app/_ui/base/save-file';
import { sizeInWords } from '@/app/_ui/base/size-in-words';
import { toast } from '@/app/_ui/base/toast';
import { askToKeep } from '@/app/_ui/stored/ask-to-keep';
import { counted } from '@/lib/sentences';
import { NOT_REACHED, openBackups, WENT_WRONG } from './open-backups';

export interface BackUpOptions {
  /** Take the printed texts along. */
  readonly printed: boolean;
  /** The browser was asked before whether it keeps the data. */
  readonly wasAsked: boolean;
}

/**
 * Hands the player everything as one file, and says so. The first time it also asks the browser to
 * keep what is stored: whoever makes a backup cares. False where it failed; nothing here rejects.
 */
export async function backUp({ printed, wasAsked }: BackUpOptions): Promise<boolean> {
  if (!wasAsked) void askToKeep();
  try {
    const backups = await openBackups();
    if (backups === null) {
      complain(NOT_REACHED);
      return false;
    }
    const made = await backups.make(printed);
    if (!made.ok) {
      complain(made.problems[0]?.message ?? '');
      return false;
    }
    const text = backups.write(made.value);
    if (!backups.isReadable(text)) {
      complain(printed ? `${TOO_LARGE} Leave the printed texts out.` : TOO_LARGE);
      return false;
    }
    const name = backups.nameOf(made.value.savedAt);
    saveText(name, text, 'application/json');
    await backups.note(made.value);
    const { decks } = backups.countsOf(made.value.records);
    toast({
      title: `Backup saved as ${name}`,
      description: `${counted(decks, 'deck')} and all else, ${sizeInWords(text.length)}. Keep a copy of it outside this browser.`,
      tone: 'legal',
      timeout: 10_000,
    });
    return true;
  } catch {
    complain(WENT_WRONG);
    return false;
  }
}

/** More than anybody has: it holds some thousand decks. */
const TOO_LARGE =
  'All that is stored here makes a file of more than 128 MB, and no Registry would read it. Empty the bin, or take old decks out one by one as files.';

function complain(description: string): void {
  toast({ title: 'The backup could not be made', description, tone: 'illegal', timeout: 0 });
}
