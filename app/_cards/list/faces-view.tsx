// biome-ignore-all lint/a11y/useSemanticElements: a table that is windowed and laid out by grid cannot be table elements

import { memo, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { Link } from '@/app/_ui/base/link';
import { CardFace } from '@/app/_ui/card/card-face';
import { spokenCard } from '@/app/_ui/card/face';
import { MarkContext } from '@/app/_ui/card/operation/mark';
import type { Card } from '@/lib/cards/card';
import { Note } from './card-name';
import type { CardViewProps, ExtraColumn, RowNote } from './card-table';
import styles from './card-table.module.css';
import { GroupRow } from './group-row';
import { lineOf, linesOf } from './groups';
import { useCursor } from './use-cursor';
import { useWindow } from './use-window';

const GAP = 16;
/** The line above a group. */
const HEAD = 56;
/** Of it, what is left free above the faces. */
const UNDER_HEAD = 12;
const EDGE = 20;
const EDGE_NARROW = 16;
/** The least width of a face: two side by side on a phone. */
const LEAST = 150;
const LEAST_WIDE = 218;
/** About the largest: few cards have the room of many. */
const LARGEST = 310;

/** Whole faces side by side. */
export function FacesView(props: CardViewProps) {
  const { cards, scroller, cursor, onCursorChange, onOpen, noteOf, extras, heads } = props;
  const [room, setRoom] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [scroller]);

  const narrow = room < 600;
  const edge = narrow ? EDGE_NARROW : EDGE;
  const inside = Math.max(0, room - 2 * edge);
  const least = narrow ? LEAST : LEAST_WIDE;
  const fitting = (face: number) => (inside + GAP) / (face + GAP);
  const few = Math.max(cards.length, Math.ceil(fitting(LARGEST)));
  const across = Math.max(1, Math.min(Math.floor(fitting(least)), few));
  const width = (inside - GAP * (across - 1)) / across;
  const below = extras.length > 0 ? 44 : 0;
  const notes = noteOf ? 22 : 0;
  // a narrow face is taller than a printed card: its letters are larger on it
  const height = Math.round((width * (narrow ? 106 : 88)) / 63) + below + notes + GAP;
  const items = useMemo(
    () => (room === 0 ? [] : linesOf(cards.length, across, heads)),
    [room, cards, across, heads],
  );
  const count = items.length;
  const sizeOf = useCallback(
    (line: number) => (items[line]?.kind === 'head' ? HEAD : height),
    [items, height],
  );

  const shown = useWindow({ scroller, count, size: height, sizeOf, pad: edge, spare: 1 });
  const { id, grid } = useCursor(props, {
    items,
    page: shown.page,
    scrollTo: (place) => shown.reveal(lineOf(items, place)),
  });

  return (
    <div
      role="grid"
      {...grid}
      aria-rowcount={count}
      aria-colcount={across}
      className={styles.faces}
      data-wall={narrow ? 'narrow' : 'wide'}
    >
      <div role="rowgroup" className={styles.body} style={{ height: shown.total }}>
        {shown.lines.map(({ index: line, top }) => {
          const item = items[line];
          if (item === undefined) return null;
          const transform = `translateY(${top}px)`;
          return item.kind === 'head' ? (
            <GroupRow
              key={line}
              head={item.head}
              line={line + 1}
              across={across}
              style={{ transform, paddingInline: edge, height: HEAD - UNDER_HEAD }}
            />
          ) : (
            <div
              key={line}
              role="row"
              aria-rowindex={line + 1}
              tabIndex={-1}
              className={styles.faceRow}
              style={{
                transform,
                gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
                paddingInline: edge,
              }}
            >
              {cards.slice(item.from, item.to).map((card, column) => (
                <Face
                  key={card.id}
                  id={`${id}-${item.from + column}`}
                  card={card}
                  here={card.id === cursor}
                  note={noteOf?.(card) ?? null}
                  extras={extras}
                  onCursorChange={onCursorChange}
                  onOpen={onOpen}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface FaceProps {
  readonly id: string;
  readonly card: Card;
  readonly here: boolean;
  readonly note: RowNote | null;
  readonly extras: readonly ExtraColumn[];
  readonly onCursorChange: (id: string) => void;
  readonly onOpen: (card: Card) => void;
}

const Face = memo(function Face(props: FaceProps) {
  const { id, card, here, note, extras, onCursorChange, onOpen } = props;
  const mark = useContext(MarkContext);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys for all its cells
    // biome-ignore lint/a11y/useFocusableInteractive: the grid keeps the focus (aria-activedescendant)
    <div
      id={id}
      role="gridcell"
      aria-selected={here}
      data-inspect={card.id}
      className={styles.faceCell}
      onClick={() => onCursorChange(card.id)}
      onDoubleClick={() => onOpen(card)}
    >
      <Link
        href={`/cards/${card.id}`}
        className={styles.faceLink}
        tabIndex={-1}
        aria-label={spokenCard(card)}
      >
        <CardFace card={card} showTitle={mark?.show} decorative />
      </Link>
      {note && <Note note={note} />}
      {extras.length > 0 && (
        <span className={styles.faceExtras}>
          {extras.map((extra) => (
            <span key={extra.key}>{extra.cell(card)}</span>
          ))}
        </span>
      )}
    </div>
  );
});
