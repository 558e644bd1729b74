import type { CSSProperties } from 'react';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { counted } from '@/lib/sentences';
import { Figure } from './figure';
import { GOODS } from './goods';
import { goodsOf, useHouse } from './houses';
import styles from './rival-tab.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import { nearWords } from './to-win';

/** A rival on its tab, on a phone: its sign and its name, or how near its end it is, over what it has. */
export function HouseTab({
  seat,
  isRoomy,
}: {
  readonly seat: Seat;
  /** There are two at the most: the numbers say how far they go. */
  readonly isRoomy: boolean;
}) {
  const house = useHouse(seat);
  const { view } = useTable();
  const near = view.outcome === null ? nearWords(house) : '';
  return (
    <span
      className={styles.house}
      data-roomy={isRoomy ? '' : undefined}
      data-moves={view.decision?.seat === seat ? '' : undefined}
      data-near={near === '' ? undefined : ''}
      title={near}
    >
      <PowerIcon power={house.sponsor} coloured size={16} />
      <span className={styles.name}>{shortName(house.name)}</span>
      {near !== '' && <span className={isRoomy ? styles.near : 'visually-hidden'}>{near}</span>}
      <Goods house={house} hasGoals={isRoomy} />
    </span>
  );
}

/** The own House on its tab: what it has stands at the thumb, so here is only how many cards lie before it. */
export function OwnTab({ seat, many }: { readonly seat: Seat; readonly many: number }) {
  const house = useHouse(seat);
  const { view } = useTable();
  return (
    <span className={styles.house} data-moves={view.decision?.seat === seat ? '' : undefined}>
      <PowerIcon power={house.sponsor} coloured size={16} />
      <span className={styles.name}>You</span>
      <span className={styles.many}>{counted(many, 'card')}</span>
    </span>
  );
}

/** What it has, over how far that is. */
function Goods({ house, hasGoals }: { readonly house: ViewedHouse; readonly hasGoals: boolean }) {
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
