import type { Seat } from '@/lib/engine/state/state';
import { HouseName } from './house-name';
import styles from './stage.module.css';

/** Houses that have passed, in one line of a list; nothing where none has. */
export function Passed({ seats }: { readonly seats: readonly Seat[] }) {
  if (seats.length === 0) return null;
  return (
    <li className={styles.passed}>
      Passed:
      {seats.map((seat) => (
        <HouseName key={seat} seat={seat} isBrief isShort isPlain />
      ))}
    </li>
  );
}
