import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import type { ChosenFile } from '@/lib/codecs/files/open-file';
import { refusal, tooLarge } from '@/lib/codecs/limits';
import { fail, ok, type Result } from '@/lib/result';

/** A text and where it came from. */
export interface Source {
  readonly text: string;
  /** A file's name; null for what was typed or pasted. */
  readonly file: string | null;
}

/**
 * The text of a file that was chosen or dropped; null for an archive of lists. Problems: those of
 * openFile, `empty` and `not-text`.
 */
export async function readFile(file: ChosenFile): Promise<Result<Source> | null> {
  try {
    const { openFile } = await import('@/lib/codecs/files/open-file');
    const [{ name, text }] = await openFile(file, 'list');
    if (name !== file.name) return null;
    if (!text.ok) return text;
    const refused = refusal(text.value);
    return refused === null ? ok({ text: text.value, file: name }) : fail(refused);
  } catch {
    return fail(partNotFetched());
  }
}

/** A typed or pasted text, refused where it is too large to be shown, let alone a list. */
export function readPaste(text: string): Result<Source> {
  const large = tooLarge(text.length);
  return large === null ? ok({ text, file: null }) : fail(large);
}
