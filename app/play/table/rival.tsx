import { useState } from 'react';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { columnsIn, LEAST_FACE } from './board-size';
import { DiscardPile } from './discard-pile';
import { Goods } from './goods';
import { HouseName } from './house-name';
import { lyingBefore, lyingInOrder, useHouse } from './houses';
import styles from './rival.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { Domain } from './territory';
import { useBeyond } from './use-beyond';
import { useSize } from './use-size';

interface Seated {
  readonly seat: Seat;
}

const DISCARDS = [
  ['Imperial', 'imperial-discard'],
  ['House', 'house-discard'],
] as const;

/** Lines of names that there is room for at the least, and the px that a name takes with its ranks. */
const ROWS = 4;
const NAME = 170;

/**
 * Another House: what it has, and each card before it as a small face, or as a name where there are too many; without its
 * ranks where the names would not have room else.
 */
export function RivalRow({ seat, isAlone }: Seated & { readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const { view, snapshot } = useTable();
  const [ref, size] = useSize();
  const list = useBeyond(`${snapshot.at} ${size?.width} ${size?.height}`);
  const lying = lyingInOrder(view, house);
  const room = size?.width ?? 0;
  const look = isAlone && lying.length <= columnsIn(room, LEAST_FACE) ? 'mini' : 'chip';
  const isDense = lying.length > ROWS * Math.max(1, Math.floor(room / NAME));
  return (
    <section
      className={styles.row}
      aria-label={`Domain of ${house.name}`}
      data-moves={view.decision?.seat === seat ? '' : undefined}
    >
      <div className={styles.who}>
        <HouseName seat={seat} />
        <Goods house={house} />
        <Held house={house} />
      </div>
      <div ref={ref} className={styles.lies} data-look={look}>
        <ul
          ref={list.ref}
          onScroll={list.count}
          className={styles.cards}
          data-look={look}
          data-dense={isDense ? '' : undefined}
        >
          {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
          {lying.map(({ id, isUnder }) => (
            <li key={id} data-under={isUnder ? '' : undefined}>
              <TableCard id={id} look={look} />
            </li>
          ))}
        </ul>
        {(list.beyond > 0 || list.isAtEnd) && (
          <button
            type="button"
            className={styles.more}
            data-lit={list.lit > 0 ? '' : undefined}
            onClick={list.goOn}
          >
            {list.isAtEnd ? (
              <>
                the first <span aria-hidden>↑</span>
              </>
            ) : (
              <>
                {list.beyond} more{list.lit > 0 && `, ${list.lit} lit`} <span aria-hidden>↓</span>
              </>
            )}
            <span className="visually-hidden"> cards of {house.name}</span>
          </button>
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
        <HouseName seat={seat} />
        <Goods house={house} />
      </summary>
      <div data-look="mini">
        <Domain seat={seat} plain look="mini" />
      </div>
      <div className={styles.rivalPiles}>
        <Held house={house} />
      </div>
    </details>
  );
}

/** How many cards it holds, and what it has discarded. */
function Held({ house }: { readonly house: ViewedHouse }) {
  const { hand, assembly } = house.zones;
  const piles = DISCARDS.filter(([, zone]) => house.zones[zone].count > 0);
  return (
    <div className={styles.held}>
      <span>
        Hand <b>{hand.count}</b>
      </span>
      <span>
        Assembly <b>{assembly.count}</b>
      </span>
      {piles.length > 0 && (
        <span className={styles.discards}>
          Discards
          {piles.map(([title, zone]) => (
            <DiscardPile
              key={zone}
              title={`${title} discard`}
              label={title}
              pile={house.zones[zone]}
            />
          ))}
        </span>
      )}
    </div>
  );
}
