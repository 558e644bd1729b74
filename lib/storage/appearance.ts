import { z } from 'zod';
import type { Store } from './db';
import { deleteRow } from './rows';
import { readSetting, type Setting, writeSetting } from './settings';

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
export async function noteLook(store: Store, { theme, columns }: Look): Promise<void> {
  await layDown(store, THEME, theme);
  await layDown(store, COLUMNS, columns);
}

async function layDown<T>(store: Store, setting: Setting<T | null>, value: T | null) {
  const there = await readSetting(store, setting);
  if (JSON.stringify(there) === JSON.stringify(value)) return;
  if (value === null) await deleteRow(store, 'settings', setting.key);
  else await writeSetting(store, setting, value);
}
