import { Fragment } from 'react';
import { listed } from '@/lib/sentences';
import { Came, Deeds, useNews, Whose } from './lately';
import styles from './recap.module.css';
import { lostIn } from './struck';
import { useTable } from './table-context';

/**
 * For a phone, in the room that is free below the own cards: what the House lost since its last move, and what each rival did
 * and brought. Each stands whole or not at all: the line over the hand opens all of it (lately.tsx).
 */
export function Recap() {
  const { table, struck, aim } = useTable();
  const { seats, isTold } = useNews();
  const lost = lostIn(struck);
  if (!isTold || aim !== null || seats.length + lost.length === 0) return null;
  return (
    <ul className={styles.recap} aria-label="Since your last move">
      {lost.length > 0 && (
        <li className={styles.lost}>
          You lost{' '}
          {listed(lost.map((card) => `${table.onceNamed(card)} (${struck.get(card)?.words})`))}
        </li>
      )}
      {seats.map((seat) => (
        <Fragment key={seat}>
          <li>
            <Whose seat={seat} /> <Deeds seat={seat} isWhole />
          </li>
          <li data-goes-on>
            <Came seat={seat} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
