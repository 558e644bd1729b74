import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '@/app/_ui/base/classes';
import type { ViewedHouse } from '@/lib/engine/state/view';
import fade from './edge-fade.module.css';
import { Goods } from './goods';
import { areLit } from './houses';
import { MoreLit } from './more-lit';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { ToWin } from './to-win';

/**
 * What the House has, and its hand: one line of low cards that scrolls, always in one order. While something is answered that
 * lies over it, and its titles show; a button lifts it.
 */
export function HeldStrip({ house }: { readonly house: ViewedHouse }) {
  const { view, places, closing, aim } = useTable();
  const [isUnfolded, setUnfolded] = useState(false);
  const cards = house.zones.hand.cards ?? [];
  // at the end of the turn nothing is played: it is discarded
  const playable = closing === null ? cards.filter((id) => places.cards.has(id)).length : 0;
  const isAnswer = closing === null && (aim !== null || view.frames.at(-1)?.step !== 'house');
  const isOpen = isUnfolded || !isAnswer;
  const list = useRef<HTMLUListElement>(null);
  const words = (
    <span>
      Hand <b>{house.zones.hand.count}</b>
      {playable > 0 && (
        <>
          , <span data-playable>{playable} playable</span>
        </>
      )}
    </span>
  );
  return (
    <>
      <div className={styles.goods}>
        <Goods house={house} size="own" />
        {cards.length === 0 ? (
          words
        ) : (
          // It stays a button while the hand must lie open: it leads to what can be played.
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            data-lit={playable > 0 ? '' : undefined}
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
      {/* an answer does not turn on it, while the hand is folded */}
      <div className={isAnswer && !isOpen ? 'visually-hidden' : styles.toWin}>
        <ToWin house={house} />
      </div>
      <Strip house={house} list={list} isFolded={!isOpen} />
    </>
  );
}

/** Px before the first card: those before it are out of sight. */
const EDGE = 6;

function litIn(list: Element | null): readonly Element[] {
  return [...(list?.querySelectorAll('[data-can], [data-mark="pickable"]') ?? [])];
}

/** Scrolls the hand to the first of what can be played. */
function showFirst(list: Element | null, behavior: ScrollBehavior = 'smooth'): void {
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
  isFolded,
}: {
  readonly house: ViewedHouse;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isFolded: boolean;
}) {
  const { snapshot, places } = useTable();
  const cards = house.zones.hand.cards ?? [];
  const [hidden, setHidden] = useState(0);
  const isPlayable = areLit(places, cards);

  const count = useCallback(() => {
    const end = list.current?.getBoundingClientRect().right ?? 0;
    setHidden(
      litIn(list.current).filter((card) => card.getBoundingClientRect().left > end - 30).length,
    );
  }, [list]);

  // each question begins with what can be played for it
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit changes with every move
  useEffect(() => {
    showFirst(list.current, 'instant');
    count();
  }, [snapshot.at, cards.length]);

  return (
    <div className={styles.held} data-folded={isFolded ? '' : undefined}>
      <ul
        ref={list}
        className={classes(styles.hand, fade.fades)}
        data-playable={isPlayable ? '' : undefined}
        onScroll={count}
      >
        {cards.map((card) => (
          <li key={card}>
            <TableCard id={card} look="held" />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <MoreLit many={hidden} towards="→" onClick={() => list.current?.scrollBy({ left: 240 })} />
      )}
    </div>
  );
}
