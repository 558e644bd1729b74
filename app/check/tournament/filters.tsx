import { ArrowDownUp } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { SearchInput } from '@/app/_ui/base/search-input';
import { Select } from '@/app/_ui/base/select';
import { countOf, FILTERS, type Filter, type Sort } from '@/lib/desk/row-filters';
import { counted } from '@/lib/sentences';
import styles from './filters.module.css';
import type { TableViewProps } from './table-view';

const NAMES: Readonly<Record<Filter, string>> = {
  all: 'All',
  illegal: 'Not legal',
  settle: 'To settle',
  refused: 'Unreadable',
  twice: 'Twice',
  legal: 'Legal',
};

export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  number: 'As they came',
  player: 'Player',
  house: 'House',
  sponsor: 'Sponsor',
  verdict: 'Verdict',
  problems: 'Problems',
  sizes: 'Sizes',
  code: 'Code',
  file: 'File',
};

/** Which lists the table shows, and in which order. */
export function Filters({ rows, shown, address, view }: TableViewProps) {
  const { show, q, sort, reverse } = address;
  const kinds = FILTERS.map((filter) => [filter, countOf(rows, filter)] as const).filter(
    ([filter, count]) => filter === 'all' || filter === show || count > 0,
  );
  return (
    <search className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Show</legend>
        {kinds.map(([filter, count]) => (
          <button
            key={filter}
            type="button"
            className={classes(styles.kind, 'one-of')}
            aria-pressed={filter === show}
            onClick={() => view({ show: filter })}
          >
            {NAMES[filter]}
            <span className="text-muted text-s tabular-nums font-normal">{count}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <SearchInput
          label="Find"
          labelHidden
          data-find
          className={styles.text}
          placeholder="Find a player, House, problem, file…"
          value={q}
          onValueChange={(next) => view({ q: next === '' ? null : next })}
        />
        <Select
          label="Sort by"
          labelHidden
          className={styles.sort}
          value={sort}
          options={(Object.keys(SORT_NAMES) as Sort[]).map((value) => ({
            value,
            label: SORT_NAMES[value],
          }))}
          onValueChange={(next) => view({ sort: next, reverse: false })}
        />
        <IconButton
          kind="plain"
          label="Reverse the order"
          aria-pressed={reverse}
          onClick={() => view({ reverse: !reverse })}
        >
          <ArrowDownUp size={16} aria-hidden />
        </IconButton>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {q === '' && show === 'all' ? '' : `${counted(shown.length, 'list')} shown`}
      </p>
    </search>
  );
}
