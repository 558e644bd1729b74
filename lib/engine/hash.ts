/** A murmur3 finisher: spreads every bit of a 32-bit word over the whole word. */
export function mix32(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A 32-bit number from any text, the same on every machine (FNV-1a over UTF-16 units, mixed). */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start | 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return mix32(hash);
}

/** Sixteen hexadecimal digits that name a plain JSON value; the order of keys does not matter. */
export function hashJson(value: unknown): string {
  const text = canonical(value);
  return [0x811c9dc5, 0x9e3779b9]
    .map((start) => hashText(text, start).toString(16).padStart(8, '0'))
    .join('');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
