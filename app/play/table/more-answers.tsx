import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './action-bar.module.css';
import { coverOf, middleOf } from './beyond-edges';
import { MoreLit } from './more-lit';

/** On a phone, last among answers that scroll: how many lie below, and the way to them. `of`: another list for another number. */
export function MoreAnswers({ of }: { readonly of: number }) {
  const mark = useRef<HTMLDivElement>(null);
  const [{ many, cover }, setBelow] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new list is looked at
  useEffect(() => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const count = () => setBelow((was) => same(was, belowIn(box)));
    box.addEventListener('scroll', count, { passive: true });
    const observer = new ResizeObserver(count);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', count);
      observer.disconnect();
    };
  }, [of]);
  const goOn = () => {
    const box = mark.current?.parentElement;
    box?.scrollBy({ top: box.clientHeight - cover });
  };
  return (
    <div ref={mark} className={styles.beyond} style={{ '--cover': `${cover}px` } as CSSProperties}>
      {many > 0 && <MoreLit many={many} towards="↓" onClick={goOn} />}
    </div>
  );
}

const NONE = { many: 0, cover: 0 };

/** How many answers are not whole in sight, and so many px of the lower edge in which one would stand by half. */
function belowIn(box: Element): typeof NONE {
  if (box.scrollHeight - box.scrollTop <= box.clientHeight + 1) return NONE;
  const edges = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll('[data-act]')].map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom, over: 0 };
  });
  const cover = coverOf(rows, edges, edges.bottom, edges.bottom - edges.top) ?? 0;
  const line = edges.bottom - cover;
  return { many: rows.filter((row) => middleOf(row) > line).length, cover };
}

function same(was: typeof NONE, next: typeof NONE): typeof NONE {
  return was.many === next.many && was.cover === next.cover ? was : next;
}
