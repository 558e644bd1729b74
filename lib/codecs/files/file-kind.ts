import type { InputProblem } from '@/lib/result';
import { isOwnedTable } from '../collection/collection-csv';
import { type ProblemCode, problem } from '../problem';
import { xmlRoot } from './xml-root';
import { isZip } from './zip';

/** What a file is, told from its content alone. */

/** What can be asked for: deck lists, a collection, or sets of printed texts. */
export type Wanted = 'list' | 'collection' | 'set';

type Kind = Wanted | Foreign;
type Foreign =
  | 'pdf'
  | 'picture'
  | 'office'
  | 'sheet'
  | 'record'
  | 'backup'
  | 'page'
  | 'rtf'
  | 'game'
  | 'cards'
  | 'markdown'
  | 'bbcode';

const ASK = 'Ask for the list as text or as a deck file, or open it and paste the list.';
const WRITTEN_ONLY =
  'That is made for readers and is written only. Use its plain text, its JSON or its share link.';

/** Of each kind what it is, and what to do with it. */
const KINDS: Readonly<Record<Kind, readonly [is: string, then: string]>> = {
  list: ['a deck list', 'Open it on the page Check.'],
  collection: ['a table of owned cards', 'Import it on the page Collection.'],
  set: ['a set file of OCTGN', 'Load it in the settings, where printed texts are kept.'],
  record: ['a recorded game', 'Open it on the page Play.'],
  backup: ['a backup of the Registry', 'Restore it in the settings.'],
  pdf: ['a PDF', ASK],
  picture: ['a picture', ASK],
  office: ['a document of an office program', `Save a table as CSV or .xlsx. ${ASK}`],
  sheet: [
    'a spreadsheet of a kind that is not read',
    'Save it as CSV or .xlsx and choose that file.',
  ],
  page: ['a web page', 'Copy the list itself and paste it, or export it as a file.'],
  rtf: ['a rich text file (RTF)', 'Copy the list itself and paste it, or save it as plain text.'],
  game: ['a game definition of OCTGN', 'Printed texts are in its set.xml files, or in the .o8g.'],
  cards: ['a card database of Cockatrice', 'Choose a deck of it.'],
  markdown: ['a deck in Markdown', WRITTEN_ONLY],
  bbcode: ['a deck in BBCode', WRITTEN_ONLY],
};

/** The problem of a file that is something else than was asked for, in words. */
export function notWanted(
  kind: Kind,
  wanted: Wanted,
  code: ProblemCode = 'no-list-file',
): InputProblem {
  const [is, then] = KINDS[kind];
  return problem(code, `This is ${is}, not ${KINDS[wanted][0]}. ${then}`);
}

/** What bytes are that are surely no text that is read: archives and Excel workbooks are opened. */
export function kindOfBytes(bytes: Uint8Array): Foreign | 'xlsx' | 'zip' | 'text' {
  const start = latin(bytes.subarray(0, 16));
  if (start.startsWith('%PDF-')) return 'pdf';
  if (PICTURE.test(start)) return 'picture';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0'))
    // The names in such a file are in UTF-16.
    return latin(bytes).includes('W\0o\0r\0k\0b\0o\0o\0k') ? 'sheet' : 'office';
  if (!isZip(bytes)) return 'text';
  // A local file header is 30 bytes long; the first entry of an OpenDocument file is its media type.
  const first = latin(bytes.subarray(30, 4096));
  if (first.startsWith('mimetype'))
    return /^mimetype.{0,40}opendocument\.spreadsheet/s.test(first) ? 'sheet' : 'office';
  const names = `${first}${latin(bytes.subarray(-65_536))}`;
  if (!names.includes('[Content_Types].xml')) return 'zip';
  return names.includes('xl/workbook.xml') ? 'xlsx' : 'office';
}

/** PNG, JPEG, GIF, TIFF in both byte orders, and WebP. */
const PICTURE = /^(?:.PNG|\u00ff\u00d8\u00ff|GIF8|II\*\0|MM\0\*|RIFF....WEBP)/s;

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** What a text is; "list" for whatever shows nothing else. Quick on any input. */
export function kindOfText(text: string): Kind {
  const start = text.slice(0, 4000).replace(/^[\ufeff\s]+/, '');
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (start.startsWith('{') && /"format"\s*:\s*"landsraad-game"/.test(start)) return 'record';
  if (start.startsWith('{') && /"kind"\s*:\s*"landsraad-registry-backup"/.test(start))
    return 'backup';
  if (start.startsWith('# ') && /^- \*\*Sponsor:\*\* /m.test(start)) return 'markdown';
  if (start.startsWith('[b]') && /^\[b\]Sponsor:\[\/b\] /m.test(start)) return 'bbcode';
  return ROOTS[xmlRoot(text)?.name ?? ''] ?? (isOwnedTable(text) ? 'collection' : 'list');
}

const ROOTS: Readonly<Record<string, Kind>> = {
  html: 'page',
  head: 'page',
  body: 'page',
  div: 'page',
  set: 'set',
  game: 'game',
  cockatrice_carddatabase: 'cards',
};
