import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Goods } from './goods';
import { areLit } from './houses';
import { RivalsReport } from './lately';
import { MoreLit } from './more-lit';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { ToWin } from './to-win';

/**
 * What the House has, and its hand: one line of low cards that scrolls, always in one order. While something is answered its
 * titles alone show; a button opens it over what is asked.
 */
export function HeldStrip({
  house,
  onLog,
}: {
  readonly house: ViewedHouse;
  readonly onLog: () => void;
}) {
  const { view, places, closing, aim } = useTable();
  const [isUnfolded, setUnfolded] = useState(false);
  const [beyond, setBeyond] = useState(NONE);
  const cards = house.zones.hand.cards ?? [];
  // at the end of the turn nothing is played: it is discarded
  const playable = closing === null ? cards.filter((id) => places.cards.has(id)).length : 0;
  const isAnswer = closing === null && (aim !== null || view.frames.at(-1)?.step !== 'house');
  const isOpen = isUnfolded || !isAnswer;
  const list = useRef<HTMLUListElement>(null);
  const words = (
    <span>
      <Beyond many={beyond.before} words="before those in sight">
        ‹ {beyond.before}
      </Beyond>
      Hand <b>{house.zones.hand.count}</b>
      {playable > 0 && (
        <>
          , <span data-playable>{playable} playable</span>
        </>
      )}
      <Beyond many={beyond.after} words="after them">
        {beyond.after} ›
      </Beyond>
    </span>
  );
  return (
    <>
      <div className={styles.goods}>
        <Goods house={house} size="own" />
        {cards.length === 0 || (!isAnswer && playable === 0) ? (
          words
        ) : (
          // where the hand lies open it leads to what can be played
          <button
            type="button"
            className={styles.fold}
            {...(isAnswer && { 'aria-expanded': isOpen })}
            onClick={() => (isAnswer ? setUnfolded(!isUnfolded) : showFirst(list.current))}
          >
            {words}
            {isAnswer &&
              (isOpen ? (
                <ChevronDown size={16} aria-hidden />
              ) : (
                <ChevronUp size={16} aria-hidden />
              ))}
          </button>
        )}
      </div>
      {/* an answer does not turn on it */}
      {isAnswer ? (
        <div className="visually-hidden">
          <ToWin house={house} />
        </div>
      ) : (
        <div className={styles.toWin} data-beside={beyond.lit > 0 ? '' : undefined}>
          <RivalsReport key={view.turn} onLog={onLog}>
            <ToWin house={house} />
          </RivalsReport>
        </div>
      )}
      <Strip {...{ house, list, isAnswer, isOpen, beyond }} onBeyond={setBeyond} />
    </>
  );
}

/** How many cards of the hand lie before and after those in sight, and how many after them can be played. */
interface Beyond {
  readonly before: number;
  readonly after: number;
  readonly lit: number;
}

const NONE: Beyond = { before: 0, after: 0, lit: 0 };

/** Of a card that is out of sight so many px may show. */
const SHOWS = 30;

function beyondOf(list: HTMLElement): Beyond {
  const { left: start, right: end, width } = list.getBoundingClientRect();
  // folded away where there is little height
  if (width === 0) return NONE;
  const isAfter = (one: Element) => one.getBoundingClientRect().left > end - SHOWS;
  const cards = [...list.children];
  return {
    before: cards.filter((one) => one.getBoundingClientRect().right < start + SHOWS).length,
    after: cards.filter(isAfter).length,
    lit: litIn(list).filter(isAfter).length,
  };
}

/** So many cards lie beyond an edge. */
function Beyond({
  many,
  words,
  children,
}: {
  readonly many: number;
  readonly words: string;
  readonly children: ReactNode;
}) {
  return (
    many > 0 && (
      <span className={styles.beyond}>
        <span aria-hidden>{children}</span>
        <span className="visually-hidden">
          {many} {words}
        </span>{' '}
      </span>
    )
  );
}

/** Px before the first card: those before it are out of sight. */
const EDGE = 4;

function litIn(list: Element | null): readonly Element[] {
  return [...(list?.querySelectorAll('[data-can], [data-mark="pickable"]') ?? [])];
}

/** Whether one of what can be played is whole in sight, or there is none. */
function showsSome(list: Element | null): boolean {
  const box = list?.getBoundingClientRect();
  const lit = litIn(list).map((card) => card.getBoundingClientRect());
  return (
    box === undefined ||
    lit.length === 0 ||
    lit.some(({ left, right }) => left >= box.left && right <= box.right)
  );
}

/** Scrolls the hand to the first of what can be played; as its sheet says, unless told. */
function showFirst(list: Element | null, behavior: ScrollBehavior = 'auto'): void {
  const [first] = litIn(list);
  if (list === null || first === undefined) list?.scrollTo({ left: 0, behavior });
  else {
    const left = first.getBoundingClientRect().left - list.getBoundingClientRect().left - EDGE;
    list.scrollBy({ left, behavior });
  }
}

function Strip({
  house,
  list,
  isAnswer,
  isOpen,
  beyond: { lit },
  onBeyond,
}: {
  readonly house: ViewedHouse;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isAnswer: boolean;
  readonly isOpen: boolean;
  readonly beyond: Beyond;
  readonly onBeyond: (next: (was: Beyond) => Beyond) => void;
}) {
  const { snapshot, places } = useTable();
  const cards = house.zones.hand.cards ?? [];
  const isPlayable = areLit(places, cards);

  const count = useCallback(() => {
    const next = list.current === null ? NONE : beyondOf(list.current);
    const isSame = (was: Beyond) =>
      was.before === next.before && was.after === next.after && was.lit === next.lit;
    onBeyond((was) => (isSame(was) ? was : next));
  }, [list, onBeyond]);

  // the hand keeps its place while something of it can be played there
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit changes with every move
  useEffect(() => {
    if (!showsSome(list.current)) showFirst(list.current, 'instant');
    count();
  }, [snapshot.at, cards.length]);

  return (
    <div
      className={styles.held}
      data-folded={isOpen ? undefined : ''}
      data-over={isAnswer && isOpen ? '' : undefined}
      data-playable={isPlayable ? '' : undefined}
    >
      <ul ref={list} className={styles.hand} onScroll={count}>
        {cards.map((card) => (
          <li key={card}>
            <TableCard id={card} look="held" />
          </li>
        ))}
      </ul>
      {/* over titles alone their number is said beside them */}
      {lit > 0 && isOpen && (
        <MoreLit many={lit} towards="→" onClick={() => list.current?.scrollBy({ left: 240 })} />
      )}
    </div>
  );
}
