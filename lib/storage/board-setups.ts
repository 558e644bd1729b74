import { z } from 'zod';
import type { Done, Store } from './db';
import { readRecord } from './records';
import { deleteRow, listRows, putRow } from './rows';

/** A set-up of the board game under the name that its player gave it, as the query of its address. */
export interface KeptSetup {
  readonly name: string;
  readonly query: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Settings that begin like this are set-ups of the board game. */
export const SETUP_KEYS = 'board-setup:';

const setupSchema: z.ZodType<KeptSetup> = z.strictObject({
  name: z.string().min(1).max(60),
  query: z.string().max(4_000),
  savedAt: z.number(),
});

/** Those that are kept on this device, latest first; what cannot be read counts as not there. Never rejects. */
export async function listSetups(store: Store): Promise<readonly KeptSetup[]> {
  const { rows } = await listRows(store, 'settings', (db) =>
    db.settings.where('key').startsWith(SETUP_KEYS).toArray(),
  );
  return rows
    .flatMap(({ value }) => {
      const read = readRecord(setupSchema, value);
      return read.ok ? [read.value] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Keeps one in place of the one of the same name. */
export function keepSetup(store: Store, { name, query }: Omit<KeptSetup, 'savedAt'>): Done {
  const value = { name, query, savedAt: store.now() };
  return putRow(store, 'settings', { version: 1, key: SETUP_KEYS + name, value });
}

export function dropSetup(store: Store, name: string): Done {
  return deleteRow(store, 'settings', SETUP_KEYS + name);
}
