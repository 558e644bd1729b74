import { type Manners, tableManners } from '@/app/_table/manners';
import type { Table } from './table-store';

/** Changes how persons play at this table, and at those that this browser lays later. */
export function behave(table: Table, change: Partial<Manners>): void {
  tableManners.set({ ...tableManners.get(), ...change });
  table.behave({ ...table.getSnapshot().manners, ...change });
}
