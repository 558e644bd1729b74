import { type CSSProperties, useMemo } from 'react';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type BoardSize, boardSize, type Group, ROOMY } from './board-size';
import { lyingIn, underneath, useHouse } from './houses';
import { LitBeyond } from './lit-beyond';
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
  const size = useBoardSize(room, groupsOf(roots, cards), house.zones.assembly.count);
  const look = size?.low ? 'mini' : 'face';
  const isRite = view.frames.some(({ step }) => step === 'rite');
  return (
    <section
      ref={ref}
      className={styles.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Own cards"
      data-look={look}
      data-bare={isBare(size) ? '' : undefined}
      style={styleOf(size)}
    >
      {size !== null && (
        <>
          <Domain
            seat={seat}
            look={look}
            backsAre={size.backs}
            actingFirst={isRite && room !== null && size.least > room.height}
            shape={size}
          />
          <Forum seat={seat} look={look} />
          <LitBeyond />
        </>
      )}
    </section>
  );
}

/** The size of a board: thought of anew only where something lies there that did not, or the room is another. */
export function useBoardSize(
  room: { readonly width: number; readonly height: number } | null,
  domain: readonly Group[],
  assembly: number,
  isNarrow = false,
): BoardSize | null {
  const key = JSON.stringify([room, domain, assembly, isNarrow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of them
  return useMemo(() => room && boardSize(room, domain, assembly, isNarrow), [key]);
}

/** Whether its cards are so low that their picture holds ranks alone. */
export function isBare(size: BoardSize | null): boolean {
  return size !== null && size.low !== null && size.low < ROOMY;
}

export function styleOf(size: BoardSize | null) {
  if (size === null) return {};
  const { face, low, back, columns, backNames, backName, rest, least } = size;
  return {
    '--card-width': `${face}px`,
    '--back-width': `${back}px`,
    ...(low !== null && { '--mini': `${low}px` }),
    '--columns': columns,
    '--back-names': backNames,
    '--back-name': `${backName}px`,
    '--rest': `${rest}px`,
    '--least': `${least}px`,
  } as CSSProperties;
}

/** What lies deployed and what lies face down, by how many cards lie under each, those under them too. */
export function groupsOf(
  roots: readonly ViewedCard[],
  cards: readonly ViewedCard[],
): readonly Group[] {
  return [false, true].map((areBacks) => ({
    areBacks,
    tucked: roots
      .filter(({ status }) => (status === 'subdued') === areBacks)
      .map(({ id }) => underneath(cards, id).length),
  }));
}
