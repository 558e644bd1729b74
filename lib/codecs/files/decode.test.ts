import { describe, expect, it } from 'vitest';
import { decodeText } from './decode';

function bytes(text: string, encoding: BufferEncoding): Uint8Array {
  return new Uint8Array(Buffer.from(text, encoding));
}

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<a>Fête</a>`;

describe('the text in a file', () => {
  it.each([
    ['UTF-8', 'utf8'],
    ['ISO-8859-1', 'latin1'],
    ['windows-1252', 'latin1'],
    ['UTF-16', 'utf16le'],
    // Declared wrongly, as happens.
    ['ISO-8859-1', 'utf8'],
    ['UTF-8', 'latin1'],
    ['utf-16', 'latin1'],
    ['no-such-thing', 'latin1'],
  ] as const)('that calls itself %s and is %s is read', (declared, real) => {
    expect(decodeText(bytes(xml(declared), real))).toBe(xml(declared));
  });

  it('of XML in another alphabet is read as declared', () => {
    const start = bytes('<?xml version="1.0" encoding="windows-1251"?><a>', 'latin1');
    const text = decodeText(new Uint8Array([...start, 0xc4, 0xfe, 0xed, 0xe0]));
    expect(text.endsWith('<a>Дюна')).toBe(true);
  });

  it('of XML in UTF-16 the other way round is read without a mark', () => {
    const turned = bytes(xml('UTF-16'), 'utf16le');
    Buffer.from(turned.buffer).swap16();
    expect(decodeText(turned)).toBe(xml('UTF-16'));
  });
});
