// biome-ignore-all lint/a11y/useSemanticElements: a table that is windowed and laid out by grid cannot be table elements
'use client';

import { type Updater, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, memo, useId, useMemo } from 'react';
import { TypeIcon } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import type { SortField, SortKey } from '@/lib/cards/query/query';
import { CardName, Note } from './card-name';
import type { CardViewProps, RowNote } from './card-table';
import styles from './card-table.module.css';
import { CARD_COLUMNS, type ExtraColumn } from './column-keys';
import { type CardColumnMeta, cardFeatures, columnDefs } from './columns';
import { useCursor } from './use-cursor';
import { range, useWindow } from './use-window';

const ROW = 36;
const HEAD = 36;
/** Between columns, and at both ends of a row. */
const GAP = 8;
const EDGE = 20;
const NO_EXTRAS: readonly ExtraColumn[] = [];

type Sorting = { id: string; desc: boolean }[];

interface Column {
  readonly id: string;
  readonly meta: CardColumnMeta;
}

function nameCell(card: Card) {
  return (
    <>
      <TypeIcon type={card.type} size={14} named />
      <CardName card={card} />
    </>
  );
}

/** Dense rows under a head that sorts. */
export function RowsView(props: CardViewProps) {
  const { cards, sorting, onSortingChange, columns: wanted, extras = NO_EXTRAS } = props;
  const { scroller, cursor, onCursorChange, onOpen, noteOf } = props;
  const id = useId();
  const defs = useMemo(() => columnDefs(nameCell, extras), [extras]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(CARD_COLUMNS.map((key) => [key, wanted.includes(key)])),
    [wanted],
  );
  const sortState = useMemo<Sorting>(
    () => sorting.map(({ field, descending }) => ({ id: field, desc: descending })),
    [sorting],
  );
  const table = useTable({
    features: cardFeatures,
    columns: defs,
    // the table never writes to it
    data: cards as Card[],
    getRowId: (card) => card.id,
    manualSorting: true,
    state: { sorting: sortState, columnVisibility },
    onSortingChange: (updater: Updater<Sorting>) => {
      const next = typeof updater === 'function' ? updater(sortState) : updater;
      onSortingChange(
        next.map(
          ({ id: field, desc }): SortKey => ({ field: field as SortField, descending: desc }),
        ),
      );
    },
  });
  const { rows } = table.getRowModel();

  // biome-ignore lint/correctness/useExhaustiveDependencies: these two decide which columns show
  const columns = useMemo<readonly Column[]>(
    () =>
      table
        .getVisibleLeafColumns()
        .flatMap(({ id: key, columnDef: { meta } }) => (meta ? [{ id: key, meta }] : [])),
    [defs, columnVisibility],
  );
  const tracks = columns.map(({ meta }) => meta.track).join(' ');
  const least = columns.reduce((sum, { meta }) => sum + leastOf(meta.track) + GAP, 2 * EDGE - GAP);

  const shown = useWindow({ scroller, count: rows.length, size: ROW, head: HEAD });
  const { place, onKeyDown, onFocus } = useCursor(props, {
    across: 1,
    page: shown.page,
    scrollTo: shown.reveal,
  });

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      // a grid takes the focus for all its rows
      tabIndex={0}
      {...(place >= 0 && { 'aria-activedescendant': `${id}-${place}` })}
      className={styles.grid}
      style={{ '--tracks': tracks, '--least': `${least}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
    >
      <div role="row" aria-rowindex={1} className={styles.head} tabIndex={-1}>
        {table.getHeaderGroups()[0]?.headers.map(({ id: key, column }) => {
          const meta = column.columnDef.meta;
          const sorted = column.getIsSorted();
          const align = meta?.align ?? 'start';
          const words = meta?.head ?? meta?.label;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
            <div
              key={key}
              role="columnheader"
              className={styles.headCell}
              data-align={align}
              aria-sort={
                sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'
              }
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-sorted={sorted || undefined}
                  onClick={column.getToggleSortingHandler()}
                  title={`Sort by ${meta?.label ?? key}; with Shift, after the others`}
                >
                  {words}
                  {sorted && (
                    <span className="inline-flex items-center text-spice">
                      {sorted === 'asc' ? (
                        <ArrowUp size={12} aria-hidden />
                      ) : (
                        <ArrowDown size={12} aria-hidden />
                      )}
                      {sortState.length > 1 && column.getSortIndex() + 1}
                    </span>
                  )}
                </button>
              ) : (
                words
              )}
            </div>
          );
        })}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: shown.total }}>
        {range(shown.first, shown.last).map((index) => {
          const card = rows[index]?.original;
          return (
            card && (
              <Row
                // by place, so that a new result writes into the rows that are there
                key={index}
                id={`${id}-${index}`}
                card={card}
                index={index}
                start={shown.top(index)}
                columns={columns}
                note={noteOf?.(card) ?? null}
                here={card.id === cursor}
                onCursorChange={onCursorChange}
                onOpen={onOpen}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** The least width of a grid track in px: its first length. */
function leastOf(track: string): number {
  return Number.parseInt(/\d+(?=px)/.exec(track)?.[0] ?? '0', 10);
}

interface RowProps {
  readonly id: string;
  readonly card: Card;
  readonly index: number;
  readonly start: number;
  readonly columns: readonly Column[];
  readonly note: RowNote | null;
  readonly here: boolean;
  readonly onCursorChange: (id: string) => void;
  readonly onOpen: (card: Card) => void;
}

const Row = memo(
  function Row({ id, card, index, start, columns, note, here, onCursorChange, onOpen }: RowProps) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys for all its rows
      // biome-ignore lint/a11y/useFocusableInteractive: the grid keeps the focus (aria-activedescendant)
      <div
        id={id}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={here}
        data-type={card.type}
        className={styles.row}
        style={{ transform: `translateY(${start}px)` }}
        onClick={() => onCursorChange(card.id)}
        onDoubleClick={() => onOpen(card)}
      >
        {columns.map(({ id: key, meta }) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={key} role="gridcell" className={styles.cell} data-align={meta.align ?? 'start'}>
            {meta.cell(card)}
            {key === 'name' && note && <Note note={note} />}
          </div>
        ))}
      </div>
    );
  },
  (last, next) =>
    last.card === next.card &&
    last.index === next.index &&
    last.start === next.start &&
    last.columns === next.columns &&
    last.here === next.here &&
    last.note?.text === next.note?.text &&
    last.note?.tone === next.note?.tone &&
    last.onOpen === next.onOpen &&
    last.onCursorChange === next.onCursorChange,
);
