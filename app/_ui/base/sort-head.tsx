import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './sort-head.module.css';

export interface SortHeadProps extends Omit<ComponentProps<'th'>, 'scope' | 'aria-sort' | 'align'> {
  /** How the rows stand by this column; null where another one orders them. */
  readonly sorted: 'ascending' | 'descending' | null;
  readonly onSort: () => void;
  /** Where the words stand: with the numbers below them at the end. */
  readonly align?: 'start' | 'end';
}

/** The head of a column by which a table can be sorted. */
export function SortHead({ sorted, onSort, align = 'start', children, ...rest }: SortHeadProps) {
  const Arrow = sorted === 'descending' ? ChevronDown : ChevronUp;
  return (
    <th {...rest} scope="col" aria-sort={sorted ?? 'none'}>
      <button
        type="button"
        className={classes(styles.sort, align === 'end' && styles.end)}
        onClick={onSort}
      >
        {children}
        {sorted !== null && <Arrow size={14} className="flex-none" aria-hidden />}
      </button>
    </th>
  );
}
