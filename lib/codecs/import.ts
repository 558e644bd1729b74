import { cardIdsOf } from '@/lib/decks/deck';
import { fail, type InputProblem, type Result } from '@/lib/result';
import { cockatriceCodec } from './cockatrice';
import type { Codec, Import } from './codec';
import { csvCodec } from './csv';
import { decodeText } from './decode';
import { jsonCodec } from './json';
import { lackeyCodec } from './lackey';
import { lackeyTextCodec } from './lackey-text';
import { refusal, tooLarge } from './limits';
import type { Matcher } from './match';
import { octgnCodec } from './octgn';
import { isSent, readSent, sentIn } from './sent';
import { textCodec } from './text';
import { ttsCodec } from './tts';
import { type RootTag, xmlRoot } from './xml-root';

/** Every format that is read, as menus show them. */
export const CODECS: readonly Codec[] = [
  textCodec,
  csvCodec,
  jsonCodec,
  octgnCodec,
  lackeyCodec,
  lackeyTextCodec,
  ttsCodec,
  cockatriceCodec,
];

/** The same in the order in which a text is tried; plain text takes what no other wants. */
const TRIED: readonly Codec[] = [
  ttsCodec,
  jsonCodec,
  octgnCodec,
  lackeyCodec,
  cockatriceCodec,
  csvCodec,
  lackeyTextCodec,
  textCodec,
];

/** The codec whose format a text shows, or null for XML and HTML that no codec reads. Quick. */
export function codecOf(text: string): Codec | null {
  const codec = TRIED.find(({ sniff }) => sniff(text)) ?? textCodec;
  return codec === textCodec && xmlRoot(text) !== null ? null : codec;
}

/**
 * A deck from pasted text or a file's content, whose format is told from the content alone, or
 * from a share link or a deck code, also from one in a letter that names no cards. Never throws. Problems are those of the codecs and of readSent, and
 * `unknown-format` for a kind of file that no codec reads.
 */
export function importDeck(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  if (isSent(text)) return readSent(text, matcher);
  const known = notRead(text);
  if (known !== null) return fail({ code: 'unknown-format', at: '', message: known });
  const codec = codecOf(text);
  if (codec === null) return fail(unknownFormat(xmlRoot(text)));
  const read = codec.read(text, matcher);
  if (codec !== textCodec || hasCards(read)) return read;
  const sent = sentIn(text);
  return sent === null ? read : readSent(sent, matcher);
}

/** Whether a list names cards, or a line is one that meant to. */
function hasCards(read: Result<Import>): boolean {
  if (!read.ok) return false;
  const { deck, unmatched } = read.value;
  return (
    cardIdsOf(deck).length > 0 || unmatched.some(({ text }) => /^\d{1,3}\s*[x×]?\s/.test(text))
  );
}

/** What a file is that is no list although it begins like one, or null. */
function notRead(text: string): string | null {
  const start = text.slice(0, 4000).replace(/^[\ufeff\s]+/, '');
  if (start.startsWith('{\\rtf')) return RTF;
  if (start.startsWith('# ') && /^- \*\*Sponsor:\*\* /m.test(start)) return writtenOnly('Markdown');
  if (start.startsWith('[b]') && /^\[b\]Sponsor:\[\/b\] /m.test(start))
    return writtenOnly('BBCode');
  return null;
}

const RTF =
  'This is a rich text file (RTF), not a deck list. Copy the list itself and paste it, or save it as plain text.';

function writtenOnly(format: string): string {
  return `This deck is written in ${format}, which is made for readers and is written only. Use its plain text, its JSON or its share link.`;
}

function unknownFormat(root: RootTag | null): InputProblem {
  return { code: 'unknown-format', at: '', message: UNKNOWN[root?.name ?? ''] ?? OTHER_XML };
}

const HTML =
  'This is a web page, not a deck list. Copy the list itself and paste it, or export it as a file.';
const UNKNOWN: Readonly<Record<string, string>> = {
  html: HTML,
  head: HTML,
  body: HTML,
  div: HTML,
  set: 'This is a set file of OCTGN, not a deck. Load it in the settings, where printed texts are kept.',
  game: 'This is a game definition of OCTGN, not a deck.',
  cockatrice_carddatabase: 'This is a card database of Cockatrice, not a deck.',
};
const OTHER_XML =
  'This XML file is no deck that the Registry knows: it reads those of OCTGN, LackeyCCG and Cockatrice. Any other list works as plain text.';

/**
 * The same from a file's bytes, see decodeText. A file over the limit is refused before a byte of it
 * is looked at.
 */
export function importFile(bytes: Uint8Array, matcher: Matcher): Result<Import> {
  const large = tooLarge(bytes.byteLength);
  if (large !== null) return fail(large);
  return importDeck(decodeText(bytes), matcher);
}
