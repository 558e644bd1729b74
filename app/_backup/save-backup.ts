import { saveText } from '@/app/_ui/base/save-file';
import { sizeInWords } from '@/app/_ui/base/size-in-words';
import { toast } from '@/app/_ui/base/toast';
import { askToKeep } from '@/app/_ui/stored/ask-to-keep';
import { reached, sayFailed } from '@/app/_ui/stored/attempt';
import { fail, ok, type Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import type { pageBackups } from './page-backups';

/** Works with backups. Never rejects: what went wrong in the page, or on the way to it, is a problem too. */
export function withBackups<T>(
  work: (backups: typeof pageBackups) => Promise<Result<T, { readonly message: string }>>,
) {
  return reached(async () => (await import('./page-backups')).pageBackups, work);
}

interface BackUpOptions {
  /** Take the printed texts along. */
  readonly printed: boolean;
  /** The browser was asked before whether it keeps the data. */
  readonly wasAsked: boolean;
}

/**
 * Hands the player everything as one file, and says so, or why not. The first time it also asks the
 * browser to keep what is stored: whoever makes a backup cares. Never rejects.
 */
export async function backUp({ printed, wasAsked }: BackUpOptions): Promise<void> {
  if (!wasAsked) void askToKeep();
  const saved = await withBackups(async (backups) => {
    const made = await backups.make(printed);
    if (!made.ok) return made;
    const { name, text, decks } = backups.fileOf(made.value);
    if (text === null)
      return fail({ message: printed ? `${TOO_LARGE} Leave the printed texts out.` : TOO_LARGE });
    saveText(name, text, 'application/json');
    await backups.note(made.value);
    return ok({ name, decks, size: text.length });
  });
  if (!saved.ok) return sayFailed('The backup could not be made', saved.problems);
  const { name, decks, size } = saved.value;
  toast({
    title: `Backup saved as ${name}`,
    description: `${counted(decks, 'deck')} and all else, ${sizeInWords(size)}. Keep a copy of it outside this browser.`,
    tone: 'legal',
    timeout: 10_000,
  });
}

/** More than anybody has: it holds some thousand decks. */
const TOO_LARGE =
  'All that is stored here makes a file of more than 128 MB, and no Registry would read it. Empty the bin, or take old decks out one by one as files.';
