import { type GameRecord, parseRecord } from '@/lib/engine/record';
import type { Result } from '@/lib/result';
import { refuse } from '../problem';
import { parseJson } from './parse-json';

/** Most bytes that the file of a recorded game may have. */
export const MAX_RECORD_BYTES = 4 * 1_048_576;

/** A recorded game as a file: JSON, each move on a line of its own. */
export function writeRecordFile(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** Reads the file of a recorded game. Problems: `too-large`, `bad-json` and those of parseRecord. */
export function readRecordFile(text: string): Result<GameRecord> {
  if (text.length > MAX_RECORD_BYTES) return refuse('too-large', TOO_LARGE);
  const read = parseJson(text, 'This record', 'It may have been cut off; save it again.');
  return read.ok ? parseRecord(read.value) : read;
}

const TOO_LARGE = 'This file is larger than any recorded game: choose another file.';
