import { LinkedCard } from '@/app/_ui/card/linked-card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { CountChange } from '@/lib/decks/collection';
import type { ListChanges } from '@/lib/decks/compare';
import type { DeckEntry } from '@/lib/decks/deck';
import { sortEntries } from '@/lib/decks/sort';
import styles from './card-changes.module.css';

const BOTH = ['Before', 'After'] as const;

/**
 * What two lists do not share: on the left what only the first has, on the right what only the second
 * has, then what both have in other numbers. Nothing where they are the same.
 */
export function CardChanges({
  title,
  note,
  changes: { added, removed, changed },
  catalogue,
  sides = BOTH,
}: {
  readonly title: string;
  /** Beside the title: what they share. */
  readonly note?: string;
  readonly changes: ListChanges;
  readonly catalogue: Catalogue;
  /** What the two sides are called. */
  readonly sides?: readonly [before: string, after: string];
}) {
  if (added.length + removed.length + changed.length === 0) return null;
  const only = (entries: readonly DeckEntry[], at: 0 | 1) => (
    <Changes
      title={`${sides[at]} only`}
      changes={entries.map(({ card, count }) =>
        at === 0 ? { card, before: count, after: 0 } : { card, before: 0, after: count },
      )}
      catalogue={catalogue}
    />
  );
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {note && <span className="ms-2 text-muted text-s font-sans font-normal">{note}</span>}
      </h2>
      <div className={styles.both}>
        {only(removed, 0)}
        {only(added, 1)}
      </div>
      {changed.length > 0 && (
        <Changes
          title="In both, in other numbers"
          changes={changed}
          catalogue={catalogue}
          className={styles.both}
        />
      )}
    </section>
  );
}

function Changes({
  title,
  changes,
  catalogue,
  className,
}: {
  readonly title: string;
  readonly changes: readonly CountChange[];
  readonly catalogue: Catalogue;
  readonly className?: string | undefined;
}) {
  const copies = changes.reduce((sum, { before, after }) => sum + Math.abs(after - before), 0);
  return (
    <div className="min-w-0">
      <h3 className="mt-3 text-muted font-sans text-s font-normal">
        {title} {changes.length > 0 && <span className="tabular-nums">({copies})</span>}
      </h3>
      {changes.length === 0 ? (
        <p className={styles.nothing}>Nothing</p>
      ) : (
        <ul className={className}>
          {inOrder(changes, catalogue).map((change) => (
            <Row key={change.card} change={change} catalogue={catalogue} />
          ))}
        </ul>
      )}
    </div>
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
      <span className={styles.change}>
        {before === 0 || after === 0 ? (
          before + after
        ) : (
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
