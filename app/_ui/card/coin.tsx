import type { Card } from '@/lib/cards/card';
import styles from './coin.module.css';

/** The cost in solaris on its coin. */
export function Coin({ cost }: { readonly cost: Card['cost'] }) {
  return (
    <span className={styles.coin}>
      <span className="visually-hidden">Cost </span>
      {cost}
    </span>
  );
}
