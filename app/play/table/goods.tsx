import { memo } from 'react';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Figure } from './figure';
import styles from './goods.module.css';
import { goodsOf } from './houses';

interface Having {
  readonly house: ViewedHouse;
}

/** What a House has, and how far it is on its way to the High Council. */
export const Goods = memo(function Goods({ house }: Having) {
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
}, hasAsMuch);

/** Drawn again only when it has more or less: every view has houses of its own. */
function hasAsMuch({ house: before }: Having, { house }: Having): boolean {
  const { treasury, hoard, favor } = house;
  return treasury === before.treasury && hoard === before.hoard && favor === before.favor;
}
