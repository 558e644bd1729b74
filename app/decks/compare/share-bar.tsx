import { onSide } from '@/app/_deck/compare/side';
import { Button } from '@/app/_ui/base/button';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Share } from '@/lib/decks/compare';
import styles from './share-bar.module.css';

/** Of whose cards something is said. */
export type Part = 'one' | 'both' | 'other';

/** Brings the first such cards into sight; those of both are unfolded. */
function reveal(part: Part): void {
  const [first, ...others] = document.querySelectorAll(`[data-side="${part}"]`);
  for (const one of [first, ...others]) if (one instanceof HTMLDetailsElement) one.open = true;
  first?.scrollIntoView({ block: 'start' });
}

/**
 * How much two lists share, in copies: a bar of what only the first has, what both have, what only the second has.
 * Each of the three leads to its cards; on a phone they are the tabs of the lists below.
 */
export function ShareBar({
  share: { one, both, other },
  names,
  shown,
  onShow,
}: {
  readonly share: Share;
  /** What the two sides are called. */
  readonly names: readonly [one: string, other: string];
  /** Whose cards show on a phone. */
  readonly shown: Part;
  readonly onShow: (part: Part) => void;
}) {
  const isNarrow = useMedia(NARROW);
  const parts = [
    ['one', one, `only ${onSide(names[0])}`],
    ['both', both, 'in both'],
    ['other', other, `only ${onSide(names[1])}`],
  ] as const;
  return (
    <div>
      <ul className={styles.words}>
        {parts.map(([part, count, words]) => (
          <li key={part} data-part={part}>
            <Button
              size="small"
              disabled={count === 0}
              {...(isNarrow && { 'aria-pressed': part === shown })}
              onClick={() => {
                onShow(part);
                // what was hidden is there when this is drawn
                requestAnimationFrame(() => reveal(part));
              }}
            >
              <span>
                <b>{count}</b> {words}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.bar} aria-hidden>
        {parts
          .filter(([, count]) => count > 0)
          .map(([part, count]) => (
            <span key={part} data-part={part} style={{ flexGrow: count }} />
          ))}
      </div>
    </div>
  );
}
