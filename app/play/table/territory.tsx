'use client';

import { type ReactNode, useState } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedCard, ViewedHouse, ViewedPile } from '@/lib/engine/state/view';
import { DiscardPile } from './discard-pile';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import styles from './territory.module.css';

/** The Imperial side of a House: its deck, its Assembly, its discard pile. */
export function Forum({ seat }: { readonly seat: Seat }) {
  const house = useHouse(seat);
  return (
    <Area title="Forum" name={`Forum of ${house.name}`} className={styles.forum}>
      <Piles deck="Imperial deck" count={house.zones['imperial-deck'].count}>
        <DiscardPile title="Imperial discard" pile={house.zones['imperial-discard']} />
      </Piles>
      <Cards
        label="Assembly"
        pile={house.zones.assembly}
        empty="No card in the Assembly"
        count={`${house.zones.assembly.count} of ${house.assemblyLimit}`}
      />
    </Area>
  );
}

/** What lies deployed, subdued or concealed, each card with what is assigned to it below. */
export function Domain({ seat, plain = false }: { readonly seat: Seat; readonly plain?: boolean }) {
  const { view } = useTable();
  const house = useHouse(seat);
  const lying = lyingBefore(house).flatMap((id) => view.cards[id] ?? []);
  const here = new Set(lying.map(({ id }) => id));
  const roots = lying.filter(({ place }) => place.host === null || !here.has(place.host));
  const rows = [
    ['Deployed', roots.filter(({ status }) => status !== 'subdued')],
    ['Face down', roots.filter(({ status }) => status === 'subdued')],
  ] as const;
  const filled = rows.filter(([, cards]) => cards.length > 0);
  return (
    <Area title="Domain" name={`Domain of ${house.name}`} className={styles.domain} plain={plain}>
      {filled.length === 0 && <p className={styles.none}>Nothing lies here.</p>}
      {filled.map(([label, cards]) => (
        <div key={label} className={styles.row}>
          <h3 className={styles.rowTitle}>{label}</h3>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id} className={styles.stack}>
                <TableCard id={card.id} />
                <Tucked under={card.id} lying={lying} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Area>
  );
}

function Tucked({
  under,
  lying,
}: {
  readonly under: GameCardId;
  readonly lying: readonly ViewedCard[];
}) {
  const cards = lying.filter(({ place }) => place.host === under);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.tucked}>
      {cards.map(({ id }) => (
        <li key={id}>
          <TableCard id={id} look="strip" />
          <Tucked under={id} lying={lying} />
        </li>
      ))}
    </ul>
  );
}

/** The House's own: what it holds in its hand, its deck and its goods. */
export function Reserves({ seat }: { readonly seat: Seat }) {
  const house = useHouse(seat);
  const { viewer } = useTable();
  return (
    <Area title="Reserves" name={`Reserves of ${house.name}`} className={styles.reserves}>
      <Goods house={house} />
      <Piles deck="House deck" count={house.zones['house-deck'].count}>
        <DiscardPile title="House discard" pile={house.zones['house-discard']} />
      </Piles>
      {viewer === seat && (
        <Cards
          label="Hand"
          pile={house.zones.hand}
          empty="No card in the hand"
          count={`${house.zones.hand.count} of ${house.handLimit}`}
        />
      )}
    </Area>
  );
}

export function Goods({ house }: { readonly house: ViewedHouse }) {
  const goods = [
    ['Treasury', house.treasury],
    ['Hoard', house.hoard],
    ['Favor', house.favor],
  ] as const;
  return (
    <dl className={styles.goods}>
      {goods.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Another House as one line that opens: its goods, how many cards it has, and its Domain. It opens by
 * itself where a card in it can be chosen.
 */
export function RivalTerritory({
  seat,
  startsOpen,
}: {
  readonly seat: Seat;
  readonly startsOpen: boolean;
}) {
  const house = useHouse(seat);
  const { view, places } = useTable();
  const [isOpen, setOpen] = useState(startsOpen);
  const { zones } = house;
  const isAsked = view.decision?.seat === seat;
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
        <PowerIcon power={house.sponsor} coloured named size={18} />
        <span className={styles.rivalName}>{house.name}</span>
        {house.eliminated && <span className={styles.mark}>eliminated</span>}
        {isAsked && <span className={styles.mark}>decides</span>}
        <span className={styles.rivalGoods}>
          {(
            [
              ['Treasury', house.treasury],
              ['Hoard', house.hoard],
              ['Favor', house.favor],
              ['Domain', zones.domain.count],
              ['Hand', zones.hand.count],
              ['Assembly', zones.assembly.count],
              ['Imperial deck', zones['imperial-deck'].count],
              ['House deck', zones['house-deck'].count],
            ] as const
          ).map(([name, value]) => (
            <span key={name}>
              {name} <b>{value}</b>
            </span>
          ))}
        </span>
      </summary>
      <Domain seat={seat} plain />
      <div className={styles.rivalPiles}>
        <DiscardPile title="Imperial discard" pile={zones['imperial-discard']} />
        <DiscardPile title="House discard" pile={zones['house-discard']} />
      </div>
    </details>
  );
}

/** What lies singly before a House. */
function lyingBefore({ zones }: ViewedHouse): readonly GameCardId[] {
  return [...(zones.domain.cards ?? []), ...(zones.concealed.cards ?? [])];
}

function useHouse(seat: Seat): ViewedHouse {
  const house = useTable().view.houses[seat];
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  return house;
}

function Area({
  title,
  name,
  className,
  plain = false,
  children,
}: {
  readonly title: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly plain?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes(styles.area, className, plain && styles.plain)} aria-label={name}>
      {!plain && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

function Piles({
  deck,
  count,
  children,
}: {
  readonly deck: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.piles}>
      <span>
        {deck} <b>{count}</b>
      </span>
      {children}
    </div>
  );
}

function Cards({
  label,
  pile,
  empty,
  count,
}: {
  readonly label: string;
  readonly pile: ViewedPile;
  readonly empty: string;
  readonly count: string;
}) {
  return (
    <div className={styles.row}>
      <h3 className={styles.rowTitle}>
        {label} <span className={styles.count}>{count}</span>
      </h3>
      {pile.count === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul className={styles.cards}>
          {pile.cards?.map((id) => (
            <li key={id}>
              <TableCard id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
