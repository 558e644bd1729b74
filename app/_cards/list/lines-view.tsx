import { memo, useCallback, useEffect, useMemo } from 'react';
import { CardFigures, CardLine, CardSigns } from '@/app/_ui/card/card-line';
import { Gist } from '@/app/_ui/card/operation/operation';
import { TypeIcon } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { CardName, Note, SubtitleFirst } from './card-name';
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
  // where figures share the line of the title, the subtitle begins the line below, and is never cut
  const isShort = extras.length === 0 && note === null;
  const told = extras.find(({ isNote }) => isNote)?.cell(card);
  return (
    <li
      className={styles.line}
      aria-posinset={place}
      aria-setsize={of}
      style={lineAt(start, height)}
    >
      <CardLine
        card={card}
        // beside buttons the whole line is the title's: signs stand behind the words
        signs={false}
        beside={extras.length === 0 && <CardFigures card={card} />}
        note={
          note ? (
            <Note note={note} />
          ) : (
            <span className={styles.lineNote}>
              <span className={styles.sign}>
                <TypeIcon type={card.type} size={14} named />
              </span>
              <span className={styles.cut}>
                {isShort && <SubtitleFirst card={card} />}
                {told || <Gist card={card} />}
              </span>
              {extras.length > 0 && <CardSigns card={card} />}
            </span>
          )
        }
        wrapTitle={() => <CardName card={card} short={isShort} reachable onPress={onPress} />}
        end={extras
          .filter(({ isNote }) => !isNote)
          .map((extra) => (
            <span key={extra.key} className={styles.lineExtra}>
              {extra.cell(card)}
            </span>
          ))}
      />
    </li>
  );
});
