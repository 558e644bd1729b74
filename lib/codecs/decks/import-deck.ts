import { cardIdsOf } from '@/lib/decks/deck';
import { fail, type Result } from '@/lib/result';
import { kindOfText, notWanted } from '../files/file-kind';
import { openBytes } from '../files/open-file';
import { refusal } from '../limits';
import { isLinkOrCode, linkOrCodeIn, readLinkOrCode } from '../links/link-or-code';
import type { Matcher } from '../names/match';
import { refuse } from '../problem';
import type { Import } from './codec';
import { codecOf } from './codecs';
import { textCodec } from './text';

/**
 * A deck from pasted text or a file's content, whose format is told from the content alone, or
 * from a share link or a deck code, also from one in a letter that names no cards. Never throws. Problems
 * are those of the codecs and of readLinkOrCode, and `unknown-format` for what no codec reads.
 */
export function importDeck(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  if (isLinkOrCode(text)) return readLinkOrCode(text, matcher);
  const kind = kindOfText(text);
  if (kind !== 'list') return fail(notWanted(kind, 'list', 'unknown-format'));
  const codec = codecOf(text);
  if (codec === null) return refuse('unknown-format', OTHER_XML);
  const read = codec.read(text, matcher);
  if (codec.id !== textCodec.id || hasCards(read)) return read;
  const sent = linkOrCodeIn(text);
  return sent === null ? read : readLinkOrCode(sent, matcher);
}

/** Whether a list names cards, or a line is one that meant to. */
function hasCards(read: Result<Import>): boolean {
  if (!read.ok) return false;
  const { deck, unmatched } = read.value;
  return (
    cardIdsOf(deck).length > 0 || unmatched.some(({ text }) => /^\d{1,3}\s*[x×]?\s/.test(text))
  );
}

const OTHER_XML =
  'This XML file is no deck that the Registry knows: it reads those of OCTGN, LackeyCCG and Cockatrice. Any other list works as plain text.';

/** What came of one file, or of one file inside an archive. */
export interface ReadFile {
  readonly name: string;
  readonly read: Result<Import>;
}

/** The decks in a file's bytes; problems as of openBytes and importDeck. */
export async function importFile(
  name: string,
  bytes: Uint8Array,
  matcher: Matcher,
): Promise<readonly ReadFile[]> {
  const opened = await openBytes(name, bytes, 'list');
  return opened.map((file) => ({
    name: file.name,
    read: file.text.ok ? importDeck(file.text.value, matcher) : file.text,
  }));
}
