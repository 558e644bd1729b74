import type { CSSProperties } from 'react';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Figure } from './figure';
import { GOODS } from './goods';
import { goodsOf, useHouse } from './houses';
import styles from './rival-tab.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import { nearWords } from './to-win';

/** A lone rival on its tab, on a phone: its sign, what it has, and how near its end it is, else its name. */
export function RivalTab({ seat }: { readonly seat: Seat }) {
  const house = useHouse(seat);
  const { view } = useTable();
  const near = nearWords(house);
  return (
    <span
      className={styles.rival}
      data-moves={view.decision?.seat === seat ? '' : undefined}
      data-near={near === '' ? undefined : ''}
      title={near}
    >
      <PowerIcon power={house.sponsor} coloured size={22} />
      {near === '' ? (
        <span className={styles.name}>{shortName(house.name)}</span>
      ) : (
        <>
          <span className="visually-hidden">{shortName(house.name)}</span>
          <span className={styles.near}>{near}</span>
        </>
      )}
      <Goods house={house} hasGoals />
    </span>
  );
}

/** One of several Houses: its sign and its name over what it has. */
export function HouseTab({
  seat,
  name,
}: {
  readonly seat: Seat;
  /** Said instead of its name. */
  readonly name?: string;
}) {
  const house = useHouse(seat);
  const { view } = useTable();
  const near = name === undefined ? nearWords(house) : '';
  return (
    <span
      className={styles.house}
      data-moves={view.decision?.seat === seat ? '' : undefined}
      data-near={near === '' ? undefined : ''}
      title={near}
    >
      <PowerIcon power={house.sponsor} coloured size={16} />
      <span className={styles.name}>{name ?? shortName(house.name)}</span>
      {near !== '' && <span className="visually-hidden">{near}</span>}
      <Goods house={house} />
    </span>
  );
}

/** What it has, over how far that is. */
function Goods({
  house,
  hasGoals = false,
}: {
  readonly house: ViewedHouse;
  readonly hasGoals?: boolean;
}) {
  return (
    <span className={styles.goods}>
      {goodsOf(house).map(([name, value, goal]) => (
        <span
          key={name}
          data-good={GOODS[name]}
          data-met={goal !== null && value >= goal ? '' : undefined}
        >
          <GoodIcon good={GOODS[name] ?? 'solaris'} size={hasGoals ? 12 : 10} />
          <span className="visually-hidden"> {name} </span>
          <Figure value={value} />
          {goal !== null && (
            <>
              <span className={hasGoals ? styles.goal : 'visually-hidden'}>/{goal}</span>
              <i
                className={styles.way}
                style={{ '--way': Math.min(1, Math.max(0, value) / goal) } as CSSProperties}
              />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
