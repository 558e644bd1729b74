import type { CSSProperties } from 'react';
import { type Below, NONE_BELOW, useBelow } from '@/app/_table/use-below';
import styles from './action-bar.module.css';
import { coverOf, middleOf } from './beyond-edges';
import { MoreLit } from './more-lit';

/** On a phone, last among answers that scroll: how many lie below, and the way to them. `of`: another list for another number. */
export function MoreAnswers({ of }: { readonly of: number }) {
  const { many, edge, mark } = useBelow(belowIn, of);
  const goOn = () => {
    const box = mark.current?.parentElement;
    box?.scrollBy({ top: box.clientHeight - edge });
  };
  return (
    <div ref={mark} className={styles.beyond} style={{ '--cover': `${edge}px` } as CSSProperties}>
      {many > 0 && <MoreLit many={many} towards="↓" onClick={goOn} />}
    </div>
  );
}

/** How many answers are not whole in sight, and so many px of the lower edge in which one would stand by half. */
function belowIn(box: Element): Below {
  if (box.scrollHeight - box.scrollTop <= box.clientHeight + 1) return NONE_BELOW;
  const edges = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll('[data-act]')].map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom, over: 0 };
  });
  const edge = coverOf(rows, edges, edges.bottom, edges.bottom - edges.top) ?? 0;
  const line = edges.bottom - edge;
  return { many: rows.filter((row) => middleOf(row) > line).length, edge };
}
