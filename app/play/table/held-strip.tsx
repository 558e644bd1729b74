import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** The hand in one line that scrolls, and how many lit cards are out of sight at its end. */
export function HeldStrip({ cards }: { readonly cards: readonly GameCardId[] }) {
  const { snapshot, view, places } = useTable();
  // what cannot be played now keeps to its titles, where a rite or a petition wants the room
  const isIdle =
    !cards.some((id) => places.cards.has(id)) &&
    view.frames.some(({ step }) => step === 'rite' || step === 'petition');
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
    <div className={styles.held} data-idle={isIdle ? '' : undefined}>
      <ul ref={list} className={styles.hand} onScroll={count}>
        {cards.map((id) => (
          <li key={id}>
            <TableCard id={id} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => list.current?.scrollBy({ left: 240 })}
        >
          {hidden} more lit <span aria-hidden>→</span>
        </button>
      )}
    </div>
  );
}
