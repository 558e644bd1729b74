import { parseSetup } from '@/lib/board/setup/file';
import { setupFrom } from '@/lib/board/setup/link';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { parseJson } from '@/lib/codecs/files/parse-json';
import { ok, type Result } from '@/lib/result';
import type { Io } from './io';

/** A set-up of the board game from a file, from standard input ("-"), or out of the address that shares it. */
export async function readSetup(source: string, io: Io): Promise<Result<BoardSetup>> {
  const query = /^https?:\/\/[^?]*\?(.*)$/.exec(source)?.[1];
  if (query !== undefined) return ok(setupFrom(entriesOf(query)));
  const bytes = await io.read(source);
  if (!bytes.ok) return bytes;
  const text = new TextDecoder().decode(bytes.value);
  const read = parseJson(
    text,
    'This set-up',
    'Save it anew on the page, or with registry board setup.',
  );
  return read.ok ? parseSetup(read.value) : read;
}

/** What the query of an address says, by name. */
export function entriesOf(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query.replace(/#.*$/, '')));
}
