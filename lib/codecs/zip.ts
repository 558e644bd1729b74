import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { crc32, joined } from './bytes';

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

/** Whether bytes begin like a zip archive (also .o8g, .jar and the like). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Packed bytes that are looked at in one step, so that a bomb is noticed before it has gone off. */
const STEP = 4096;
/** Most files and folders of an archive, wanted or not. */
const MOST_ENTRIES = 20_000;

/**
 * The wanted files of a zip archive, each held against its checksum. Sizes are counted while unpacking, whatever the archive says of
 * itself; archives inside archives stay packed. Problems: `bad-zip`, `zip-too-many`, `zip-too-large`.
 * Never throws.
 */
export function unzip(
  bytes: Uint8Array,
  limits: ZipLimits,
  wanted: (name: string) => boolean = () => true,
): Result<Unzipped> {
  const files: ZippedFile[] = [];
  const skipped: { name: string; problem: InputProblem }[] = [];
  const pending = new Set<string>();
  const directory = directoryOf(bytes);
  let seen = 0;
  let taken = 0;
  let total = 0;
  let stop: InputProblem | null = null;
  const reader = new Unzip((file) => {
    seen += 1;
    if (seen > MOST_ENTRIES) stop ??= tooMany(MOST_ENTRIES);
    if (stop !== null || file.name.endsWith('/') || !wanted(file.name)) return;
    taken += 1;
    if (taken > limits.files) {
      stop = tooMany(limits.files);
      return;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    pending.add(file.name);
    const skip = (problem: InputProblem) => {
      pending.delete(file.name);
      skipped.push({ name: file.name, problem });
      file.terminate();
    };
    file.ondata = (error, part, isLast) => {
      if (!pending.has(file.name) || stop !== null) return;
      if (error) {
        skip(BROKEN_FILE);
        return;
      }
      size += part.byteLength;
      total += part.byteLength;
      if (total > limits.totalBytes) {
        stop = tooLarge(limits.totalBytes);
        file.terminate();
        return;
      }
      if (size > limits.fileBytes) {
        skip(tooLargeInside(limits.fileBytes));
        return;
      }
      parts.push(part);
      if (!isLast) return;
      const whole = joined(parts);
      const isChanged = directory !== null && !directory.has(keyOf(file.name, crc32(whole)));
      if (isChanged || (file.originalSize !== undefined && file.originalSize !== size)) {
        skip(BROKEN_FILE);
        return;
      }
      pending.delete(file.name);
      files.push({ name: file.name, bytes: whole });
    };
    try {
      file.start();
    } catch {
      skip(BROKEN_FILE);
    }
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && stop === null; at += STEP)
      reader.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch {
    // Cut off in the middle of a file, which is still pending, or damaged: the directory differs.
  }
  if (stop !== null) return fail(stop);
  if (seen === 0) return fail(BAD_ZIP);
  for (const name of pending) skipped.push({ name, problem: BROKEN_FILE });
  if (pending.size === 0 && (directory === null || directory.entries !== seen))
    skipped.push({ name: '', problem: CUT_ARCHIVE });
  return ok({ files, skipped });
}

/** The names and checksums of the directory at the archive's end. */
interface Directory {
  readonly entries: number;
  readonly has: (key: string) => boolean;
}

/** The directory at the archive's end, or null where it is not there. */
function directoryOf(bytes: Uint8Array): Directory | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const least = Math.max(0, bytes.length - LAST_BYTES);
  for (let end = bytes.length - 22; end >= least; end--) {
    if (view.getUint32(end, true) !== 0x06054b50) continue;
    const keys = keysFrom(view, end - view.getUint32(end + 12, true), end);
    return { entries: view.getUint16(end + 10, true), has: (key) => keys.has(key) };
  }
  return null;
}

/** A key for each entry of the directory that lies between two places. */
function keysFrom(view: DataView, from: number, end: number): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let at = from; at >= 0 && at + 46 <= end && view.getUint32(at, true) === 0x02014b50; ) {
    const length = view.getUint16(at + 28, true);
    const isLatin = (view.getUint16(at + 8, true) & 2048) === 0;
    const nameAt = view.byteOffset + at + 46;
    const name = strFromU8(
      new Uint8Array(view.buffer, nameAt, Math.min(length, end - at - 46)),
      isLatin,
    );
    keys.add(keyOf(name, view.getUint32(at + 16, true)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return keys;
}

function keyOf(name: string, crc: number): string {
  return `${crc} ${name}`;
}

/** Where the end record begins at the earliest: 22 bytes and the longest comment. */
const LAST_BYTES = 22 + 65_535;

const BAD_ZIP: InputProblem = {
  code: 'bad-zip',
  at: '',
  message: 'This zip archive is damaged or empty. Unpack it and choose the files themselves.',
};

const BROKEN_FILE: InputProblem = {
  code: 'bad-zip',
  at: '',
  message: 'This file cannot be unpacked: the archive is damaged, encrypted or cut off.',
};

const CUT_ARCHIVE: InputProblem = {
  code: 'bad-zip',
  at: '',
  message: 'This zip archive is cut off or damaged: files may be missing. Fetch or pack it again.',
};

function tooMany(files: number): InputProblem {
  return {
    code: 'zip-too-many',
    at: '',
    message: `This archive holds over ${files} files. Choose fewer at a time.`,
  };
}

function tooLarge(bytes: number): InputProblem {
  return {
    code: 'zip-too-large',
    at: '',
    message: `This archive unpacks to over ${inMegabytes(bytes)}. Choose fewer files at a time.`,
  };
}

function tooLargeInside(bytes: number): InputProblem {
  return {
    code: 'too-large',
    at: '',
    message: `This file unpacks to over ${inMegabytes(bytes)}: too large for what it should be.`,
  };
}

function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes >= 1 ? `${Math.round(megabytes)} MiB` : `${Math.round(bytes / 1024)} KiB`;
}
