import type { ReactNode } from 'react';
import { type Card, fullName } from '@/lib/cards/card';
import type { CountChange } from '@/lib/decks/collection';
import { setShortName } from '@/lib/rules/taxonomy';
import styles from './import.module.css';

/** Cards with the count that the collection has of each now, and will have then. */
export function ChangeTable({
  caption,
  changes,
  byId,
}: {
  readonly caption: ReactNode;
  readonly changes: readonly CountChange[];
  readonly byId: ReadonlyMap<string, Card>;
}) {
  return (
    <table className={styles.changes}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ card, before, after }) => {
          const known = byId.get(card);
          return (
            <tr key={card} data-fewer={after < before ? '' : undefined}>
              <th scope="row">
                {known ? fullName(known) : card}
                {known && <small>{setShortName(known.set)}</small>}
              </th>
              <td>{before}</td>
              <td className={styles.then}>{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
