import type { BoardView } from '@/lib/board/engine/state/view';
import { type Location, nameOf } from '@/lib/board/map/map';
import styles from './place-facts.module.css';
import { whyNot } from './place-words';

/** What the pointer is on, in a corner that the round map leaves free: its name, what stands there, and while a place is chosen whether it can be. */
export function PlaceFacts({
  view,
  place,
  said,
  isLit,
  className,
}: {
  readonly view: BoardView;
  readonly place: Location | null;
  readonly said: readonly string[];
  /** Whether it can be chosen; null while no place is. */
  readonly isLit: boolean | null;
  readonly className: string | undefined;
}) {
  const barred = place === null || isLit !== false ? null : whyNot(view, place);
  return (
    <p className={className} data-barred={barred !== null || undefined} aria-hidden>
      {place !== null && (
        <>
          <b className={styles.name}>{nameOf(place)}</b>
          {said.length > 0 && <span className={styles.said}>{said.join(' · ')}</span>}
          {isLit === true && <span className={styles.open}>Can be chosen</span>}
          {barred !== null && <span className={styles.barred}>{barred}</span>}
        </>
      )}
    </p>
  );
}
