import { classes } from '@/app/_ui/base/classes';
import mapStyles from '../board-map.module.css';
import { MapKey } from '../map-parts';

/** The marks that the map carries while a place is chosen. */
export interface PlaceMarks {
  /** How what is suggested is shown. */
  readonly suggested: 'place' | 'way' | null;
  /** Whether what others did is drawn. */
  readonly deeds: boolean;
  /** How what may be chosen is shown, places to go to or forces that move: where it is most of the map, only the rest has a mark. */
  readonly open: 'places' | 'movers' | null;
  /** Whether some places may not be chosen. */
  readonly closed: boolean;
  /** What the dark line goes round; null where there is none. */
  readonly about: string | null;
}

/** What any sign on the map means, for who looks it up. */
export function MapSigns() {
  return (
    <MapKey>
      <li data-kind="spice">Spice</li>
      <li data-kind="held">Held by a faction</li>
      <li data-kind="seat">A player’s seat</li>
      <li data-kind="sweep">The storm’s reach</li>
      <li data-kind="suggested">Suggested, or can move</li>
      <li data-kind="open">Allowed</li>
      <li data-kind="closed">Not allowed</li>
      <li data-kind="deed">Since your turn</li>
      <li data-kind="chosen">Chosen, or asked about</li>
    </MapKey>
  );
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
      {open === 'places' && <li data-kind="open">Allowed</li>}
      {open === 'movers' && <li data-kind="movers">Can move</li>}
      {closed && <li data-kind="closed">Not allowed</li>}
    </ul>
  );
}
