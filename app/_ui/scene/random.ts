/** A small stream of numbers from a text: the same text gives the same numbers for ever. */
export interface Stream {
  /** From `low` up to `high`. */
  readonly between: (low: number, high: number) => number;
  /** True with a chance from 0 to 1. */
  readonly chance: (share: number) => boolean;
}

export function streamOf(text: string): Stream {
  let state = hash(text);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
