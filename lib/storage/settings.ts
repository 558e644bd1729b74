import type { z } from 'zod';
import { type Done, run, type Store } from './db';
import { readRecord, settingRecordSchema } from './records';
import { putRow } from './rows';

/** A setting with its own schema, and what holds while it is not set or cannot be read. */
export interface Setting<T> {
  readonly key: string;
  readonly schema: z.ZodType<T>;
  readonly otherwise: T;
}

/** Never rejects. */
export async function readSetting<T>(store: Store, setting: Setting<T>): Promise<T> {
  const read = await run(store, (db) => db.settings.get(setting.key));
  const record = readRecord(settingRecordSchema, read.ok ? read.value : undefined);
  const value = readRecord(setting.schema, record.ok ? record.value.value : undefined);
  return record.ok && value.ok ? value.value : setting.otherwise;
}

/** Values are JSON. */
export function writeSetting<T>(store: Store, setting: Setting<T>, value: T): Done {
  return putRow(store, 'settings', { version: 1, key: setting.key, value });
}
