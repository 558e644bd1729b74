import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { MAX_BYTES, tooLarge } from '../limits';
import { problem, refuse } from '../problem';
import { decodeText } from './decode';
import { kindOfBytes, kindOfText, notWanted, type Wanted } from './file-kind';
import { readXlsx } from './xlsx';
import { isZip, unzip } from './zip';

/** The one way from a file that was chosen, dropped or named to the texts in it. */

/** A file of the browser, or whatever has as much of one. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'slice' | 'arrayBuffer'>;

/** The text of one file, or of one inside an archive ("event.zip/atreides.o8d"); or why there is none. */
export interface OpenedFile {
  readonly name: string;
  readonly text: Result<string>;
}

/** One, or all of an archive; never none. */
export type OpenedFiles = readonly [OpenedFile, ...OpenedFile[]];

const MEBIBYTE = 1_048_576;
/** Most bytes of an archive of lists, packed and unpacked. */
export const MAX_ARCHIVE = 32 * MEBIBYTE;
/** A set file has about 250 KB; an archive of some may hold pictures beside them. */
export const MAX_SET = 4 * MEBIBYTE;

/** The problem of an archive without a set. */
export const NO_SET = problem(
  'no-set',
  'No set file is in this archive. Choose the .o8g of the Dune CCG, or its set.xml files.',
);

const LIMITS = {
  list: {
    archive: MAX_ARCHIVE,
    inside: { files: 500, fileBytes: MAX_BYTES, totalBytes: MAX_ARCHIVE },
    wanted: (name: string) => !SYSTEM.test(name),
    none: problem('no-lists', 'Nothing is in this archive that could be a deck list.'),
  },
  collection: null,
  set: {
    archive: 64 * MEBIBYTE,
    inside: { files: 5_000, fileBytes: MAX_SET, totalBytes: MAX_ARCHIVE },
    wanted: (name: string) => /\.xml$/i.test(name),
    none: NO_SET,
  },
} as const;
/** What systems leave in an archive. */
const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|\.git\/|thumbs\.db$|desktop\.ini$)/i;

/**
 * Reads a chosen file; see openBytes. What is too large is refused before it is read. Problem also:
 * `unreadable`, as for a folder. Never rejects.
 */
export async function openFile(file: ChosenFile, wanted: Wanted): Promise<OpenedFiles> {
  const { name, size } = file;
  try {
    const isArchive =
      size > mostBytes(wanted, false) &&
      isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
    const large = tooLarge(size, mostBytes(wanted, isArchive));
    if (large !== null) return [{ name, text: fail(large) }];
    return await openBytes(name, new Uint8Array(await file.arrayBuffer()), wanted);
  } catch {
    return [{ name, text: refuse('unreadable', UNREADABLE) }];
  }
}

/** Browsers give a folder as a file that cannot be read. */
const UNREADABLE =
  'The browser could not read it: it may be a folder, or it was moved or deleted meanwhile.';

/**
 * The text of a file, that of each file in an archive, or that of a workbook's first sheet as CSV.
 * Nothing is passed over but what systems leave in an archive, and of an archive of sets what is no
 * XML. Problems of a file are its own: `too-large`, `no-list-file` for what is something else than was
 * asked for, `archive` where one file is wanted, `zip-in-zip`, `no-lists` and `no-set` for an archive without any,
 * those of unzip and readXlsx. The text may still be empty, or no list.
 */
export async function openBytes(
  name: string,
  bytes: Uint8Array,
  wanted: Wanted,
): Promise<OpenedFiles> {
  const limits = LIMITS[wanted];
  if (kindOfBytes(bytes) !== 'zip' || limits === null)
    return [{ name, text: await textIn(bytes, wanted, ARCHIVE) }];
  const large = tooLarge(bytes.byteLength, limits.archive);
  if (large !== null) return [{ name, text: refuse('zip-too-large', large.message) }];
  const unpacked = unzip(bytes, limits.inside, limits.wanted);
  if (!unpacked.ok) return [{ name, text: unpacked }];
  const { files, skipped } = unpacked.value;
  const inside = (inner: string) => (inner === '' ? name : `${name}/${inner}`);
  const found: OpenedFile[] = [];
  for (const file of files)
    found.push({ name: inside(file.name), text: await textIn(file.bytes, wanted, ZIP_IN_ZIP) });
  for (const one of skipped) found.push({ name: inside(one.name), text: fail(one.problem) });
  const [first, ...others] = found;
  return first === undefined ? [{ name, text: fail(limits.none) }] : [first, ...others];
}

async function textIn(
  bytes: Uint8Array,
  wanted: Wanted,
  archive: InputProblem,
): Promise<Result<string>> {
  const kind = kindOfBytes(bytes);
  if (kind === 'zip') return fail(archive);
  if (kind === 'xlsx' && wanted !== 'set') return readXlsx(bytes);
  if (kind !== 'text') return fail(notWanted(kind === 'xlsx' ? 'sheet' : kind, wanted));
  const text = decodeText(bytes);
  const found = kindOfText(text);
  // What is in a set file, or beside some in an archive, is for set-file.ts to say.
  if (wanted !== 'set' && found !== wanted && found !== 'list')
    return fail(notWanted(found, wanted));
  const large = tooLarge(bytes.byteLength, mostBytes(wanted, false));
  return large === null ? ok(text) : fail(large);
}

function mostBytes(wanted: Wanted, isArchive: boolean): number {
  if (isArchive) return LIMITS[wanted]?.archive ?? MAX_BYTES;
  return wanted === 'set' ? MAX_SET : MAX_BYTES;
}

const ARCHIVE = problem(
  'archive',
  'This is a zip archive, and one file is wanted. Unpack it and choose the file itself.',
);
const ZIP_IN_ZIP = problem(
  'zip-in-zip',
  'This is an archive inside an archive. Unpack it and choose it by itself.',
);
