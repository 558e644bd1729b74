import { strToU8, zipSync } from 'fflate';
import type { Catalogue } from '@/lib/cards/catalogue';
import { findWriter, type WriterId } from '@/lib/codecs/decks/codecs';
import { fileWords } from '@/lib/codecs/files/file-words';
import { type Row, rowName } from './rows';

export interface Zipped {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Lists in it. */
  readonly count: number;
}

/** An archive with a file for each list that can be read, named after its player. */
export function zipOf(rows: readonly Row[], catalogue: Catalogue, id: WriterId): Zipped {
  const writer = findWriter(id);
  const files: Record<string, Uint8Array> = {};
  let count = 0;
  for (const row of rows) {
    if (row.judged?.kind !== 'read' || writer === undefined) continue;
    const text = writer.write(row.judged.deck, catalogue);
    files[freeName(files, fileWords(rowName(row), 60) || 'list', writer.extension)] = strToU8(text);
    count += 1;
  }
  // a fixed day: the same lists give the same archive
  return { bytes: new Uint8Array(zipSync(files, { mtime: new Date(2000, 0, 1) })), count };
}

function freeName(files: object, words: string, extension: string): string {
  for (let turn = 1; ; turn++) {
    const name = `${words}${turn === 1 ? '' : `-${turn}`}.${extension}`;
    if (!Object.hasOwn(files, name)) return name;
  }
}
