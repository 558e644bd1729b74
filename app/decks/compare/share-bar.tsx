import { onSide } from '@/app/_deck/compare/side';
import { Button } from '@/app/_ui/base/button';
import type { Share } from '@/lib/decks/compare';
import { capital } from '@/lib/sentences';
import styles from './share-bar.module.css';

/** Of whose cards something is said. */
export type Part = 'one' | 'both' | 'other';

interface Shared {
  readonly share: Share;
  /** What the two sides are called. */
  readonly names: readonly [one: string, other: string];
}

const partsOf = ({ share: { one, both, other }, names }: Shared) =>
  [
    ['one', one, `only ${onSide(names[0])}`],
    ['both', both, 'in both'],
    ['other', other, `only ${onSide(names[1])}`],
  ] as const;

/** How much two lists share, in copies: a bar of what only the first has, what both have, what only the second has. */
export function ShareBar(shared: Shared) {
  const parts = partsOf(shared);
  return (
    <div>
      <ul className={styles.words}>
        {parts.map(([part, count, words]) => (
          <li key={part} data-part={part}>
            <b>{count}</b> {words}
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

/** On a phone one part of the lists shows at a time, and these choose which. */
export function PartChoice({
  shown,
  onShow,
  ...shared
}: Shared & { readonly shown: Part; readonly onShow: (part: Part) => void }) {
  return (
    <ul className={styles.choice}>
      {partsOf(shared).map(([part, count, words]) => (
        <li key={part}>
          <Button
            size="small"
            disabled={count === 0}
            aria-pressed={part === shown}
            title={capital(words)}
            onClick={() => {
              onShow(part);
              if (part === 'both') requestAnimationFrame(unfold);
            }}
          >
            <span>
              <b>{count}</b> {shortly(part, shared.names)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** On one line of a phone, where a deck's name has no room. */
function shortly(part: Part, [before]: Shared['names']): string {
  if (part === 'both') return 'in both';
  if (before === 'Before') return part === 'one' ? 'only before' : 'only after';
  return part === 'one' ? 'only first' : 'only second';
}

/** What both lists have is folded, but not for who asks for it. */
function unfold(): void {
  for (const both of document.querySelectorAll<HTMLDetailsElement>('details[data-side="both"]'))
    both.open = true;
}
