import { fold } from '@/lib/cards/fold';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';

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

/** The file that holds a format, and its name. */
export function formatFile(format: Format): { readonly name: string; readonly text: string } {
  return { name: `${format.id}.format.json`, text: `${JSON.stringify(format, null, 2)}\n` };
}
