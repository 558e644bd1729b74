import type { ViewedHouse } from '@/lib/engine/state/view';
import { goodsOf } from './houses';
import styles from './to-win.module.css';

/** What the High Council asks for, and how much of it a House has (TAT-2.1-02, TAT-6.2.7-01). */
export function ToWin({ house }: { readonly house: ViewedHouse }) {
  const asked = goodsOf(house).flatMap(([name, value, goal]) =>
    goal === null ? [] : [{ name: name.toLowerCase(), value, goal }],
  );
  return (
    <p className={styles.line}>
      To win:{' '}
      {asked.map(({ name, value, goal }) => (
        <span key={name} data-met={value >= goal ? '' : undefined}>
          {name}{' '}
          <b>
            {value} / {goal}
          </b>
          ,{' '}
        </span>
      ))}
      then request admission
    </p>
  );
}
