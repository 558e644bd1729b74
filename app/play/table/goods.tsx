import { Check } from 'lucide-react';
import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { type Good, GoodIcon } from '@/app/_ui/icons/goods';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Figure } from './figure';
import styles from './goods.module.css';
import { goodsOf } from './houses';

/** The sign of each thing that a House has, by its name. */
export const GOODS: Readonly<Record<string, Good>> = {
  Solaris: 'solaris',
  Spice: 'spice',
  Favor: 'favor',
};

interface Having {
  readonly house: ViewedHouse;
  /** The own ones are large and named: what the signs mean is learnt from them. Short ones stand closer. */
  readonly size?: 'own' | 'rival' | 'short';
}

/** What a House has, and how far it is on its way to the High Council. */
export const Goods = memo(function Goods({ house, size = 'rival' }: Having) {
  const isOwn = size === 'own';
  return (
    <dl className={styles.goods} data-size={size}>
      {goodsOf(house).map(([name, value, goal]) => (
        <div
          key={name}
          data-good={GOODS[name]}
          data-met={goal !== null && value >= goal ? '' : undefined}
          title={
            goal === null
              ? 'Solaris in the treasury'
              : `${name}: the High Council asks for ${goal}${value < goal ? '' : ', which it has'}`
          }
        >
          <dt>
            <GoodIcon good={GOODS[name] ?? 'solaris'} size={isOwn ? 18 : 13} />
            <span className={isOwn ? classes(styles.name, 'wide-only') : 'visually-hidden'}>
              {name}
            </span>
          </dt>{' '}
          <dd>
            <Figure value={value} />
            {goal !== null && (
              <>
                <span className={styles.goal}>
                  <span className="visually-hidden"> of </span>
                  {value < goal ? (
                    <>
                      <span aria-hidden>/</span>
                      {goal}
                    </>
                  ) : (
                    <>
                      <span className="visually-hidden">{goal}, enough</span>
                      <Check
                        className={styles.check}
                        size={isOwn ? 17 : 13}
                        strokeWidth={3}
                        aria-hidden
                      />
                    </>
                  )}
                </span>
                <progress
                  className={styles.way}
                  value={Math.max(0, Math.min(value, goal))}
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
