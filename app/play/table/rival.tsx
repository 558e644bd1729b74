import { useState } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { DiscardPile } from './discard-pile';
import { Figure } from './figure';
import { goodsOf, lyingBefore, useHouse } from './houses';
import styles from './rival.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { Domain } from './territory';

interface Seated {
  readonly seat: Seat;
}

const DISCARDS = [
  ['Imperial discard', 'imperial-discard'],
  ['House discard', 'house-discard'],
] as const;

/** Another House in a row: what it has, and each card before it as a strip. */
export function RivalRow({ seat }: Seated) {
  const house = useHouse(seat);
  const lying = lyingBefore(house);
  return (
    <section className={styles.row} aria-label={`Domain of ${house.name}`}>
      <div className={styles.who}>
        <Head house={house} seat={seat} />
        <Figures house={house} />
      </div>
      <ul className={styles.strips}>
        {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
        {lying.map((id) => (
          <li key={id}>
            <TableCard id={id} look="strip" />
          </li>
        ))}
      </ul>
      <div className={styles.piles}>
        {DISCARDS.map(
          ([title, zone]) =>
            house.zones[zone].count > 0 && (
              <DiscardPile key={zone} title={title} pile={house.zones[zone]} />
            ),
        )}
      </div>
    </section>
  );
}

/** For a phone: one line that opens, and opens by itself where a card in it can be chosen. */
export function RivalTerritory({ seat }: Seated) {
  const house = useHouse(seat);
  const { places } = useTable();
  const [isOpen, setOpen] = useState(true);
  const isNeeded = lyingBefore(house).some((id) => places.cards.has(id));
  return (
    <details
      className={styles.rival}
      open={isOpen || isNeeded}
      onToggle={(event) => {
        if (!isNeeded) setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.rivalHead}>
        <Head house={house} seat={seat} />
        <Figures house={house} />
      </summary>
      <Domain seat={seat} plain />
      <div className={styles.rivalPiles}>
        {DISCARDS.map(([title, zone]) => (
          <DiscardPile key={zone} title={title} pile={house.zones[zone]} />
        ))}
      </div>
    </details>
  );
}

function Head({ house, seat }: Seated & { readonly house: ViewedHouse }) {
  const { view } = useTable();
  return (
    <span className="flex items-center gap-2">
      <PowerIcon power={house.sponsor} coloured named size={18} />
      <span className={styles.name}>{house.name}</span>
      {house.eliminated && <span className={styles.mark}>eliminated</span>}
      {view.decision?.seat === seat && <span className={styles.mark}>decides</span>}
    </span>
  );
}

function Figures({ house }: { readonly house: ViewedHouse }) {
  const { zones } = house;
  const figures = [
    ...goodsOf(house).map(([name, value]) => [name, value] as const),
    ['Hand', zones.hand.count],
    ['Assembly', zones.assembly.count],
  ] as const;
  return (
    <span className={styles.figures}>
      {figures.map(([name, value]) => (
        <span key={name}>
          {name} <Figure value={value} />
        </span>
      ))}
    </span>
  );
}
