import { isObject } from '@/lib/is-object';
import type { RecordedMoves } from '@/lib/kernel/game';
import type { Result } from '@/lib/result';
import { parseJson } from '../files/parse-json';
import { damagedLink, type LinkKind, readFragment, writeFragment } from './fragment';

/**
 * The links of recorded games, a kind for each game: the record as JSON with its moves as one text. Version 1
 * of each stays readable for ever.
 */
const MOST = 4 * 1_048_576;
export const CARD_GAME: LinkKind = { mark: 'g', version: 1, most: MOST, name: 'recorded game' };
export const BOARD_GAME: LinkKind = {
  mark: 'b',
  version: 1,
  most: MOST,
  name: 'recorded game of the board game',
};

const BETWEEN = ',';

/** The record as it goes behind "#": letters, digits, "-", "_" and one dot. Nothing of it is left out. */
export function writeGameLink(kind: LinkKind, record: RecordedMoves): string {
  const text = JSON.stringify({ ...record, moves: record.moves.join(BETWEEN) });
  return writeFragment(kind, new TextEncoder().encode(text));
}

/**
 * The recorded game in a link of this kind: an address with "#g1.…", or that part alone. `parse` knows the game, and is
 * given the record with its moves as a list. Never throws. Problems: those of readFragment and of `parse`.
 */
export function readGameLink<R>(
  kind: LinkKind,
  text: string,
  parse: (record: Readonly<Record<string, unknown>>) => Result<R>,
): Result<R> {
  const bytes = readFragment(kind, text);
  if (!bytes.ok) return bytes;
  const record = parseJson(new TextDecoder().decode(bytes.value), '', '');
  if (!record.ok || !isObject(record.value)) return damagedLink(kind);
  const { moves } = record.value;
  const listed = moves === '' ? [] : typeof moves === 'string' ? moves.split(BETWEEN) : moves;
  return parse({ ...record.value, moves: listed });
}
