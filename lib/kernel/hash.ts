/** A murmur3 finisher: spreads every bit of a 32-bit word over the whole word. */
export function mix32(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A 32-bit number from any text, the same on every machine (FNV-1a over UTF-16 units, mixed). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return mix32(hash);
}

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
