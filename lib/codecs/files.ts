import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { Import } from './codec';
import { decodeText } from './decode';
import { foreignFile } from './foreign-file';
import { importDeck } from './import';
import { MAX_BYTES, tooLarge } from './limits';
import type { Matcher } from './match';
import { isZip, unzip } from './zip';

/** A file as it was chosen or dropped. */
export interface DeckFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What came of one file, or of one file inside an archive ("event.zip/atreides.o8d"). */
export interface ReadFile {
  readonly name: string;
  readonly read: Result<Import>;
}

/** Most bytes of an archive, packed and unpacked. */
export const MAX_ARCHIVE = 32 * 1024 * 1024;
const ZIP_LIMITS = { files: 500, fileBytes: MAX_BYTES, totalBytes: MAX_ARCHIVE };

/**
 * Reads each file, and each file inside a zip archive, in the order given. Nothing is passed over but
 * what systems leave in an archive. Problems of a file are its own: those of importFile, `bad-zip`,
 * `zip-too-many`, `zip-too-large`, `zip-in-zip`, `no-list-file` for a PDF, a picture or an office
 * document, and `no-lists` for an archive without any. Never throws.
 */
export function readDeckFiles(files: readonly DeckFile[], matcher: Matcher): readonly ReadFile[] {
  return textsOf(files).map(({ name, text }) => ({
    name,
    read: text.ok ? importDeck(text.value, matcher) : text,
  }));
}

/** The text of one file, or of one file inside an archive, before anything reads it as a list. */
export interface FileText {
  readonly name: string;
  readonly text: Result<string>;
}

/** The same up to the texts; for who keeps these. Problems as of readDeckFiles but those of importDeck. */
export function textsOf(files: readonly DeckFile[]): readonly FileText[] {
  return files.flatMap((file): readonly FileText[] =>
    isArchive(file.bytes) ? inArchive(file) : [{ name: file.name, text: textOf(file.bytes) }],
  );
}

function isArchive(bytes: Uint8Array): boolean {
  return isZip(bytes) && foreignFile(bytes) === null;
}

function textOf(bytes: Uint8Array): Result<string> {
  const foreign = foreignFile(bytes);
  if (foreign !== null) return fail(foreign);
  const large = tooLarge(bytes.byteLength);
  return large === null ? ok(decodeText(bytes)) : fail(large);
}

function inArchive({ name, bytes }: DeckFile): readonly FileText[] {
  const large = tooLarge(bytes.byteLength, MAX_ARCHIVE);
  const unpacked =
    large === null
      ? unzip(bytes, ZIP_LIMITS, (inner) => !SYSTEM.test(inner))
      : fail({ ...large, code: 'zip-too-large' });
  if (!unpacked.ok) return [{ name, text: unpacked }];
  const { files, skipped } = unpacked.value;
  const texts = [
    ...files.map((file) => ({
      name: `${name}/${file.name}`,
      text: isArchive(file.bytes) ? fail(ZIP_IN_ZIP) : textOf(file.bytes),
    })),
    ...skipped.map((file) => ({
      name: file.name === '' ? name : `${name}/${file.name}`,
      text: fail(file.problem),
    })),
  ];
  return texts.length > 0 ? texts : [{ name, text: fail(NO_LISTS) }];
}

const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|\.git\/|thumbs\.db$|desktop\.ini$)/i;
const ZIP_IN_ZIP: InputProblem = {
  code: 'zip-in-zip',
  at: '',
  message: 'This is an archive inside an archive. Unpack it and choose it by itself.',
};

const NO_LISTS: InputProblem = {
  code: 'no-lists',
  at: '',
  message: 'Nothing is in this archive that could be a deck list.',
};
