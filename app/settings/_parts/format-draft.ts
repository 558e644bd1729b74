import type { Format } from '@/lib/legality/format';
import { DEFAULT_FORMAT, SHIPPED_FORMATS } from '@/lib/legality/formats';

/** A new format to change: the default one under a name of its own. */
export function newDraft(from: Format = DEFAULT_FORMAT, taken: ReadonlySet<string>): Format {
  const name = `${from.name}, our rules`;
  return { ...from, id: freeId(name, taken), name, summary: '' };
}

/** An id from a name that no other format has: "Winter Cup 2" gives "winter-cup-2". */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’]/g, '')
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
