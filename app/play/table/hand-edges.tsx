import { type RefObject, useCallback, useEffect, useState } from 'react';
import styles from './phone-table.module.css';

const NONE = { before: 0, after: 0 };

/** At each edge of a hand that scrolls: how many of its cards do not stand whole in sight there. It is decoration. */
export function HandEdges({ list }: { readonly list: RefObject<HTMLUListElement | null> }) {
  const [{ before, after }, setBeyond] = useState(NONE);
  const count = useCallback(() => {
    const box = list.current?.getBoundingClientRect();
    const cards = [...(list.current?.children ?? [])].map((card) => card.getBoundingClientRect());
    if (box === undefined) return;
    const next = {
      before: cards.filter(({ left }) => left < box.left - 1).length,
      after: cards.filter(({ right }) => right > box.right + 1).length,
    };
    setBeyond((was) => (was.before === next.before && was.after === next.after ? was : next));
  }, [list]);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    box.addEventListener('scroll', count, { passive: true });
    // a card that comes or goes, and a hand that is opened
    const observer = new ResizeObserver(count);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => {
      box.removeEventListener('scroll', count);
      observer.disconnect();
    };
  });
  return (
    <>
      {before > 0 && (
        <span className={styles.beyond} data-side="before" aria-hidden>
          ‹ {before}
        </span>
      )}
      {after > 0 && (
        <span className={styles.beyond} data-side="after" aria-hidden>
          {after} ›
        </span>
      )}
    </>
  );
}
