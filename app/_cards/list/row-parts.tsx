import type { CSSProperties, ReactNode } from 'react';
import { SetMark } from '@/app/_ui/card/set-mark';
import { TypeIcon } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { CardName } from './card-name';
import styles from './card-table.module.css';
import type { Column } from './column-keys';

/** Heights in px. */
export const ROW = 46;
export const HEAD = 36;
/** Between columns, and at both ends of a row. */
const GAP = 8;
const EDGE = 20;

/** The widths that the columns give their table, as the style sheet reads them. */
export function laidOut(columns: readonly Column[]): CSSProperties {
  const least = columns.reduce((sum, { track }) => sum + leastOf(track) + GAP, 2 * EDGE - GAP);
  // the words below a row end before what can be pressed there
  const ends = columns.reduce(
    (sum, column) => (isTall(column) ? sum + leastOf(column.track) + GAP : sum),
    EDGE,
  );
  // a count that is none leaves the room of all but its plus
  const spare = columns.filter(isTall).length === 1 ? 48 : 0;
  const tracks = columns.map(({ track }) => track).join(' ');
  return {
    '--tracks': tracks,
    '--least': `${least}px`,
    '--ends': `${ends}px`,
    '--spare': `${spare}px`,
  } as CSSProperties;
}

/** A card's title in a row; `children` is what it does, in one line. */
export function NameCell({
  card,
  hasSet,
  children,
}: {
  readonly card: Card;
  /** Whether a column of its own tells the set. */
  readonly hasSet: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <span className={styles.sign}>
        <TypeIcon type={card.type} size={14} named />
      </span>
      <CardName card={card} />
      {!hasSet && <SetMark card={card} />}
      <span className={styles.gist}>{children}</span>
    </>
  );
}

/** A title goes on where the Power would stand that a card has none of. */
export function isSpread(columns: readonly Column[], at: number, card: Card): boolean {
  return columns[at]?.key === 'name' && columns[at + 1]?.key === 'allegiance' && !card.allegiance;
}

/** Whether a column holds what is pressed, as high as the row. */
export function isTall({ key, place, isText = false }: Column): boolean {
  return key === 'own' || (place === 'end' && !isText);
}

/** The least width of a grid track in px: its first length. */
function leastOf(track: string): number {
  return Number.parseInt(/\d+(?=px)/.exec(track)?.[0] ?? '0', 10);
}
