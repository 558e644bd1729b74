// biome-ignore-all lint/a11y/useSemanticElements: a table that is windowed and laid out by grid cannot be table elements
import type { CSSProperties } from 'react';
import styles from './card-table.module.css';
import type { GroupHead } from './groups';

/** The row above a group of a grid, `line` counted from 1. */
export function GroupRow({
  head,
  line,
  across,
  style,
}: {
  readonly head: GroupHead;
  readonly line: number;
  /** The columns of the grid. */
  readonly across: number;
  readonly style: CSSProperties;
}) {
  return (
    <div role="row" aria-rowindex={line} tabIndex={-1} className={styles.groupRow} style={style}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the arrow keys go from card to card */}
      <div role="gridcell" aria-colspan={across}>
        <GroupLine head={head} />
      </div>
    </div>
  );
}

/** The line above a group. */
export function GroupLine({ head }: { readonly head: GroupHead }) {
  return (
    <>
      {head.name}
      <span className="text-muted text-s font-normal">{head.count}</span>
    </>
  );
}
