import { loadCatalogue } from '@/lib/cards/load';
import { readCollection } from '@/lib/codecs/collection/read-collection';
import { openBytes } from '@/lib/codecs/files/open-file';
import { createMatcher } from '@/lib/codecs/names/match';
import type { Collection } from '@/lib/decks/collection';
import type { Result } from '@/lib/result';
import { matched } from './deck-file';
import type { Io } from './io';

/** A collection of which every line names a card. */
export async function readOwned(path: string, io: Io): Promise<Result<Collection>> {
  const bytes = await io.read(path);
  if (!bytes.ok) return bytes;
  const [opened] = await openBytes(path, bytes.value, 'collection');
  if (!opened.text.ok) return opened.text;
  const read = readCollection(opened.text.value, createMatcher(loadCatalogue()));
  if (!read.ok) return read;
  const { copies, waiting, leftOut } = read.value;
  return matched(copies, waiting, leftOut);
}
