import { classes } from '@/app/_ui/base/classes';
import mapStyles from '../board-map.module.css';

/** The marks that the map carries while a place is chosen. */
export interface PlaceMarks {
  readonly suggested: boolean;
  /** Whether more than the storm is barred, and whether that stands back. */
  readonly closed: boolean;
  readonly washed: boolean;
  /** What the dark line goes round; null where there is none. */
  readonly about: string | null;
}

/** While a place is chosen the key tells only what matters to that: nobody learns the ground by it then. */
export function PlaceKey({
  marks: { suggested, closed, washed, about },
  className,
}: {
  readonly marks: PlaceMarks;
  readonly className: string | undefined;
}) {
  return (
    <ul className={classes(mapStyles.key, className)} aria-label="Key to the map">
      {about !== null && <li data-kind="chosen">{about}</li>}
      {suggested && <li data-kind="suggested">Suggested</li>}
      <li data-kind={closed ? 'open' : 'sand'}>Allowed</li>
      {washed && <li data-kind="closed">Not now</li>}
      {!closed && <li data-kind="storm">Storm: not allowed</li>}
    </ul>
  );
}
