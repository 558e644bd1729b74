import { deflateSync, Inflate } from 'fflate';
import { checksum, fromBase64url, joined, toBase64url } from './bytes';

/** What links hold behind their version: deflated bytes and three that tell damage, as base64url. */
export function packed(bytes: Uint8Array): string {
  const deflated = deflateSync(bytes, { level: 9 });
  return toBase64url(Uint8Array.from([...deflated, ...checksum(deflated)]));
}

/** Packed bytes unpacked in one step. They give at most a thousand times as many, so a bomb is noticed early. */
const STEP = 512;

/** The bytes that `packed` was given, or why there are none. Never unpacks many more than `most`. */
export function unpacked(text: string, most: number): Uint8Array | 'damaged' | 'too-large' {
  const bytes = fromBase64url(text);
  if (bytes === null || bytes.length < 4) return 'damaged';
  const deflated = bytes.subarray(0, -3);
  const sums = bytes.subarray(-3);
  if (checksum(deflated).some((sum, at) => sum !== sums[at])) return 'damaged';
  return inflate(deflated, most);
}

function inflate(deflated: Uint8Array, most: number): Uint8Array | 'damaged' | 'too-large' {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Inflate((part, isLast) => {
    size += part.length;
    if (size <= most) parts.push(part);
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < deflated.length && size <= most; at += STEP)
      stream.push(deflated.subarray(at, at + STEP), at + STEP >= deflated.length);
  } catch {
    return 'damaged';
  }
  if (size > most) return 'too-large';
  return isWhole ? joined(parts) : 'damaged';
}
