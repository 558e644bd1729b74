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

/** Reads what a ByteWriter wrote. From the first mistake on all that it gives is 0, "" and []. */
export interface ByteReader {
  readonly number: () => number;
  /** A text of at most so many units. */
  readonly text: (most: number) => string;
  /** So many readings of one kind: a mistake where there are more than `most`. */
  readonly times: <T>(length: number, most: number, read: () => T) => readonly T[];
  /** What was read is a mistake by another measure. */
  readonly fail: () => void;
  /** Whether all was read, and nothing that is not there. */
  readonly isDone: () => boolean;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  let failed = false;
  function number(): number {
    let value = 0;
    for (let factor = 1; factor <= 128 ** 3 && !failed; factor *= 128) {
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
    times(length, most, read) {
      if (length > most) failed = true;
      const readings = [];
      while (readings.length < length && !failed) readings.push(read());
      return failed ? [] : readings;
    },
    fail() {
      failed = true;
    },
    isDone: () => !failed && at === bytes.length,
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

/** Base64 with "-" and "_", without "=" (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes, or null where a sign is none of the 64 or the end is not as toBase64url writes it. */
export function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(decoded, (sign) => sign.charCodeAt(0));
  const [end, odd] = [bytes.length - (bytes.length % 3), text.length - (text.length % 4)];
  return toBase64url(bytes.subarray(end)) === text.slice(odd) ? bytes : null;
}
