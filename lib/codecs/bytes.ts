/** Small building blocks of links and codes: numbers and texts as bytes, bytes as base64url. */

export interface ByteWriter {
  /** A whole number from 0, in 7 bits a byte, lowest first. */
  readonly number: (value: number) => void;
  /** Any text, half surrogates too: its length and its UTF-16 units, one byte each for plain English. */
  readonly text: (value: string) => void;
  readonly done: () => Uint8Array;
}

export function byteWriter(): ByteWriter {
  const bytes: number[] = [];
  function number(value: number): void {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return {
    number,
    text(value) {
      number(value.length);
      for (let at = 0; at < value.length; at += 1) number(value.charCodeAt(at));
    },
    done: () => Uint8Array.from(bytes),
  };
}

export interface ByteReader {
  readonly number: () => number;
  /** A text of at most so many units. */
  readonly text: (most: number) => string;
  /** Whether all was read, and nothing that is not there. What is read past the end is 0 or "". */
  readonly isDone: () => boolean;
  readonly hasFailed: () => boolean;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  let failed = false;
  function number(): number {
    let value = 0;
    for (let factor = 1; factor <= 128 ** 3; factor *= 128) {
      const byte = bytes[at];
      at += 1;
      if (byte === undefined) break;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
    failed = true;
    return 0;
  }
  return {
    number,
    text(most) {
      const length = number();
      if (length > most || length > bytes.length - at) failed = true;
      if (failed) return '';
      let value = '';
      for (let unit = 0; unit < length && !failed; unit += 1) {
        const code = number();
        if (code > 0xffff) failed = true;
        value += String.fromCharCode(code);
      }
      return value;
    },
    isDone: () => !failed && at === bytes.length,
    hasFailed: () => failed,
  };
}

/** CRC-24 (the polynomial of OpenPGP): notices every change of up to 24 neighbouring bits. */
export function checksum(bytes: Uint8Array): readonly [number, number, number] {
  let crc = 0xb704ce;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) crc = nextPower(crc);
  }
  return [(crc >> 16) & 255, (crc >> 8) & 255, crc & 255];
}

/** The checksum of zip archives (CRC-32), from 0 to 2³² - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (CRC32[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

const CRC32 = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Parts one behind the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** What one bit further to the left does to the checksum. */
export function nextPower(power: number): number {
  return power & 0x800000 ? (power << 1) ^ 0x1864cfb : power << 1;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((sign, at) => [sign, at]));

/** Base64 with "-" and "_", without "=" (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const signs = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    const wanted = Math.min(bytes.length - at, 3) + 1;
    for (const sign of signs.slice(0, wanted)) text += ALPHABET.charAt(sign);
  }
  return text;
}

/** The bytes, or null where a sign is none of the 64 or the end is not as toBase64url writes it. */
export function fromBase64url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    held &= (1 << bits) - 1;
    at += 1;
  }
  return held === 0 ? bytes : null;
}

/** The sign for six bits. */
export function signAt(value: number): string {
  return ALPHABET.charAt(value);
}

/** The six bits that a sign stands for; 0 where it stands for none. */
export function bitsOf(sign: string): number {
  return VALUES.get(sign) ?? 0;
}
