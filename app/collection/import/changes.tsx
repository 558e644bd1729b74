import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { CountChange } from '@/lib/decks/collection';
import { setName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import styles from './import.module.css';

const FEW = 12;

/** What the collection will have other counts of, before it is done. */
export function Changes({
  changes,
  catalogue,
}: {
  readonly changes: readonly CountChange[];
  readonly catalogue: Catalogue;
}) {
  const [all, setAll] = useState(false);
  if (changes.length === 0)
    return <p className="text-muted">The collection has all of this: nothing would change.</p>;
  const shown = all ? changes : changes.slice(0, FEW);
  const fewer = changes.filter(({ before, after }) => after < before).length;
  return (
    <div>
      <table className={styles.changes}>
        <caption>
          {counted(changes.length, 'count')} would change
          {fewer > 0 && <strong>, {counted(fewer, 'count')} downward</strong>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ card, before, after }) => {
            const known = catalogue.byId.get(card);
            return (
              <tr key={card} data-fewer={after < before ? '' : undefined}>
                <th scope="row">
                  {known ? fullName(known) : card}
                  {known && <small>{setName(known.set)}</small>}
                </th>
                <td>{before}</td>
                <td className={styles.then}>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {changes.length > FEW && (
        <Button kind="quiet" size="small" onClick={() => setAll(!all)}>
          {all ? `Show the first ${FEW}` : `Show all ${changes.length}`}
        </Button>
      )}
    </div>
  );
}
