import { Files } from 'lucide-react';
import type { CSSProperties } from 'react';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Figure } from './figure';
import { GOODS } from './goods';
import { acts, goodsOf, useHouse } from './houses';
import { ordinal } from './ordinal';
import styles from './rival-tab.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import { nearWords } from './to-win';

/** A rival on its tab, on a phone: its sign and its name over what it has; how near its end it is stands below all tabs (threat.tsx). */
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
      data-moves={acts(view, seat) ? '' : undefined}
      data-near={near === '' ? undefined : ''}
      data-power={house.sponsor}
      title={near}
    >
      <span className={styles.sign}>
        <PowerIcon power={house.sponsor} coloured size={16} />
      </span>
      <Name seat={seat} isRoomy={isRoomy}>
        {shortName(house.name)}
      </Name>
      <span className={styles.held} title="Cards in the hand">
        <Files size={11} aria-hidden />
        <span className="visually-hidden"> Hand </span>
        {house.zones.hand.count}
      </span>
      {near !== '' && <span className="visually-hidden">{near}</span>}
      <Goods house={house} isRoomy={isRoomy} />
    </span>
  );
}

/** The own House on its tab: what it has stands at the thumb, so here is only what the tab shows. */
export function OwnTab({ seat, isRoomy }: { readonly seat: Seat; readonly isRoomy: boolean }) {
  const house = useHouse(seat);
  const { view } = useTable();
  return (
    <span className={styles.house} data-moves={acts(view, seat) ? '' : undefined}>
      <PowerIcon power={house.sponsor} coloured size={16} />
      <Name seat={seat} isRoomy={isRoomy}>
        You
      </Name>
      <span className={styles.many}>{shortName(house.name)}</span>
    </span>
  );
}

/** Its place in the order of initiative, its name, and whether it acts now. */
function Name({
  seat,
  isRoomy,
  children,
}: {
  readonly seat: Seat;
  readonly isRoomy: boolean;
  readonly children: string;
}) {
  const { view } = useTable();
  const rank = view.ranks.indexOf(seat) + 1;
  const place = rank > 0 && view.houses.length > 1 && (
    <span className={styles.rank} title={`Number ${rank} in the order of initiative`}>
      {isRoomy ? ` ${ordinal(rank)}` : `${rank} `}
    </span>
  );
  return (
    <span className={styles.name}>
      {isRoomy ? children : place}
      {isRoomy ? place : children}
      {acts(view, seat) && <span className="visually-hidden">, acts now</span>}
    </span>
  );
}

/** What it has, over how far that is; of several Houses the line alone says how far. */
function Goods({ house, isRoomy }: { readonly house: ViewedHouse; readonly isRoomy: boolean }) {
  return (
    <span className={styles.goods}>
      {goodsOf(house).map(([name, value, goal]) => (
        <span
          key={name}
          data-good={GOODS[name]}
          data-met={goal !== null && value >= goal ? '' : undefined}
        >
          <GoodIcon good={GOODS[name] ?? 'solaris'} size={isRoomy ? 12 : 10} />
          <span className="visually-hidden"> {name} </span>
          <Figure value={value} />
          {goal !== null && (
            <>
              <span className={styles.goal}>/{goal}</span>
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
