import { type CSSProperties, useMemo, useRef } from 'react';
import type { Seat } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type BoardSize, boardSize, isSmall, type Lying, ROOMY } from './board-size';
import { lyingIn, underneath, useHouse } from './houses';
import { LitBeyond } from './lit-beyond';
import { isOnStage } from './matter';
import styles from './table.module.css';
import type { Look } from './table-card';
import { useTable } from './table-context';
import { Domain, Forum, type Tiles } from './territory';
import { useSize } from './use-size';

/** The own cards, as large as the room that there is allows. */
export function OwnBoard({ seat }: { readonly seat: Seat }) {
  const { view, aim } = useTable();
  const house = useHouse(seat);
  const [ref, room] = useSize();
  const { cards, roots } = lyingIn(view, house);
  const size = useBoardSize(room, lyingOn(roots, cards, house.zones.assembly.count));
  return (
    <section
      ref={ref}
      className={styles.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Own cards"
      data-look={lookOf(size)}
      data-rest={isOnStage(view, aim) ? undefined : ''}
      data-columns={size?.inColumns ? '' : undefined}
      style={styleOf(size)}
    >
      {size !== null && (
        <>
          <Domain
            seat={seat}
            look={lookOf(size)}
            tiles={tilesOf(size)}
            isBare={isBare(size)}
            backsAre="names"
          />
          <Forum
            seat={seat}
            look={lookOf(size.held)}
            tiles={tilesOf(size.held)}
            isBare={isBare(size.held)}
          />
          <LitBeyond />
        </>
      )}
    </section>
  );
}

/** The size of a board: thought of anew only where something lies there that did not, the room is another, or a turn begins. */
export function useBoardSize(
  room: { readonly width: number; readonly height: number } | null,
  lying: Lying,
  isNarrow = false,
): BoardSize | null {
  const { turn } = useTable().view;
  const key = JSON.stringify([room, lying, isNarrow, turn]);
  const was = useRef<{ readonly turn: number; readonly size: BoardSize } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of them
  return useMemo(() => {
    if (room === null) return was.current?.size ?? null;
    const sofar = was.current?.turn === turn ? was.current.size : null;
    was.current = { turn, size: boardSize(room, lying, isNarrow, sofar) };
    return was.current.size;
  }, [key]);
}

type Step = Pick<BoardSize, 'face' | 'low' | 'isRow'>;

/** Whether its cards are so low that their picture holds ranks alone. */
export function isBare(size: Step | null): boolean {
  return size !== null && size.low !== null && size.low < ROOMY;
}

export function lookOf(size: Step | null) {
  if (size?.isRow) return 'tile';
  return size?.low ? 'mini' : 'face';
}

/** Narrow rows have their figures below the picture too, as a rival's: all of them have room there. */
const NARROW = 120;

function tilesOf({ isRow, face }: Step): Tiles | undefined {
  if (!isRow) return undefined;
  return face < NARROW ? 'tile' : 'own';
}

/** The same where the window is small: how its cards look, and what lies under them. */
export function rowLooksOf(size: BoardSize): { readonly look: Look; readonly under: Look } {
  return {
    look: size.low === null ? 'face' : isSmall(size) ? 'small' : 'row',
    under: isSmall(size) ? 'chip' : 'strip',
  };
}

export function styleOf(size: BoardSize | null) {
  if (size === null) return {};
  const { face, low, isRow, held, nameColumns } = size;
  return {
    '--card-width': `${face}px`,
    ...(low !== null && { '--mini': `${low}px` }),
    ...(isRow && { '--tile': `${face}px`, '--tile-height': `${low}px` }),
    '--held-width': `${held.face}px`,
    ...(held.low !== null && { '--held-mini': `${held.low}px` }),
    '--name-columns': nameColumns,
  } as CSSProperties;
}

/** What lies deployed and what lies face down, by how many cards lie under each, those under them too. */
export function lyingOn(
  roots: readonly ViewedCard[],
  cards: readonly ViewedCard[],
  assembly: number,
): Lying {
  const tucked = (areDown: boolean) =>
    roots
      .filter(({ status }) => (status === 'subdued') === areDown)
      .map(({ id }) => underneath(cards, id).length);
  return { open: tucked(false), down: tucked(true), assembly };
}
