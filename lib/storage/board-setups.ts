import { z } from 'zod';
import { change, type Done, type Store } from './db';
import { readRecord } from './records';
import { deleteRow, listRows, putRow, writeRows } from './rows';

/** A set-up of the board game as it was saved once, as the query of its address. */
export interface SetupVersion {
  readonly query: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A set-up of the board game under the name that its player gave it. */
export interface KeptSetup extends SetupVersion {
  readonly name: string;
  /** What was saved under the name before, latest first; one that was saved once has none. */
  readonly earlier?: readonly SetupVersion[] | undefined;
}

/** Settings that begin like this are set-ups of the board game. */
export const SETUP_KEYS = 'board-setup:';

/** So many earlier versions are kept of a set-up. */
export const MOST_VERSIONS = 30;

const version = { query: z.string().max(4_000), savedAt: z.number() };
const setupSchema: z.ZodType<KeptSetup> = z.strictObject({
  name: z.string().min(1).max(60),
  ...version,
  earlier: z.array(z.strictObject(version)).max(MOST_VERSIONS).optional(),
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

/** Saves one under its name. What was saved so before, and is otherwise, becomes an earlier version. */
export function keepSetup(store: Store, { name, query }: Pick<KeptSetup, 'name' | 'query'>): Done {
  return change(store, (db) =>
    db.transaction('rw', db.settings, async () => {
      const raw: unknown = await db.settings.get(SETUP_KEYS + name);
      const there = readRecord(rowSchema, raw);
      const old = there.ok ? there.value.value : null;
      const earlier =
        old === null || old.query === query
          ? (old?.earlier ?? [])
          : [{ query: old.query, savedAt: old.savedAt }, ...(old.earlier ?? [])];
      await writeRows(db, 'settings', [
        rowOf({
          ...{ name, query, savedAt: store.now() },
          ...(earlier.length > 0 && { earlier: earlier.slice(0, MOST_VERSIONS) }),
        }),
      ]);
    }),
  );
}

const rowSchema = z.object({ version: z.literal(1), value: setupSchema });

function rowOf(value: KeptSetup) {
  return { version: 1, key: SETUP_KEYS + value.name, value } as const;
}

/** Puts one back that was deleted, as the list gave it. */
export function putSetup(store: Store, kept: KeptSetup): Done {
  return putRow(store, 'settings', rowOf(kept));
}

export function dropSetup(store: Store, name: string): Done {
  return deleteRow(store, 'settings', SETUP_KEYS + name);
}
