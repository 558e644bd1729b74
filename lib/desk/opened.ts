import { type ChosenFile, openFile } from '@/lib/codecs/files/open-file';
import { refusal } from '@/lib/codecs/limits';

/** One list as a file gave it: its text, or why there is none. */
export interface Opened {
  /** The file's name, with its path inside an archive. */
  readonly file: string;
  readonly text: string;
  readonly refused: string | null;
}

/**
 * The lists in a file that was chosen or dropped: its own, or those of an archive's files. What
 * cannot be read is among them with the reason, so that nothing is passed over. Never rejects.
 */
export async function openLists(file: ChosenFile): Promise<readonly Opened[]> {
  const all = await openFile(file, 'list');
  return all.map(({ name, text }) => {
    const wrong = text.ok ? refusal(text.value) : (text.problems[0] ?? null);
    // an empty list can still be written by hand; what is no text cannot
    const isTaken = text.ok && (wrong === null || wrong.code === 'empty');
    return {
      file: name.slice(0, 1_000),
      text: isTaken ? text.value : '',
      refused: isTaken ? null : (wrong?.message ?? ''),
    };
  });
}
