import type { Format } from '@/lib/legality/format';
import { fail, type Result } from '@/lib/result';

/** Far more than a format of every title needs. */
const LARGEST = 256 * 1024;

/** Reads a format from a file that the player chose. Problems: `too-large`, `bad-json`, and those of parseFormat. */
export async function readFormatFile(file: Blob): Promise<Result<Format>> {
  if (file.size > LARGEST)
    return fail({
      code: 'too-large',
      at: '',
      message: 'The file is larger than 256 KiB, so it is no format.',
    });
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return fail({ code: 'bad-json', at: '', message: 'The file is not JSON.' });
  }
  const { parseFormat } = await import('@/lib/legality/schema');
  return parseFormat(value);
}
