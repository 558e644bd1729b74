import { GoodIcon } from '@/app/_ui/icons/goods';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Seat } from '@/lib/engine/state/state';
import { Figure } from './figure';
import { GOODS } from './goods';
import { goodsOf, useHouse } from './houses';
import styles from './rival-tab.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import { nearWords } from './to-win';

/** A rival on its tab, on a phone: its sign, what it has, and alone how near its end it is, else its name. */
export function RivalTab({ seat, isAlone }: { readonly seat: Seat; readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const { view } = useTable();
  const near = nearWords(house);
  return (
    <span
      className={styles.rival}
      data-alone={isAlone ? '' : undefined}
      data-moves={view.decision?.seat === seat ? '' : undefined}
      data-near={near === '' ? undefined : ''}
      title={near}
    >
      <PowerIcon power={house.sponsor} coloured size={isAlone ? 22 : 16} />
      <span className={near !== '' && isAlone ? 'visually-hidden' : styles.name}>
        {shortName(house.name)}
      </span>
      {near !== '' && <span className={isAlone ? styles.near : 'visually-hidden'}>{near}</span>}
      <span className={styles.goods}>
        {goodsOf(house).map(([name, value, goal]) => (
          <span
            key={name}
            data-good={GOODS[name]}
            data-met={goal !== null && value >= goal ? '' : undefined}
          >
            <GoodIcon good={GOODS[name] ?? 'solaris'} size={isAlone ? 12 : 11} />
            <span className="visually-hidden"> {name} </span>
            <Figure value={value} />
            {goal !== null && (
              <span className={isAlone ? styles.goal : 'visually-hidden'}>/{goal}</span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
