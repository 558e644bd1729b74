// biome-ignore-all lint/a11y/useSemanticElements: a table that is windowed and laid out by grid cannot be table elements
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, memo, useMemo } from 'react';
import { Gist } from '@/app/_ui/card/operation/operation';
import { SetMark } from '@/app/_ui/card/set-mark';
import { TypeIcon } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { CardName, Note } from './card-name';
import type { CardViewProps, RowNote } from './card-table';
import styles from './card-table.module.css';
import type { Column } from './column-keys';
import { columnsFor } from './columns';
import { GroupRow } from './group-row';
import { lineOf, linesOf } from './groups';
import { pressedHead } from './pressed-head';
import { useCursor } from './use-cursor';
import { useWindow } from './use-window';

const ROW = 46;
const HEAD = 36;
/** Between columns, and at both ends of a row. */
const GAP = 8;
const EDGE = 20;

function nameCell(card: Card) {
  return (
    <>
      <TypeIcon type={card.type} size={14} named />
      <CardName card={card} />
      <SetMark card={card} />
      <span className={styles.gist}>
        <Gist card={card.id} />
      </span>
    </>
  );
}

/** Dense rows under a head that sorts. */
export function RowsView(props: CardViewProps) {
  const { cards, columns: wanted, extras, heads } = props;
  const { scroller, cursor, onCursorChange, onOpen, noteOf } = props;
  const columns = useMemo(() => columnsFor(nameCell, wanted, extras), [wanted, extras]);
  const tracks = columns.map(({ track }) => track).join(' ');
  // the words below a row end before what can be pressed there
  const ends = columns.reduce(
    (sum, column) => (isTall(column.key, column.place) ? sum + leastOf(column.track) + GAP : sum),
    EDGE,
  );
  const least = columns.reduce((sum, { track }) => sum + leastOf(track) + GAP, 2 * EDGE - GAP);

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
      style={
        { '--tracks': tracks, '--least': `${least}px`, '--ends': `${ends}px` } as CSSProperties
      }
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

/** Whether a column holds what is pressed, as high as the row. */
function isTall(key: string, place: Column['place']): boolean {
  return key === 'own' || place === 'end';
}

/** The least width of a grid track in px: its first length. */
function leastOf(track: string): number {
  return Number.parseInt(/\d+(?=px)/.exec(track)?.[0] ?? '0', 10);
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
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onCursorChange(card.id)}
      onDoubleClick={() => onOpen(card)}
    >
      {columns.map(({ key, align = 'start', place, cell }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={key}
          role="gridcell"
          className={styles.cell}
          data-align={align}
          data-whole={isTall(key, place) ? '' : undefined}
        >
          {cell(card)}
          {key === 'name' && tone && words && <Note note={{ tone, text: words }} />}
        </div>
      ))}
    </div>
  );
});
