import { Unzip, UnzipInflate } from 'fflate';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';

export interface ZipLimits {
  /** Most files inside. */
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

/**
 * The wanted files of a zip archive. Sizes are counted while unpacking, whatever the archive says of
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
  let seen = 0;
  let total = 0;
  let stop: InputProblem | null = null;
  const reader = new Unzip((file) => {
    seen += 1;
    if (seen > limits.files) stop ??= tooMany(limits.files);
    if (stop !== null || file.name.endsWith('/') || !wanted(file.name)) return;
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
      if (file.originalSize !== undefined && file.originalSize !== size) {
        skip(BROKEN_FILE);
        return;
      }
      pending.delete(file.name);
      files.push({ name: file.name, bytes: joined(parts, size) });
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
    // Cut off in the middle of a file, which is still pending, or damaged: entriesOf differs.
  }
  if (stop !== null) return fail(stop);
  if (seen === 0) return fail(BAD_ZIP);
  for (const name of pending) skipped.push({ name, problem: BROKEN_FILE });
  if (pending.size === 0 && entriesOf(bytes) !== seen)
    skipped.push({ name: '', problem: CUT_ARCHIVE });
  return ok({ files, skipped });
}

/** How many files the directory at the archive's end names, or null where it is not there. */
function entriesOf(bytes: Uint8Array): number | null {
  const least = Math.max(0, bytes.length - LAST_BYTES);
  for (let at = bytes.length - 22; at >= least; at--)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6)
      return (bytes[at + 10] ?? 0) + 256 * (bytes[at + 11] ?? 0);
  return null;
}

/** Where the end record begins at the earliest: 22 bytes and the longest comment. */
const LAST_BYTES = 22 + 65_535;

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

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
