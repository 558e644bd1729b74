import { memo, useCallback, useEffect, useMemo } from 'react';
import { CardLine } from '@/app/_ui/card/card-line';
import type { Card } from '@/lib/cards/card';
import { CardName, Note } from './card-name';
import type { CardViewProps, ExtraColumn, RowNote } from './card-table';
import styles from './card-table.module.css';
import { GroupLine } from './group-row';
import { linesOf } from './groups';
import { FEW, LINE, LINE_BESIDE, lineAt } from './line-size';
import { useWindow } from './use-window';

/** The line above a group. */
const HEAD = 28;

/** One line a card, for narrow windows: the whole line leads to the card, or opens it. */
export function LinesView(props: CardViewProps) {
  const { cards, scroller, noteOf, extras, heads, onPress } = props;
  const items = useMemo(() => linesOf(cards.length, 1, heads), [cards, heads]);
  const isFew = cards.length <= FEW;
  const size = extras.length > 0 ? LINE_BESIDE : LINE;
  const sizeOf = useCallback(
    (line: number) => (items[line]?.kind === 'head' ? HEAD : size),
    [items, size],
  );
  const shown = useWindow({
    scroller,
    count: items.length,
    size,
    sizeOf,
    // few are all drawn, one after the other: nothing has to be known of their heights
    ...(isFew && { spare: items.length }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result starts at its top
  useEffect(() => shown.reveal(0), [cards]);
  return (
    <section
      ref={scroller}
      className={styles.lines}
      data-few={isFew ? '' : undefined}
      data-beside={size === LINE_BESIDE ? '' : undefined}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ul className={styles.body} style={isFew ? undefined : { height: shown.total }}>
        {shown.lines.map(({ index: line, top }) => {
          const item = items[line];
          if (item?.kind === 'head')
            return (
              <li
                key={item.head.name}
                className={styles.groupRow}
                style={lineAt(isFew ? undefined : top, HEAD)}
              >
                <GroupLine head={item.head} />
              </li>
            );
          const index = item?.from ?? -1;
          const card = cards[index];
          return (
            card && (
              <Line
                key={card.id}
                card={card}
                place={index + 1}
                of={cards.length}
                start={isFew ? undefined : top}
                height={size}
                note={noteOf?.(card) ?? null}
                extras={extras}
                onPress={onPress}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly card: Card;
  readonly place: number;
  readonly of: number;
  readonly start: number | undefined;
  readonly height: number;
  readonly note: RowNote | null;
  readonly extras: readonly ExtraColumn[];
  readonly onPress: ((card: Card) => void) | undefined;
}

const Line = memo(function Line(props: LineProps) {
  const { card, place, of, start, height, note, extras, onPress } = props;
  const told = note ? <Note note={note} /> : extras.find(({ isNote }) => isNote)?.cell(card);
  const ends = extras.filter(({ isNote }) => !isNote);
  return (
    <li
      className={styles.line}
      aria-posinset={place}
      aria-setsize={of}
      style={lineAt(start, height)}
    >
      <CardLine
        card={card}
        {...(told && { note: told })}
        wrapTitle={() => <CardName card={card} short={!told} reachable onPress={onPress} />}
        end={
          ends.length > 0 &&
          ends.map((extra) => (
            <span key={extra.key} className={styles.lineExtra}>
              {extra.cell(card)}
            </span>
          ))
        }
      />
    </li>
  );
});
