import { Fragment, type ReactNode } from 'react';
import { CardLine } from '@/app/_ui/card/card-line';
import { typeName } from '@/app/_ui/icons/types';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { ListChanges } from '@/lib/decks/compare';
import type { DeckEntry } from '@/lib/decks/deck';
import { sortEntries } from '@/lib/decks/sort';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import { capital, plural } from '@/lib/sentences';
import styles from './card-changes.module.css';
import { onSide } from './side';

const BOTH = ['Before', 'After'] as const;

/**
 * What two lists do not share, in copies: on the left what only the first has, on the right what only the
 * second has. A card of which both have some stands where more of it are, with both counts. Nothing where they are
 * the same.
 */
export function CardChanges({
  title,
  note,
  changes: { added, removed, changed },
  catalogue,
  sides = BOTH,
  children,
}: {
  readonly title: string;
  /** Beside the title: what they share. */
  readonly note?: string;
  readonly changes: ListChanges;
  readonly catalogue: Catalogue;
  /** What the two sides are called. */
  readonly sides?: readonly [before: string, after: string];
  /** Below the two columns. */
  readonly children?: ReactNode;
}) {
  if (added.length + removed.length + changed.length === 0) return null;
  const noteOf = new Map(
    changed.map(({ card, before, after }) => [card, countsOn(sides, before, after)]),
  );
  const fewer = changed.filter(({ before, after }) => after < before);
  const more = changed.filter(({ before, after }) => after > before);
  const columns = [
    [...removed, ...fewer.map(({ card, before, after }) => ({ card, count: before - after }))],
    [...added, ...more.map(({ card, before, after }) => ({ card, count: after - before }))],
  ] as const;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {note && <span className="ms-2 text-muted text-s font-sans font-normal">{note}</span>}
      </h2>
      <div className={styles.both}>
        {columns.map((entries, at) => (
          <div key={sides[at]} data-side={at === 0 ? 'one' : 'other'}>
            <h3 className={styles.side}>
              Only {onSide(sides[at] ?? '')}{' '}
              <span className="tabular-nums">({copiesOf(entries)})</span>
            </h3>
            {entries.length === 0 && <p className={styles.nothing}>Nothing</p>}
            {[...CARD_TYPES, undefined].map((type) => {
              const ofType = entries.filter(({ card }) => catalogue.byId.get(card)?.type === type);
              if (ofType.length === 0) return null;
              return (
                <Fragment key={type}>
                  <h4 className={styles.type}>
                    {type
                      ? `${capital(typeName(type))}${plural(copiesOf(ofType), '', 's')}`
                      : 'Unknown'}
                    <span>{copiesOf(ofType)}</span>
                  </h4>
                  <CardRows entries={ofType} catalogue={catalogue} noteOf={noteOf} isTyped />
                </Fragment>
              );
            })}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

function copiesOf(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

/** "2 before, 3 after"; of two decks the larger count is in the column that the card stands in: "3 here, 2 there". */
function countsOn(sides: readonly [string, string], before: number, after: number): string {
  return sides[0] === 'Before'
    ? `${before} before, ${after} after`
    : `${Math.max(before, after)} here, ${Math.min(before, after)} there`;
}

/** Cards with their counts, by type. */
export function CardRows({
  entries,
  catalogue,
  isTyped = false,
  noteOf,
}: {
  readonly entries: readonly DeckEntry[];
  readonly catalogue: Catalogue;
  /** The head above names their type. */
  readonly isTyped?: boolean;
  /** What is said of a card beside it. */
  readonly noteOf?: ReadonlyMap<CardId, string>;
}) {
  return (
    <ul data-typed={isTyped || undefined}>
      {sortEntries(entries, catalogue, 'type').map(({ card: id, count }) => {
        const card = catalogue.byId.get(id);
        const note = noteOf?.get(id);
        return (
          <li key={id} className={styles.row}>
            <span className={styles.change}>{count > 1 && `${count} ×`}</span>
            {card ? (
              <CardLine card={card} linked />
            ) : (
              <span className="text-illegal wrap-anywhere">{id}</span>
            )}
            {note && <span className={styles.counts}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
