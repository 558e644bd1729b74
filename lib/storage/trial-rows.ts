import type { RegistryDb } from './db';
import { DEVICE_PREFIX } from './stored-records';

/** What is kept of the games of a deck's lists: those against others, and those of changes. */
const KINDS = ['trial', 'race'] as const;
export type Kind = (typeof KINDS)[number];

/** Within a transaction over the settings: a deck that is gone for ever leaves no games behind. */
export async function deleteTrials(db: RegistryDb, deckId: string): Promise<void> {
  for (const kind of KINDS) await rowsOf(db, kind, deckId).delete();
}

export function rowsOf(db: RegistryDb, kind: Kind, deckId: string) {
  return db.settings.where('key').startsWith(rowKey(kind, deckId, ''));
}

export function rowKey(kind: Kind, deckId: string, key: string): string {
  return `${DEVICE_PREFIX}${kind}:${deckId}:${key}`;
}
