// biome-ignore-all lint/a11y/useSemanticElements: a table that is windowed and laid out by grid cannot be table elements
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useMemo } from 'react';
import { lookedAt } from '@/app/_ui/card/looked-at';
import { Gist } from '@/app/_ui/card/operation/operation';
import type { Card } from '@/lib/cards/card';
import { Note } from './card-name';
import type { CardViewProps, RowNote } from './card-table';
import styles from './card-table.module.css';
import type { Column, ExtraColumn } from './column-keys';
import { columnsFor } from './columns';
import { GroupRow } from './group-row';
import { lineOf, linesOf } from './groups';
import { pressedHead } from './pressed-head';
import { HEAD, isSpread, isTall, laidOut, NameCell, ROW } from './row-parts';
import { useCursor } from './use-cursor';
import { useWindow } from './use-window';

const nameCell = (hasSet: boolean, note?: ExtraColumn) => (card: Card) => (
  <NameCell card={card} hasSet={hasSet}>
    {note?.cell(card) || <Gist card={card} />}
  </NameCell>
);

/** Dense rows under a head that sorts. */
export function RowsView(props: CardViewProps) {
  const { cards, columns: wanted, extras, heads } = props;
  const { scroller, cursor, onCursorChange, onOpen, noteOf } = props;
  const columns = useMemo(() => {
    const note = extras.find(({ isNote }) => isNote);
    const others = extras.filter((extra) => extra !== note);
    return columnsFor(nameCell(wanted.includes('set'), note), wanted, others);
  }, [wanted, extras]);
  const items = useMemo(() => linesOf(cards.length, 1, heads), [cards, heads]);
  const shown = useWindow({ scroller, count: items.length, size: ROW, head: HEAD });
  const { id, grid } = useCursor(props, {
    items,
    page: shown.page,
    scrollTo: (place) => shown.reveal(lineOf(items, place)),
  });

  return (
    <div
      role="grid"
      {...grid}
      aria-rowcount={items.length + 1}
      aria-colcount={columns.length}
      className={styles.grid}
      style={laidOut(columns)}
    >
      <div role="row" aria-rowindex={1} className={styles.head} tabIndex={-1}>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} {...props} />
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: shown.total }}>
        {shown.lines.map(({ index: line, top }) => {
          const item = items[line];
          if (item?.kind === 'head')
            return (
              <GroupRow
                key={line}
                head={item.head}
                line={line + 2}
                across={columns.length}
                style={{ transform: `translateY(${top}px)`, height: ROW }}
              />
            );
          const index = item?.from ?? -1;
          const card = cards[index];
          const note = card && noteOf?.(card);
          return (
            card && (
              <Row
                // by place, so that a new result writes into the rows that are there
                key={line}
                id={`${id}-${index}`}
                card={card}
                line={line}
                start={top}
                columns={columns}
                tone={note?.tone}
                words={note?.text}
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

function HeadCell({
  column: { label, head = label, align = 'start', sort },
  sorting,
  onSortingChange,
}: Pick<CardViewProps, 'sorting' | 'onSortingChange'> & { readonly column: Column }) {
  const at = sorting.findIndex(({ field }) => field === sort?.field);
  const sorted = sorting[at] && (sorting[at].descending ? 'descending' : 'ascending');
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div role="columnheader" className={styles.headCell} data-align={align} aria-sort={sorted}>
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={sorted}
          onClick={(event) => onSortingChange(pressedHead(sorting, sort, event.shiftKey))}
          title={`Sort by ${label}; with Shift, after the others`}
        >
          {head}
          {sorted && (
            <span className="inline-flex items-center text-spice">
              <Arrow size={12} aria-hidden />
              {sorting.length > 1 && at + 1}
            </span>
          )}
        </button>
      ) : (
        head
      )}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly card: Card;
  readonly line: number;
  readonly start: number;
  readonly columns: readonly Column[];
  /** The note, in parts: rows are drawn again when one of them changes. */
  readonly tone: RowNote['tone'] | undefined;
  readonly words: string | undefined;
  readonly here: boolean;
  readonly onCursorChange: (id: string) => void;
  readonly onOpen: (card: Card) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { id, card, line, start, columns, tone, words, here, onCursorChange, onOpen } = props;
  const isLooked = lookedAt.useOf((now) => now?.card === card.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys for all its rows
    // biome-ignore lint/a11y/useFocusableInteractive: the grid keeps the focus (aria-activedescendant)
    <div
      id={id}
      role="row"
      aria-rowindex={line + 2}
      aria-selected={here}
      data-type={card.type}
      data-inspect={card.id}
      data-looked={isLooked || undefined}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onCursorChange(card.id)}
      onDoubleClick={() => onOpen(card)}
    >
      {columns.map((column, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={column.key}
          role="gridcell"
          className={styles.cell}
          data-align={column.align ?? 'start'}
          data-whole={isTall(column) ? '' : undefined}
          data-spread={isSpread(columns, at, card) ? '' : undefined}
        >
          {column.cell(card)}
          {column.key === 'name' && tone && words && <Note note={{ tone, text: words }} />}
        </div>
      ))}
    </div>
  );
});
