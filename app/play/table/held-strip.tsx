import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Goods } from './goods';
import { MoreLit } from './more-lit';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { ToWin } from './to-win';

/**
 * What the House has, and its hand as one line of low cards that scrolls, whether or not something of it can be played; beside
 * it how many lit cards are out of sight at its end.
 */
export function HeldStrip({ house }: { readonly house: ViewedHouse }) {
  const { places } = useTable();
  const playable = house.zones.hand.cards?.filter((id) => places.cards.has(id)).length ?? 0;
  return (
    <>
      <div className={styles.goods}>
        <Goods house={house} size="own" />
        <span>
          Hand <b>{house.zones.hand.count}</b>
          {playable > 0 && `, ${playable} playable`}
        </span>
      </div>
      <div className={styles.toWin}>
        <ToWin house={house} />
      </div>
      <Strip house={house} />
    </>
  );
}

function Strip({ house }: { readonly house: ViewedHouse }) {
  const { snapshot, places } = useTable();
  // what can be played comes first
  const cards = (house.zones.hand.cards ?? []).toSorted(
    (one, other) => Number(places.cards.has(other)) - Number(places.cards.has(one)),
  );
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
    <div className={styles.held}>
      <ul ref={list} className={styles.hand} onScroll={count}>
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
