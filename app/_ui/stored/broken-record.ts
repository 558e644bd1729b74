import type { BrokenRecord } from '@/lib/storage/records';
import { saveText } from '../base/save-file';

/** Hands over a record that cannot be read, as it is stored. */
export function downloadRecord({ table, id, raw }: Omit<BrokenRecord, 'problem'>): void {
  const name = `registry-${table}-${id.replace(/[^\w-]+/g, '-').slice(0, 60) || 'record'}.json`;
  saveText(name, typeof raw === 'string' ? raw : asJson(raw), 'application/json');
}

/** Whatever lies in a database can be cloned, but not all of it can be written as JSON. */
function asJson(raw: unknown): string {
  try {
    return JSON.stringify(raw, null, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}
