import { type CSSProperties, useMemo } from 'react';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { boardSize, LEAST_FACE } from './board-size';
import { lyingIn, useHouse } from './houses';
import styles from './table.module.css';
import { useTable } from './table-context';
import { Domain, Forum } from './territory';
import { useSize } from './use-size';

/** The own cards, as large as the room that there is allows. */
export function OwnBoard({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const house = useHouse(seat);
  const [ref, room] = useSize();
  const { cards, roots } = lyingIn(view, house);
  const deployed = roots.filter(({ status }) => status !== 'subdued').map(tuckedIn(cards));
  const down = roots.filter(({ status }) => status === 'subdued').map(tuckedIn(cards));
  const assembly = house.zones.assembly.count;
  const size = useMemo(
    () => room && boardSize(room, [deployed, down], Array(assembly).fill(0)),
    // biome-ignore lint/correctness/useExhaustiveDependencies: the groups by what they hold
    [room, deployed.join(), down.join(), assembly],
  );
  const look = size?.face === LEAST_FACE ? 'mini' : 'face';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={ref} className={styles.board} tabIndex={0} aria-label="Own cards" style={styleOf(size)}>
      {size !== null && (
        <>
          <Domain seat={seat} look={look} />
          <Forum seat={seat} look={look} />
        </>
      )}
    </section>
  );
}

export function styleOf(size: { readonly face: number; readonly columns: number } | null) {
  return size === null
    ? {}
    : ({ '--card-width': `${size.face}px`, '--columns': size.columns } as CSSProperties);
}

/** How many cards lie under one, those under them too. */
export function tuckedIn(cards: readonly ViewedCard[]) {
  const under = (id: number): number =>
    cards.filter(({ place }) => place.host === id).reduce((sum, card) => sum + 1 + under(card.id), 0);
  return ({ id }: ViewedCard) => under(id);
}
