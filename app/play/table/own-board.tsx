import type { CSSProperties } from 'react';
import type { Seat } from '@/lib/engine/state/state';
import type { Step } from './board-size';
import { type DeskLying, type DeskSize, deskSize, ROW_HEIGHT } from './desk-size';
import { lyingIn, underneath, useHouse } from './houses';
import { LitBeyond } from './lit-beyond';
import { lostIn } from './struck';
import styles from './table.module.css';
import type { Look } from './table-card';
import { useTable } from './table-context';
import { Domain, Forum } from './territory';
import { useLasting } from './use-lasting';
import { useSize } from './use-size';

/** What lies before the own House, as large as its room allows. */
export function OwnBoard({
  seat,
  isAtRest,
}: {
  readonly seat: Seat;
  /** Nothing stands in the middle. */
  readonly isAtRest: boolean;
}) {
  const { view, struck } = useTable();
  const house = useHouse(seat);
  const [ref, room] = useSize();
  const { cards, roots } = lyingIn(view, house);
  const isDown = ({ status }: (typeof roots)[number]) => status === 'subdued';
  const lying: DeskLying = {
    open: [
      ...roots
        .filter((card) => !isDown(card))
        .map(({ id }) => ({ id, under: underneath(cards, id).length })),
      ...lostIn(struck).map((id) => ({ id, under: 0 })),
    ],
    down: roots.filter(isDown).map(({ id }) => 1 + underneath(cards, id).length),
  };
  const size = useLasting(room, lying, deskSize);
  return (
    <section
      ref={ref}
      className={styles.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Own cards"
      data-look={lookOf(size)}
      data-rest={isAtRest ? '' : undefined}
      style={styleOf(size)}
    >
      {size !== null && (
        <>
          <Domain
            seat={seat}
            look={lookOf(size)}
            under={size.counts ? 'count' : 'strip'}
            isBare={size.isBare}
            laid={size}
          />
          <Forum seat={seat} look={lookOf(size.held)} isBare={size.held.isBare} />
          <LitBeyond />
        </>
      )}
    </section>
  );
}

/** From so many px of width the whole text of nearly every card has room: below that all have their short line. */
const WHOLE_TEXT = 150;

function lookOf(size: (Step & { readonly isRow: boolean; readonly more?: number }) | null): Look {
  if (size?.isRow) return 'tile';
  if (size?.low) return size.more === 1 ? 'upright' : 'mini';
  return size !== null && size.face < WHOLE_TEXT ? 'short' : 'face';
}

function styleOf(size: DeskSize | null): CSSProperties {
  if (size === null) return {};
  const { face, low, height, held, nameColumns } = size;
  return {
    '--card-width': `${face}px`,
    ...(low !== null && { '--mini': `${low}px` }),
    '--tile': `${face}px`,
    '--tile-height': `${ROW_HEIGHT}px`,
    '--open-height': `${height}px`,
    '--held-width': `${held.face}px`,
    ...(held.low !== null && { '--held-mini': `${held.low}px` }),
    '--name-columns': nameColumns,
  } as CSSProperties;
}
