import type { Row } from './rows';

/** The lists that "next" and "previous" walk through while a report is open, as ids in their order. */
export type ReportOrder = readonly string[];

/**
 * The walk from now on: made when a report opens, of what the table showed, and kept as it is until
 * the table is back, even when the list that is open no longer passes the filter. Null while nothing
 * is open, and while lists are still being read, as no filter knows yet what it lets through.
 */
export function reportOrder(
  walk: ReportOrder | null,
  { open, isAway, shown, rows }: WalkView,
): ReportOrder | null {
  if (open === null) return isAway ? walk : null;
  if (walk?.includes(open) || rows.some(({ judged }) => judged === null)) return walk;
  return (shown.some(({ id }) => id === open) ? shown : rows).map(({ id }) => id);
}

interface WalkView {
  /** The list whose report is open. */
  readonly open: string | null;
  /** Neither a report nor the table shows, but two lists side by side. */
  readonly isAway: boolean;
  readonly shown: readonly Row[];
  readonly rows: readonly Row[];
}

/** The ids of a walk as the focus should try them: this one, those after it, then those before it. */
export function nearestFirst(walk: ReportOrder, id: string): ReportOrder {
  const at = Math.max(0, walk.indexOf(id));
  return [...walk.slice(at), ...walk.slice(0, at).reverse()];
}
