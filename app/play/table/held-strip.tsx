import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Goods } from './goods';
import { MoreLit } from './more-lit';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { ToWin } from './to-win';

/**
 * What the House has, and its hand in one line that scrolls, with how many lit cards are out of sight at its end. A hand of
 * which nothing can be played now is a line of titles, until it is opened.
 */
export function HeldStrip({ house }: { readonly house: ViewedHouse }) {
  const { snapshot } = useTable();
  const isIdle = useIdle(house);
  const [opened, setOpened] = useState(-1);
  const isFolded = isIdle && opened !== snapshot.at;
  const id = useId();
  return (
    <>
      <div className={styles.goods}>
        <Goods house={house} size="own" />
        {isIdle ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={id}
            onClick={() => setOpened(isFolded ? snapshot.at : -1)}
          >
            Hand <b>{house.zones.hand.count}</b>
            {isFolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          </button>
        ) : (
          <span>
            Hand <b>{house.zones.hand.count}</b>
          </span>
        )}
      </div>
      <div className={styles.toWin}>
        <ToWin house={house} />
      </div>
      <Strip id={id} house={house} isFolded={isFolded} />
    </>
  );
}

/**
 * Whether nothing of the hand can be played, or the answers say what can; asked anew only where its House chooses, or the
 * table would never stand still.
 */
function useIdle({ zones }: ViewedHouse): boolean {
  const { snapshot, view, places, closing } = useTable();
  const held = zones.hand.cards ?? [];
  const isAsked = snapshot.actions.length > 0;
  const isAnswer = view.frames.at(-1)?.step === 'window';
  const isIdle = closing === null && (isAnswer || !held.some((id) => places.cards.has(id)));
  const [was, setWas] = useState(isIdle);
  if (isAsked && was !== isIdle) setWas(isIdle);
  return isAsked ? isIdle : was;
}

function Strip({
  id,
  house,
  isFolded,
}: {
  readonly id: string;
  readonly house: ViewedHouse;
  readonly isFolded: boolean;
}) {
  const { snapshot, places } = useTable();
  const held = house.zones.hand.cards ?? [];
  // of names alone those first that can be played
  const cards = isFolded
    ? [...held].sort(
        (one, other) => Number(places.cards.has(other)) - Number(places.cards.has(one)),
      )
    : held;
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState(0);

  const count = useCallback(() => {
    const end = list.current?.getBoundingClientRect().right ?? 0;
    const lit = list.current?.querySelectorAll('[data-can], [data-mark="pickable"]') ?? [];
    setHidden([...lit].filter((card) => card.getBoundingClientRect().left > end - 30).length);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit changes with every move
  useEffect(count, [snapshot.at, cards.length]);

  return (
    <div id={id} className={styles.held} data-folded={isFolded ? '' : undefined}>
      <ul ref={list} className={styles.hand} onScroll={count}>
        {cards.map((card) => (
          <li key={card}>
            <TableCard id={card} look={isFolded ? 'strip' : 'face'} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <MoreLit many={hidden} towards="→" onClick={() => list.current?.scrollBy({ left: 240 })} />
      )}
    </div>
  );
}
