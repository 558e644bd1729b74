import { refusal, tooLarge } from '@/lib/codecs/limits';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';

/** A text and where it came from. */
export interface Source {
  readonly text: string;
  /** A file's name; null for what was typed or pasted. */
  readonly file: string | null;
}

/**
 * The text of a file that was chosen or dropped. Problems: `too-large` (before reading),
 * `unreadable`, `empty`, `not-text`.
 */
export async function readFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Result<Source>> {
  const large = tooLarge(file.size);
  if (large !== null) return fail(large);
  try {
    const { decodeText } = await import('@/lib/codecs/decode');
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    const refused = refusal(text);
    return refused === null ? ok({ text, file: file.name }) : fail(refused);
  } catch {
    return fail(UNREADABLE);
  }
}

/** Whether a file is a zip archive, whatever its name; not where it cannot be read. */
export async function isArchive(file: Pick<File, 'slice'>): Promise<boolean> {
  try {
    const [p, k, three, four] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    return p === 0x50 && k === 0x4b && three === 0x03 && four === 0x04;
  } catch {
    return false;
  }
}

/** Browsers give a folder as a file that cannot be read. */
const UNREADABLE: InputProblem = {
  code: 'unreadable',
  at: '',
  message:
    'The browser could not read it: it may be a folder, or it was moved or deleted meanwhile.',
};

/** A typed or pasted text, refused where it is too large to be shown, let alone a list. */
export function readPaste(text: string): Result<Source> {
  const large = tooLarge(text.length);
  return large === null ? ok({ text, file: null }) : fail(large);
}

/** What the clipboard holds as text. Problems: `no-clipboard` where the browser refuses. */
export async function readClipboard(): Promise<Result<Source>> {
  try {
    return readPaste(await navigator.clipboard.readText());
  } catch {
    return fail({
      code: 'no-clipboard',
      at: '',
      message:
        'The browser does not let this page read the clipboard. Click into the box and press Ctrl+V (⌘V on a Mac).',
    });
  }
}
