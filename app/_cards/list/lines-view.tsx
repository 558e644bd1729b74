import { memo, useEffect } from 'react';
import { CardLine } from '@/app/_ui/card/card-line';
import type { Card } from '@/lib/cards/card';
import { CardName, Note } from './card-name';
import type { CardViewProps, ExtraColumn, RowNote } from './card-table';
import styles from './card-table.module.css';
import { useWindow } from './use-window';

const LINE = 60;

/** One line a card, for narrow windows: the whole line leads to the card. */
export function LinesView(props: CardViewProps) {
  const { cards, scroller, noteOf, extras } = props;
  const height = LINE + (noteOf ? 20 : 0);
  const shown = useWindow({ scroller, count: cards.length, size: height });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result starts at its top
  useEffect(() => shown.reveal(0), [cards]);
  return (
    <section
      ref={scroller}
      className={styles.lines}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ul className={styles.body} style={{ height: shown.total }}>
        {shown.lines.map(({ index, top }) => {
          const card = cards[index];
          return (
            card && (
              <Line
                key={card.id}
                card={card}
                place={index + 1}
                of={cards.length}
                start={top}
                height={height}
                note={noteOf?.(card) ?? null}
                extras={extras}
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
  readonly start: number;
  readonly height: number;
  readonly note: RowNote | null;
  readonly extras: readonly ExtraColumn[];
}

const Line = memo(function Line({ card, place, of, start, height, note, extras }: LineProps) {
  return (
    <li
      className={styles.line}
      aria-posinset={place}
      aria-setsize={of}
      style={{ transform: `translateY(${start}px)`, height }}
    >
      <CardLine
        card={card}
        picture
        wrapTitle={() => <CardName card={card} reachable />}
        end={extras.map((extra) => (
          <span key={extra.key} className={styles.lineExtra}>
            {extra.cell(card)}
          </span>
        ))}
      />
      {note && <Note note={note} />}
    </li>
  );
});
