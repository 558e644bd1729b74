import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GameCardId } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { plural } from '@/lib/sentences';
import { Goods } from './goods';
import { HandEdges } from './hand-edges';
import { areLit } from './houses';
import { isOwnInterval, RivalsReport } from './lately';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { ToWin } from './to-win';

/**
 * What the House has, and its hand: one line of low cards that scrolls, always in one order. While something is answered it shows
 * as much of them as that leaves room for, at least their titles; a button opens it over what is asked.
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
  const cards = house.zones.hand.cards ?? [];
  // at the end of the turn nothing is played: it is discarded
  const playable = closing === null ? cards.filter((id) => places.cards.has(id)).length : 0;
  const isAnswer = closing === null && (aim !== null || view.frames.at(-1)?.step !== 'house');
  const isOpen = isUnfolded || !isAnswer;
  const list = useRef<HTMLUListElement>(null);
  const words = (
    <span>
      <span className="visually-hidden">Hand: </span>
      <b>{house.zones.hand.count}</b> {plural(house.zones.hand.count, 'card')}
      {playable > 0 && (
        <>
          , <span data-playable>{playable} playable</span>
        </>
      )}
    </span>
  );
  const isPlayable = areLit(places, cards);
  return (
    <section
      className={styles.own}
      aria-label={`Reserves of ${house.name}`}
      data-folded={isOpen ? undefined : ''}
      data-playable={isPlayable ? '' : undefined}
    >
      <h2 className="visually-hidden">Reserves</h2>
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
            onClick={() => (isAnswer ? setUnfolded(!isUnfolded) : showNext(list.current))}
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
      <Strip {...{ house, list, isAnswer, isOpen, isPlayable }} />
      {/* an answer does not turn on it; below the hand, that keeps its place without it */}
      {isAnswer ? (
        <div className="visually-hidden">
          <ToWin house={house} />
        </div>
      ) : (
        <div className={styles.toWin}>
          <RivalsReport key={view.turn} onLog={onLog}>
            <ToWin house={house} />
          </RivalsReport>
        </div>
      )}
    </section>
  );
}

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

/** Scrolls the hand to the next of what can be played that is not whole in sight, after the last to the first. */
function showNext(list: Element | null): void {
  const end = list?.getBoundingClientRect().right ?? 0;
  const next = litIn(list).find((card) => card.getBoundingClientRect().right > end);
  if (next === undefined) showFirst(list);
  else next.scrollIntoView({ inline: 'start', block: 'nearest' });
}

/** Scrolls the hand to its beginning, or to the first of what can be played where that is out of sight there; as its sheet says, unless told. */
function showFirst(list: Element | null, behavior: ScrollBehavior = 'auto'): void {
  if (list === null) return;
  const [first] = litIn(list);
  const end = first === undefined ? 0 : first.getBoundingClientRect().right + list.scrollLeft;
  if (first === undefined || end <= list.getBoundingClientRect().right)
    list.scrollTo({ left: 0, behavior });
  else first.scrollIntoView({ inline: 'start', block: 'nearest', behavior });
}

function Strip({
  house,
  list,
  isAnswer,
  isOpen,
  isPlayable,
}: {
  readonly house: ViewedHouse;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isAnswer: boolean;
  readonly isOpen: boolean;
  readonly isPlayable: boolean;
}) {
  const { snapshot, view, aim, came } = useTable();
  const cards = house.zones.hand.cards ?? [];
  const isOwn = isOwnInterval(view);

  // the own move begins with the first of what can be played
  useEffect(() => {
    if (isOwn) showFirst(list.current, 'instant');
  }, [isOwn, list]);

  // what is chosen, or in the move of another was drawn, is shown; else the hand keeps its place while something can be played there
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit changes with every move
  useEffect(() => {
    const isShown = (card: GameCardId) =>
      aim === null ? !isOwn && came.has(card) : aim.card === card;
    const shown = list.current?.children[cards.findIndex(isShown)];
    if (shown) shown.scrollIntoView({ inline: 'start', block: 'nearest' });
    else if (!showsSome(list.current)) showFirst(list.current, 'instant');
  }, [snapshot.at, cards.length, aim?.card]);

  return (
    <div
      className={styles.held}
      data-folded={isOpen ? undefined : ''}
      data-over={isAnswer && isOpen ? '' : undefined}
      data-playable={isPlayable ? '' : undefined}
    >
      <ul ref={list} className={styles.hand}>
        {cards.map((card) => (
          <li key={card}>
            <TableCard id={card} look="held" />
          </li>
        ))}
      </ul>
      <HandEdges list={list} />
    </div>
  );
}
