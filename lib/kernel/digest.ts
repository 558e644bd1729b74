import { hashText, mix32 } from './hash';

/**
 * 16 hexadecimal digits for plain JSON data, the same on every machine and whatever the order in which
 * its keys were set. They tell versions and states apart; they are no seal against forgers.
 */
export function digest(value: unknown): string {
  const text = canonical(value);
  return hex(hashText(text)) + hex(mix32(hashText(`${text.length}:${text}`)));
}

/** JSON with the keys of every object in one order; keys without a value are left out, as JSON does. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`);
  return `{${parts.join(',')}}`;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
