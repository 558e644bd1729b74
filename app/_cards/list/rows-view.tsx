// biome-ignore-all lint/a11y/useSemanticElements: a table that is windowed and laid out by grid cannot be table elements
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, memo, useMemo } from 'react';
import { TypeIcon } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { CardName, Note } from './card-name';
import type { CardViewProps, RowNote } from './card-table';
import styles from './card-table.module.css';
import type { Column } from './column-keys';
import { columnsFor } from './columns';
import { pressedHead } from './pressed-head';
import { useCursor } from './use-cursor';
import { useWindow } from './use-window';

const ROW = 36;
const HEAD = 36;
/** Between columns, and at both ends of a row. */
const GAP = 8;
const EDGE = 20;

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
  const { cards, columns: wanted, extras } = props;
  const { scroller, cursor, onCursorChange, onOpen, noteOf } = props;
  const columns = useMemo(() => columnsFor(nameCell, wanted, extras), [wanted, extras]);
  const tracks = columns.map(({ track }) => track).join(' ');
  const least = columns.reduce((sum, { track }) => sum + leastOf(track) + GAP, 2 * EDGE - GAP);

  const shown = useWindow({ scroller, count: cards.length, size: ROW, head: HEAD });
  const { id, grid } = useCursor(props, {
    across: 1,
    page: shown.page,
    scrollTo: shown.reveal,
  });

  return (
    <div
      role="grid"
      {...grid}
      aria-rowcount={cards.length + 1}
      aria-colcount={columns.length}
      className={styles.grid}
      style={{ '--tracks': tracks, '--least': `${least}px` } as CSSProperties}
    >
      <div role="row" aria-rowindex={1} className={styles.head} tabIndex={-1}>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} {...props} />
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: shown.total }}>
        {shown.lines.map(({ index, top }) => {
          const card = cards[index];
          const note = card && noteOf?.(card);
          return (
            card && (
              <Row
                // by place, so that a new result writes into the rows that are there
                key={index}
                id={`${id}-${index}`}
                card={card}
                index={index}
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
  /** The note, in parts: rows are drawn again when one of them changes. */
  readonly tone: RowNote['tone'] | undefined;
  readonly words: string | undefined;
  readonly here: boolean;
  readonly onCursorChange: (id: string) => void;
  readonly onOpen: (card: Card) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { id, card, index, start, columns, tone, words, here, onCursorChange, onOpen } = props;
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
      {columns.map(({ key, align = 'start', cell }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div key={key} role="gridcell" className={styles.cell} data-align={align}>
          {cell(card)}
          {key === 'name' && tone && words && <Note note={{ tone, text: words }} />}
        </div>
      ))}
    </div>
  );
});
