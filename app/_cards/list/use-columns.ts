import { createKept } from '@/app/_ui/base/kept-value';
import { collectionFlag } from '@/app/_ui/stored/flag';
import { CARD_COLUMNS, type CardColumnKey, COLLECTOR_COLUMNS, USUAL_COLUMNS } from './column-keys';

type Columns = readonly CardColumnKey[];

function isColumn(value: unknown): value is CardColumnKey {
  return CARD_COLUMNS.some((key) => key === value);
}

/** The columns that are known here, in the order of the list; null for what is no list. */
export function columnsOf(stored: unknown): Columns | null {
  return Array.isArray(stored) ? stored.filter(isColumn) : null;
}

/** The columns that the reader chose, kept on this machine; null: the usual ones. */
export const chosenColumns = createKept<Columns | null>(
  'registry.columns',
  null,
  (text) => columnsOf(JSON.parse(text)),
  (columns) => columns && JSON.stringify(columns),
);

/** The columns that show, and how to choose others. */
export function useColumns(): readonly [Columns, (columns: Columns) => void] {
  const usual = collectionFlag.use() ? COLLECTOR_COLUMNS : USUAL_COLUMNS;
  return [chosenColumns.use() ?? usual, chosenColumns.set];
}
