import { fail, type InputProblem, type Result } from '@/lib/result';
import type { Codec, Import } from './codec';
import { csvCodec } from './csv';
import { jsonCodec } from './json';
import { refusal, tooLarge } from './limits';
import type { Matcher } from './match';
import { textCodec } from './text';

/** Every format, in the order in which a text is tried; plain text takes what no other wants. */
export const CODECS: readonly Codec[] = [jsonCodec, csvCodec, textCodec];

/** The codec with an id or a file extension ("csv", ".CSV"), or undefined. */
export function findCodec(name: string): Codec | undefined {
  const asked = name.toLowerCase().replace(/^\./, '');
  return CODECS.find((codec) => codec.id === asked || codec.extension === asked);
}

/**
 * A deck from pasted text or a file's content, whose format is told from the content alone. Never
 * throws. Problems are those of the codecs, and `unknown-format` for a kind of file that no codec reads.
 */
export function importDeck(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  if (/^\ufeff?\s*<[?!a-z]/i.test(text.slice(0, 1000))) return fail(XML);
  const codec = CODECS.find(({ sniff }) => sniff(text)) ?? textCodec;
  return codec.read(text, matcher);
}

const XML: InputProblem = {
  code: 'unknown-format',
  at: '',
  message:
    'This looks like an XML or HTML file, which the Registry does not read. Export the deck as text, CSV or JSON.',
};

/**
 * The same from a file's bytes: UTF-8, UTF-16 with a byte order mark, else Windows-1252. A file over
 * the limit is refused before a byte of it is looked at.
 */
export function importFile(bytes: Uint8Array, matcher: Matcher): Result<Import> {
  const large = tooLarge(bytes.byteLength);
  if (large !== null) return fail(large);
  return importDeck(decodeText(bytes), matcher);
}

/** The text in a file's bytes; what is no text comes back as something that importDeck refuses. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Old lists from Windows; of a binary file this leaves the control characters that give it away.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
