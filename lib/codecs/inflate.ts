import { Inflate } from 'fflate';
import { joined } from './links/bytes';

/** Packed bytes unpacked in one step. They give at most a thousand times as many, so a bomb is noticed early. */
const STEP = 512;

export interface Inflated {
  readonly outcome: 'whole' | 'damaged' | 'too-large';
  /** All of them where the outcome is "whole". */
  readonly bytes: Uint8Array;
  /** Bytes that were unpacked, kept or not. */
  readonly size: number;
}

/** Unpacks a deflate stream, and stops within a step of `most` bytes. */
export function inflate(packed: Uint8Array, most: number): Inflated {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Inflate((part, isLast) => {
    size += part.length;
    if (size <= most) parts.push(part);
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < packed.length && size <= most; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    isWhole = false;
  }
  const outcome = size > most ? 'too-large' : isWhole ? 'whole' : 'damaged';
  return { outcome, bytes: joined(parts), size };
}
