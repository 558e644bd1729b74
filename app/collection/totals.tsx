import { useMemo } from 'react';
import { useCollection } from '@/app/_owned/collection-store';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { CatalogueState } from '@/app/_ui/data/use-catalogue';
import { type Copies, type SetTotal, total, totalsBySet } from '@/lib/decks/collection';
import { setName } from '@/lib/rules/taxonomy';
import { counted, plural } from '@/lib/sentences';
import { Begin, BUY } from './begin';
import styles from './collection.module.css';

/** How much of each set is owned, and before anything is, how to begin. On a phone it folds: the cards come first. */
export function Totals({
  state,
  wanted,
}: {
  readonly state: CatalogueState;
  /** What the decks lack, all of them built at once; null before it is known. */
  readonly wanted: Copies | null;
}) {
  const collection = useCollection();
  const isNarrow = useMedia(NARROW);
  const owned = collection.status === 'ready' ? collection.owned : null;
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const totals = useMemo(
    () => (owned && catalogue ? totalsBySet(owned, catalogue) : null),
    [owned, catalogue],
  );
  if (totals === null || owned === null || catalogue === null)
    return <p className={classes(styles.totals, 'text-muted text-s')}>Counting…</p>;
  const unknown = [...owned.keys()].filter((id) => !catalogue.byId.has(id));
  const lacking = wanted === null ? null : total(wanted);
  const missing = wanted !== null && lacking !== null && lacking > 0 && (
    <p className={styles.wanted}>
      Your decks lack <b>{counted(lacking, 'copy', 'copies')}</b> of {counted(wanted.size, 'card')}.{' '}
      <Link href={BUY}>Buy list</Link>
    </p>
  );
  const more = (
    <>
      {!isNarrow && missing}
      <SetBars totals={totals} />
      <p className={classes('for-keys', styles.keys)}>
        On a row <kbd>+</kbd>, <kbd>−</kbd> and digits count; <kbd>Ctrl</kbd>+<kbd>Z</kbd> takes a
        count back.
      </p>
      {unknown.length > 0 && (
        <p className="text-muted text-s">
          {counted(unknown.length, 'owned card')} of yours {plural(unknown.length, 'is', 'are')} not
          in this catalogue; nothing of it is lost, and exports hold it.
        </p>
      )}
    </>
  );
  if (owned.size === 0)
    return isNarrow ? (
      <p className={styles.totals}>Tap + for each copy you own.</p>
    ) : (
      <div className={styles.totals}>
        <Begin catalogue={catalogue}>{missing}</Begin>
      </div>
    );
  const titles = totals.reduce((sum, set) => sum + set.owned, 0);
  const said = (
    <span>
      <strong className="text-l">{counted(total(owned), 'copy', 'copies')}</strong> of{' '}
      {counted(titles, 'card')} out of {catalogue.cards.length}
    </span>
  );
  if (isNarrow)
    return (
      <div className={styles.totals}>
        <details className={styles.folded}>
          <summary>{said}</summary>
          <div className="flex flex-col items-start gap-4">{more}</div>
        </details>
      </div>
    );
  return (
    <div className={styles.totals}>
      {said}
      {more}
    </div>
  );
}

/** Each set, and below its name how much of it is owned, over the whole width. */
function SetBars({ totals }: { readonly totals: readonly SetTotal[] }) {
  return (
    <ul className={styles.sets} aria-label="Cards owned, by set">
      {totals.map((set) => (
        <li key={set.set}>
          <Link href={`/collection?q=set:${set.set}`}>{setName(set.set)}</Link>
          <span>
            {set.owned} of {set.cards}
            <b>{shareOf(set)} %</b>
          </span>
          <i aria-hidden>
            <i style={{ width: `${shareOf(set)}%` }} />
          </i>
        </li>
      ))}
    </ul>
  );
}

/** In whole percent; never all before the last card is owned, never none once the first is. */
function shareOf({ owned, cards }: SetTotal): number {
  if (owned === 0 || owned === cards) return owned === 0 ? 0 : 100;
  return Math.max(1, Math.min(99, Math.round((owned / cards) * 100)));
}
