import { strFromU8 } from 'fflate';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { type Inflated, inflate } from '../inflate';
import { problem, refuse } from '../problem';

export interface ZipLimits {
  /** Most files that are wanted; of all files there may be MOST_ENTRIES. */
  readonly files: number;
  /** Most bytes of one file, unpacked; a larger one is left out and named in `skipped`. */
  readonly fileBytes: number;
  /** Most bytes of all files together, unpacked. */
  readonly totalBytes: number;
}

export interface ZippedFile {
  /** Its path inside the archive: shown, never used as a path. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Unzipped {
  readonly files: readonly ZippedFile[];
  /** The files that were wanted but cannot be read, and why; name "": what is missing of the archive. */
  readonly skipped: readonly { readonly name: string; readonly problem: InputProblem }[];
}

/** Most files and folders of an archive, wanted or not. */
const MOST_ENTRIES = 20_000;

/** Whether bytes begin like a zip archive (also .o8g, .xlsx, .jar and the like). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The wanted files of a zip archive, each held against its checksum. Every byte that is unpacked is
 * counted, also of files that are left out, and no more than the limits is, whatever the archive says
 * of itself; archives inside archives stay packed. Problems: `bad-zip`, `zip-too-many`,
 * `zip-too-large`. Never throws.
 */
export function unzip(
  bytes: Uint8Array,
  limits: ZipLimits,
  wanted: (name: string) => boolean = () => true,
): Result<Unzipped> {
  const { entries, isWhole } = listingOf(bytes);
  if (entries.length === 0) return fail(BAD_ZIP);
  if (entries.length > MOST_ENTRIES) return tooMany(MOST_ENTRIES);
  // What calls itself a folder and has content is a file whose name was damaged.
  const asked = entries.filter(
    ({ name, size }) => wanted(name) && (!name.endsWith('/') || size > 0),
  );
  if (asked.length > limits.files) return tooMany(limits.files);
  const files: ZippedFile[] = [];
  const skipped: { name: string; problem: InputProblem }[] = [];
  const tooLarge = problem(
    'too-large',
    `This file unpacks to over ${inMegabytes(limits.fileBytes)}: too large for what it should be.`,
  );
  let left = limits.totalBytes;
  for (const entry of asked) {
    const { name } = entry;
    const most = Math.min(limits.fileBytes, left);
    const { outcome, bytes: content, size } = contentOf(bytes, entry, most);
    left -= size;
    if (left < 0 || (outcome === 'too-large' && most < limits.fileBytes))
      return refuse(
        'zip-too-large',
        `This archive unpacks to over ${inMegabytes(limits.totalBytes)}. Choose fewer files at a time.`,
      );
    if (outcome === 'too-large') skipped.push({ name, problem: tooLarge });
    else if (outcome === 'damaged' || name.endsWith('/') || entry.crc !== crc32(content))
      skipped.push({ name, problem: BROKEN_FILE });
    else files.push({ name, bytes: content });
  }
  if (!isWhole && skipped.length === 0) skipped.push({ name: '', problem: CUT_ARCHIVE });
  return ok({ files, skipped });
}

/** One file or folder as the archive lists it. */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive, and unpacked: as the archive says, which may be untrue. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
}

interface Listing {
  readonly entries: readonly Entry[];
  /** The directory at the end is there, and lists as many as it says. */
  readonly isWhole: boolean;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Where the end record begins at the earliest: 22 bytes and the longest comment. */
const LAST_BYTES = 22 + 65_535;

/** What the directory at the archive's end lists; where it was cut off, the files from the front. */
function listingOf(bytes: Uint8Array): Listing {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const least = Math.max(0, bytes.length - LAST_BYTES);
  for (let end = bytes.length - 22; end >= least; end -= 1) {
    if (view.getUint32(end, true) !== END) continue;
    const from = end - view.getUint32(end + 12, true);
    // What stands before the archive (as in one that unpacks itself) moves all places.
    const entries = listed(view, from, CENTRAL, from - view.getUint32(end + 16, true));
    const isWhole = entries.length === view.getUint16(end + 10, true);
    if (entries.length > 0) return { entries, isWhole };
  }
  return { entries: listed(view, 0, LOCAL, 0), isWhole: false };
}

/** The entries from a place on, headers of the directory or those before each file. */
function listed(view: DataView, from: number, kind: number, moved: number): readonly Entry[] {
  const [length, fields] = kind === CENTRAL ? [46, 2] : [30, 0];
  const entries: Entry[] = [];
  for (let at = from; at >= 0 && at + length <= view.byteLength; ) {
    if (view.getUint32(at, true) !== kind || entries.length > MOST_ENTRIES) break;
    const short = (place: number) => view.getUint16(at + place + fields, true);
    const long = (place: number) => view.getUint32(at + place + fields, true);
    const [named, extra] = [short(26), short(28)];
    const start = view.byteOffset + at + length;
    const room = Math.min(named, view.byteLength - at - length);
    const entry: Entry = {
      name: strFromU8(new Uint8Array(view.buffer, start, room), (short(6) & 2048) === 0),
      // Bit 0: encrypted.
      method: short(6) & 1 ? -1 : short(8),
      crc: long(14),
      packed: long(18),
      size: long(22),
      at: kind === CENTRAL ? view.getUint32(at + 42, true) + moved : at,
    };
    entries.push(entry);
    // Bit 3: sizes stand behind the file, so the next one cannot be found without the directory.
    if (kind === LOCAL && short(6) & 8) break;
    at +=
      length + named + extra + (kind === CENTRAL ? view.getUint16(at + 32, true) : entry.packed);
  }
  return entries;
}

const DAMAGED: Inflated = { outcome: 'damaged', bytes: new Uint8Array(0), size: 0 };

/** The content of an entry, `most` bytes at the most. */
function contentOf(bytes: Uint8Array, entry: Entry, most: number): Inflated {
  const { at, method, packed, size } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at < 0 || at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return DAMAGED;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length || (method !== 0 && method !== 8)) return DAMAGED;
  if (size > most) return { ...DAMAGED, outcome: 'too-large' };
  const content = bytes.subarray(from, from + packed);
  const found: Inflated =
    method === 8
      ? inflate(content, most)
      : { outcome: packed > most ? 'too-large' : 'whole', bytes: content, size: packed };
  return found.outcome === 'whole' && found.size !== size
    ? { ...found, outcome: 'damaged' }
    : found;
}

/** The checksum of zip archives (CRC-32), from 0 to 2³² - 1. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (CRC32[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

const CRC32 = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const BAD_ZIP = problem(
  'bad-zip',
  'This zip archive is damaged or empty. Unpack it and choose the files themselves.',
);
const BROKEN_FILE = problem(
  'bad-zip',
  'This file cannot be unpacked: the archive is damaged, encrypted or cut off.',
);
const CUT_ARCHIVE = problem(
  'bad-zip',
  'This zip archive is cut off or damaged: files may be missing. Fetch or pack it again.',
);

function tooMany(files: number) {
  return refuse('zip-too-many', `This archive holds over ${files} files. Choose fewer at a time.`);
}

function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes >= 1 ? `${Math.round(megabytes)} MiB` : `${Math.round(bytes / 1024)} KiB`;
}
