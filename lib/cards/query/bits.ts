/** A set of cards: bit i of the row stands for the i-th card of the catalogue. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  const spare = size & 31;
  if (spare > 0) bits[bits.length - 1] = 2 ** spare - 1;
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

/** Keeps in `bits` what `other` holds too. */
export function intersect(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

export function unite(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

/** What `whole` holds and `bits` does not. */
export function complement(bits: Bits, whole: Bits): Bits {
  return bits.map((word, at) => (whole[at] ?? 0) & ~word);
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many cards are in both. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) count += ones((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** The places of the cards in a set, in the order of the catalogue. */
export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      places.push(at * 32 + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
  return places;
}
