import { X } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import type { BoardView } from '@/lib/board/engine/state/view';
import { type Location, nameOf } from '@/lib/board/map/map';
import { markOf } from '../map-layers';
import styles from './place-facts.module.css';
import { groundText, whyNot, worthText } from './place-words';

/**
 * What the pointer is on, in a corner that the round map leaves free: its name, its ground, what stands there, and while a
 * place is chosen whether it can be. On a phone a card over the half of the map that was not touched.
 */
export function PlaceFacts({
  view,
  place,
  said,
  isLit,
  isTouched,
  clear,
  middle,
  onClose,
  className,
}: {
  readonly view: BoardView;
  readonly place: Location | null;
  readonly said: readonly string[];
  /** Whether it can be chosen; null while no place is. */
  readonly isLit: boolean | null;
  /** Whether a press on it did nothing else. */
  readonly isTouched: boolean;
  /** The places that are asked about: the card covers neither them nor the one that it is of. */
  readonly clear: readonly Location[];
  /** How far down the drawing the middle of a larger map is. */
  readonly middle: number;
  readonly onClose: () => void;
  readonly className: string | undefined;
}) {
  if (place === null) return null;
  const told = [place, ...clear];
  const barred = isLit !== false ? null : whyNot(view, place);
  const use = worthText(view, place);
  return (
    <div
      className={className}
      data-touched={isTouched || undefined}
      data-corner={cornerOf(place)}
      data-side={sideOf(told, 0)}
      data-side-large={sideOf(told, middle)}
    >
      <p aria-hidden className={styles.told}>
        <b className={styles.name}>{nameOf(place)}</b>
        <span className={styles.ground}>{groundText(view, place)}</span>
        <span className={styles.said}>
          {said.length > 0 ? said.join(' · ') : isTouched && 'Nobody is here'}
        </span>
        {isTouched && use !== null && <span className={styles.ground}>{use}</span>}
        {isLit === true && <span className={styles.open}>Can be chosen</span>}
        {barred !== null && <span className={styles.barred}>{barred}</span>}
      </p>
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

/** The upper corner of the map that is near a place; none for the lower half, which has one corner free. */
function cornerOf(place: Location): 'left' | 'right' | undefined {
  const { x, y } = markOf(place);
  return y > 0 ? undefined : x < 0 ? 'left' : 'right';
}

/** The side of a map on which a card leaves the most room to some places. */
function sideOf(places: readonly Location[], middle: number): 'top' | undefined {
  const down = places.map((one) => markOf(one).y);
  return Math.min(...down) + Math.max(...down) > 2 * middle ? 'top' : undefined;
}
