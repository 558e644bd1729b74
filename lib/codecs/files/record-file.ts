import type { RecordedMoves } from '@/lib/kernel/game';
import type { Result } from '@/lib/result';
import { refuse } from '../problem';
import { parseJson } from './parse-json';

/** Most bytes that the file of a recorded game may have. */
export const MAX_RECORD_BYTES = 4 * 1_048_576;

/** A recorded game of any kind as a file: JSON, each move on a line of its own. */
export function writeRecordFile<R extends RecordedMoves>(record: R): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** Reads the file of a recorded game. Problems: `too-large`, `bad-json` and those of `parse`, which knows the game. */
export function readRecordFile<R>(text: string, parse: (value: unknown) => Result<R>): Result<R> {
  if (text.length > MAX_RECORD_BYTES) return refuse('too-large', TOO_LARGE);
  const read = parseJson(text, 'This record', 'It may have been cut off; save it again.');
  return read.ok ? parse(read.value) : read;
}

const TOO_LARGE = 'This file is larger than any recorded game: choose another file.';
