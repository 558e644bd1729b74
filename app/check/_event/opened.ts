import { MAX_ARCHIVE, textsOf } from '@/lib/codecs/files';
import { refusal, tooLarge } from '@/lib/codecs/limits';

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
export async function openFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<readonly Opened[]> {
  const large = tooLarge(file.size, MAX_ARCHIVE);
  if (large !== null) return [without(file.name, large.message)];
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return textsOf([{ name: file.name, bytes }]).map(({ name, text }) =>
      text.ok ? opened(name, text.value) : without(name, text.problems[0]?.message ?? ''),
    );
  } catch {
    return [
      without(
        file.name,
        'The browser could not read it: it may be a folder, or it was moved or deleted meanwhile.',
      ),
    ];
  }
}

function opened(name: string, text: string): Opened {
  const refused = refusal(text);
  // an empty list can still be written by hand; what is no text cannot
  if (refused !== null && refused.code !== 'empty') return without(name, refused.message);
  return { file: clipped(name), text, refused: null };
}

function without(name: string, refused: string): Opened {
  return { file: clipped(name), text: '', refused };
}

function clipped(name: string): string {
  return name.slice(0, 1_000);
}
