import type { z } from 'zod';
import type { Result } from '@/lib/result';
import { run, type Store } from './db';
import type { StorageProblem } from './problems';
import { putRecord } from './put-record';
import { readRecord, settingRecordSchema } from './records';

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
export function writeSetting<T>(
  store: Store,
  setting: Setting<T>,
  value: T,
): Promise<Result<null, StorageProblem>> {
  const record = { version: 1, key: setting.key, value };
  return putRecord(store, 'settings', setting.key, settingRecordSchema, record);
}
