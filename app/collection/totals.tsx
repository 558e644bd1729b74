import { useMemo } from 'react';
import { useCollection } from '@/app/_owned/collection-store';
import { classes } from '@/app/_ui/base/classes';
import { DataBars } from '@/app/_ui/base/data-bars';
import { Link } from '@/app/_ui/base/link';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { CatalogueState } from '@/app/_ui/data/use-catalogue';
import { type SetTotal, total, totalsBySet } from '@/lib/decks/collection';
import { setName } from '@/lib/rules/taxonomy';
import { counted, plural } from '@/lib/sentences';
import styles from './collection.module.css';

/** How much of each set is owned, and before anything is, how to begin. On a phone it folds: the cards come first. */
export function Totals({ state }: { readonly state: CatalogueState }) {
  const collection = useCollection();
  const isNarrow = useMedia(NARROW);
  const owned = collection.status === 'ready' ? collection.owned : null;
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const totals = useMemo(
    () => (owned && catalogue ? totalsBySet(owned, catalogue) : null),
    [owned, catalogue],
  );
  if (totals === null || owned === null || catalogue === null)
    return <p className="pt-4 text-muted text-s">Counting…</p>;
  const unknown = [...owned.keys()].filter((id) => !catalogue.byId.has(id));
  const titles = totals.reduce((sum, set) => sum + set.owned, 0);
  const all = catalogue.cards.length;
  const said =
    owned.size === 0 ? (
      <h2 className={styles.none}>Begin your collection</h2>
    ) : (
      <span>
        <strong className="text-l">{counted(total(owned), 'copy', 'copies')}</strong> of{' '}
        {counted(titles, 'card')} out of {all}
      </span>
    );
  const more = (
    <>
      {owned.size === 0 && <Ways />}
      {owned.size === 0 && isNarrow && (
        <p className="text-muted text-s">
          {totals.map(({ set, cards }) => `${setName(set)} 0 of ${cards}`).join(', ')}
        </p>
      )}
      {(owned.size > 0 || !isNarrow) && (
        <div className="w-full">
          <DataBars
            caption="Cards owned, by set"
            captionHidden
            rowHeader="Set"
            series={[{ key: 'owned', label: 'Cards owned, percent' }]}
            rows={totals.map((set) => ({
              key: set.set,
              label: setName(set.set),
              values: [shareOf(set)],
              href: `/collection?q=set:${set.set}`,
              note: `${set.owned} of ${set.cards}`,
            }))}
            max={100}
            format={(share) => `${share} %`}
          />
        </div>
      )}
      {owned.size > 0 && (
        <p className={classes('for-keys', styles.keys)}>
          On a row <kbd>+</kbd>, <kbd>−</kbd> and digits count; <kbd>Ctrl</kbd>+<kbd>Z</kbd> takes a
          count back.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-muted text-s">
          {counted(unknown.length, 'owned card')} of yours {plural(unknown.length, 'is', 'are')} not
          in this catalogue; nothing of it is lost, and exports hold it.
        </p>
      )}
    </>
  );
  if (isNarrow)
    return (
      <details className={styles.folded} open={owned.size === 0}>
        <summary>{said}</summary>
        <div className="flex flex-col items-start gap-4">{more}</div>
      </details>
    );
  return (
    <div className="flex flex-col items-start gap-4 pt-4">
      {said}
      {more}
    </div>
  );
}

/** In whole percent; never all before the last card is owned, never none once the first is. */
function shareOf({ owned, cards }: SetTotal): number {
  if (owned === 0 || owned === cards) return owned === 0 ? 0 : 100;
  return Math.max(1, Math.min(99, Math.round((owned / cards) * 100)));
}

/** How to begin, while nothing is owned. */
function Ways() {
  return (
    <ol className={styles.begin}>
      <li>
        Press <kbd>+</kbd> on a card’s row
      </li>
      <li>
        <Link href="/collection/import">Import a list</Link>, or paste one
      </li>
      <li>In a deck’s menu: “I own this deck”</li>
    </ol>
  );
}
