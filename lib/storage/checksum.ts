/**
 * 16 hexadecimal digits that tell one text from another: two FNV-1a sums over its UTF-16 units, with
 * different beginnings. It finds accidents; it is no seal against somebody who wants to deceive.
 */
export function checksum(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ (unit + at), 0x01000193);
    other ^= other >>> 15;
  }
  return hex(one) + hex(other);
}

function hex(sum: number): string {
  return (sum >>> 0).toString(16).padStart(8, '0');
}
