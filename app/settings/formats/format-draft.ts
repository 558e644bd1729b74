import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { fail, type Result } from '@/lib/result';
import { fold } from '@/lib/words/fold';

/** A new format to change: another one under a name of its own. */
export function newDraft(from: Format, taken: ReadonlySet<string>): Format {
  const name = `${from.name}, our rules`;
  return { ...from, id: freeId(name, taken), name, summary: '' };
}

/** An id from a name, or from another id, that no other format has: "Winter Cup" gives "winter-cup". */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain =
    fold(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 70)
      .replace(/-+$/, '') || 'format';
  const used = new Set([...taken, ...SHIPPED_FORMATS.map((format) => format.id)]);
  if (!used.has(plain)) return plain;
  let number = 2;
  while (used.has(`${plain}-${number}`)) number += 1;
  return `${plain}-${number}`;
}

/** The file that holds a format, as saveText takes it. */
export function formatFile(format: Format) {
  const text = `${JSON.stringify(format, null, 2)}\n`;
  return [`${format.id}.format.json`, text, 'application/json'] as const;
}

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
