import { classes } from '@/app/_ui/base/classes';
import mapStyles from '../board-map.module.css';

/** The marks that the map carries while a place is chosen. */
export interface PlaceMarks {
  /** How what is suggested is shown. */
  readonly suggested: 'place' | 'way' | null;
  /** Whether what others did is drawn. */
  readonly deeds: boolean;
  /** Whether what may be chosen has a mark: where it is most of the map, only the rest has. */
  readonly open: boolean;
  /** Whether some places may not be chosen. */
  readonly closed: boolean;
  /** What the dark line goes round; null where there is none. */
  readonly about: string | null;
}

/** While a place is chosen the key tells only what matters to that: nobody learns the ground by it then. */
export function PlaceKey({
  marks: { suggested, deeds, open, closed, about },
  className,
}: {
  readonly marks: PlaceMarks;
  readonly className: string | undefined;
}) {
  return (
    <ul className={classes(mapStyles.key, className)} aria-label="Key to the map">
      {about !== null && <li data-kind="chosen">{about}</li>}
      {suggested !== null && (
        <li data-kind={suggested === 'way' ? 'way' : 'suggested'}>Suggested</li>
      )}
      {deeds && <li data-kind="deed">Since your turn</li>}
      {open && <li data-kind="open">Allowed</li>}
      {closed && <li data-kind="closed">Not allowed</li>}
    </ul>
  );
}
