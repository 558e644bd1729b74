import type { ViewedHouse } from '@/lib/engine/state/view';
import { Figure } from './figure';
import styles from './goods.module.css';
import { goodsOf } from './houses';

/** What a House has, and how far it is on its way to the High Council. */
export function Goods({ house }: { readonly house: ViewedHouse }) {
  return (
    <dl className={styles.goods}>
      {goodsOf(house).map(([name, value, goal]) => (
        <div
          key={name}
          data-met={goal !== null && value >= goal ? '' : undefined}
          title={
            goal === null
              ? 'Solaris in the treasury'
              : `The High Council asks for ${goal} ${name.toLowerCase()}`
          }
        >
          <dt>{name}</dt>{' '}
          <dd>
            <Figure value={value} />
            {goal !== null && (
              <>
                <span className={styles.goal}>
                  <span className="visually-hidden"> of </span>
                  <span aria-hidden>/</span>
                  {goal}
                </span>
                <progress
                  className={styles.way}
                  value={Math.min(value, goal)}
                  max={goal}
                  aria-hidden
                />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
