import { LinkedCard } from '@/app/_ui/card/linked-card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { CountChange } from '@/lib/decks/collection';
import type { ListChanges } from '@/lib/decks/compare';
import { sortEntries } from '@/lib/decks/sort';
import styles from './card-changes.module.css';

/** What one list has more, less and in other numbers; nothing where it is the same. */
export function CardChanges({
  title,
  changes: { added, removed, changed },
  catalogue,
}: {
  readonly title: string;
  readonly changes: ListChanges;
  readonly catalogue: Catalogue;
}) {
  if (added.length + removed.length + changed.length === 0) return null;
  const groups: readonly (readonly [string, readonly CountChange[]])[] = [
    ['Added', added.map(({ card, count }) => ({ card, before: 0, after: count }))],
    ['Removed', removed.map(({ card, count }) => ({ card, before: count, after: 0 }))],
    ['Count changed', changed],
  ];
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {groups.map(
        ([name, changes]) =>
          changes.length > 0 && (
            <div key={name}>
              <h3 className="mt-3 text-muted font-sans text-s font-normal">
                {name} ({changes.length})
              </h3>
              <ul>
                {inOrder(changes, catalogue).map((change) => (
                  <Row key={change.card} change={change} catalogue={catalogue} />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

function inOrder(changes: readonly CountChange[], catalogue: Catalogue): readonly CountChange[] {
  const byCard = new Map(changes.map((change) => [change.card, change]));
  const entries = changes.map(({ card, before, after }) => ({ card, count: after || before }));
  return sortEntries(entries, catalogue, 'type').flatMap(({ card }) => byCard.get(card) ?? []);
}

function Row({
  change: { card: id, before, after },
  catalogue,
}: {
  readonly change: CountChange;
  readonly catalogue: Catalogue;
}) {
  const card = catalogue.byId.get(id);
  return (
    <li className={styles.row}>
      <span
        className={styles.change}
        data-tone={before === 0 ? 'added' : after === 0 ? 'removed' : undefined}
      >
        {before === 0 && `+${after}`}
        {after === 0 && `−${before}`}
        {before > 0 && after > 0 && (
          <>
            {before}
            <span aria-hidden> → </span>
            <span className="visually-hidden"> to </span>
            {after}
          </>
        )}
      </span>
      {card ? <LinkedCard card={card} /> : <span className="text-illegal wrap-anywhere">{id}</span>}
    </li>
  );
}
