import type { ReactNode } from 'react';
import { LinkedCard } from '@/app/_ui/card/linked-card';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { ListChanges } from '@/lib/decks/compare';
import { sortEntries } from '@/lib/decks/sort';
import styles from './card-changes.module.css';

/** What one list has more, less and in other numbers; nothing where it is the same. */
export function CardChanges({
  title,
  changes,
  catalogue,
}: {
  readonly title: string;
  readonly changes: ListChanges;
  readonly catalogue: Catalogue;
}) {
  const { added, removed, changed } = changes;
  if (added.length + removed.length + changed.length === 0) return null;
  const counts = new Map(changed.map((one) => [one.card, one] as const));
  const moved = sortEntries(
    changed.map(({ card, after }) => ({ card, count: after })),
    catalogue,
    'type',
  );
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Group name="Added">
        {sortEntries(added, catalogue, 'type').map(({ card, count }) => (
          <Row key={card} id={card} catalogue={catalogue} tone="added">
            +{count}
          </Row>
        ))}
      </Group>
      <Group name="Removed">
        {sortEntries(removed, catalogue, 'type').map(({ card, count }) => (
          <Row key={card} id={card} catalogue={catalogue} tone="removed">
            −{count}
          </Row>
        ))}
      </Group>
      <Group name="Count changed">
        {moved.map(({ card, count }) => {
          const before = counts.get(card)?.before ?? 0;
          return (
            <Row
              key={card}
              id={card}
              catalogue={catalogue}
              tone={count > before ? 'added' : 'removed'}
            >
              {before}
              <span aria-hidden> → </span>
              <span className="visually-hidden"> to </span>
              {count}
            </Row>
          );
        })}
      </Group>
    </section>
  );
}

function Group({
  name,
  children,
}: {
  readonly name: string;
  readonly children: readonly ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-muted font-sans text-s font-normal">
        {name} ({children.length})
      </h3>
      <ul>{children}</ul>
    </>
  );
}

function Row({
  id,
  catalogue,
  tone,
  children,
}: {
  readonly id: CardId;
  readonly catalogue: Catalogue;
  readonly tone: 'added' | 'removed';
  readonly children: ReactNode;
}) {
  const card = catalogue.byId.get(id);
  return (
    <li className={styles.row}>
      <span className={styles.change} data-tone={tone}>
        {children}
      </span>
      {card ? <LinkedCard card={card} /> : <span className="text-illegal wrap-anywhere">{id}</span>}
    </li>
  );
}
