import { z } from 'zod';
import { run, type Store } from './db';
import { readSetting, type Setting } from './settings';

/**
 * What the player chose of the Registry's look. Pages keep it where it is known before anything is
 * painted, outside the database; it is laid down in the settings so that a backup takes it along and
 * a restore brings it back.
 */
interface Look {
  /** Null while none was chosen; so with the others. */
  readonly theme: string | null;
  readonly columns: readonly string[] | null;
}

const THEME: Setting<string | null> = {
  key: 'look:theme',
  schema: z.string().max(40),
  otherwise: null,
};
const COLUMNS: Setting<readonly string[] | null> = {
  key: 'look:columns',
  schema: z.array(z.string().max(40)).max(100),
  otherwise: null,
};

/** What lies in the settings. Never rejects. */
export async function readLook(store: Store): Promise<Look> {
  const [theme, columns] = [await readSetting(store, THEME), await readSetting(store, COLUMNS)];
  return { theme, columns };
}

/** Lays the look down as it is now. Where that fails, it stays as it was. Never rejects. */
export async function noteLook(store: Store, look: Look): Promise<void> {
  const there = await readLook(store);
  if (JSON.stringify(there) === JSON.stringify({ theme: look.theme, columns: look.columns }))
    return;
  await run(store, (db) =>
    db.transaction('rw', db.settings, async () => {
      for (const [{ key }, value] of [
        [THEME, look.theme],
        [COLUMNS, look.columns],
      ] as const) {
        if (value === null) await db.settings.delete(key);
        else await db.settings.put({ version: 1, key, value });
      }
    }),
  );
}
