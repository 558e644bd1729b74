import type { CSSProperties } from 'react';
import { type Below, NONE_BELOW, useBelow } from '@/app/_table/use-below';
import styles from './more-below.module.css';

/** So many px of an answer may be hidden. */
const SLACK = 8;
/** What may be chosen, by button or in a form, or with a card. */
const CHOICES = 'button:not([data-aside], [data-aside] *), label, [data-asides] button';

/** Last in a question that scrolls: how many answers lie below what is in sight, and the way to them. */
export function MoreBelow() {
  const { many, edge, mark } = useBelow(belowIn);
  return (
    <div ref={mark} className={styles.below} style={{ '--foot': `${edge}px` } as CSSProperties}>
      {many > 0 && (
        <div className={styles.strip}>
          <button
            type="button"
            data-aside
            onClick={() => mark.current?.parentElement?.scrollBy({ top: 160 })}
          >
            {many} more <span className="visually-hidden">below</span> <span aria-hidden>↓</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** So many px the way to them takes, as in the style sheet. */
const STRIP = 30;

/** How many answers are not whole in sight, and how high what is pinned to the foot is. */
function belowIn(box: Element): Below {
  if (box.scrollHeight - box.scrollTop - box.clientHeight < 12) return NONE_BELOW;
  const pinned = [...box.querySelectorAll('[data-foot]')].at(-1);
  const edge = pinned?.getBoundingClientRect().height ?? 0;
  const line = box.getBoundingClientRect().bottom - edge;
  const ends = [...box.querySelectorAll(CHOICES)].flatMap((one) =>
    pinned?.contains(one) === true ? [] : [one.getBoundingClientRect().bottom],
  );
  const below = (y: number) => ends.filter((end) => end > y + SLACK).length;
  return { many: below(line) && below(line - STRIP), edge };
}
