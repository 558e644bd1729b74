import { onSide } from '@/app/_deck/compare/side';
import type { Share } from '@/lib/decks/compare';
import { plural } from '@/lib/sentences';
import styles from './share-bar.module.css';

/** How much two lists share, in copies: a bar of what only the first has, what both have, what only the second has. */
export function ShareBar({
  share: { one, both, other },
  names,
}: {
  readonly share: Share;
  /** What the two sides are called. */
  readonly names: readonly [one: string, other: string];
}) {
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
            <b>{count}</b> {part === 'one' && `${plural(count, 'card', 'cards')} `}
            {words}
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
