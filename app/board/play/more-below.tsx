import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './more-below.module.css';

const NONE = { many: 0, foot: 0 };
/** So many px of an answer may be hidden. */
const SLACK = 8;
/** What may be chosen, by button or in a form. */
const CHOICES = 'button:not([data-aside], [data-aside] *), label';

/** Last in a question that scrolls: how many answers lie below what is in sight, and the way to them. */
export function MoreBelow() {
  const mark = useRef<HTMLDivElement>(null);
  const [{ many, foot }, setBelow] = useState(NONE);
  useEffect(() => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const look = () => {
      const next = belowIn(box);
      setBelow((was) => (was.many === next.many && was.foot === next.foot ? was : next));
    };
    box.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={mark} className={styles.below} style={{ '--foot': `${foot}px` } as CSSProperties}>
      {many > 0 && (
        <button
          type="button"
          data-aside
          onClick={() => mark.current?.parentElement?.scrollBy({ top: 160 })}
        >
          {many} more <span className="visually-hidden">below</span> <span aria-hidden>↓</span>
        </button>
      )}
    </div>
  );
}

/** How many answers are not whole in sight, and how high what is pinned to the foot is. */
function belowIn(box: Element): typeof NONE {
  if (box.scrollHeight - box.scrollTop - box.clientHeight < 12) return NONE;
  const pinned = [...box.querySelectorAll(':scope > * > *')].find(
    (one) => getComputedStyle(one).position === 'sticky',
  );
  const foot = pinned?.getBoundingClientRect().height ?? 0;
  const line = box.getBoundingClientRect().bottom - foot;
  const hidden = [...box.querySelectorAll(CHOICES)].filter((one) => {
    const { bottom } = one.getBoundingClientRect();
    return pinned?.contains(one) !== true && bottom > line + SLACK;
  });
  return { many: hidden.length, foot };
}
