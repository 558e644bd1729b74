import { Button } from '@/app/_ui/base/button';
import { Link } from '@/app/_ui/base/link';
import { type Location, locationsOf, neighboursOf } from '@/lib/board/map/map';
import { isOpenToStorm } from '@/lib/board/map/storm';
import { listed } from '@/lib/sentences';
import styles from './board.module.css';
import type { MapView } from './board-url';

/** What is known of a territory, and of the part of it that is chosen. */
export function PlaceFacts({
  place,
  view,
  onChoose,
}: {
  readonly place: Location;
  readonly view: MapView;
  readonly onChoose: (id: string | null) => void;
}) {
  const { territory, touching } = place;
  const { type, sectors, spice, ornithopters, fremenReserves, doubt } = territory;
  const isDisputed = touching.some(({ disputed }) => disputed);
  return (
    <section aria-labelledby="place" className={styles.part}>
      <div className={styles.head}>
        <h2 id="place">{territory.name}</h2>
        <Button size="small" kind="plain" onClick={() => onChoose(null)}>
          Clear
        </Button>
      </div>
      <dl className={styles.facts}>
        <dt>Kind</dt>
        <dd>{KINDS[type]}</dd>
        <dt>{sectors.length === 1 ? 'Sector' : 'Sectors'}</dt>
        <dd>{sectors.length === 0 ? 'None: it is never in storm' : listed(sectors.map(String))}</dd>
        <dt>Storm</dt>
        <dd>{stormWords(place, view)}</dd>
        {spice !== undefined && (
          <>
            <dt>Spice blow</dt>
            <dd>
              {spice.amount} in sector {spice.sector},{' '}
              <Link href={`/board/odds?of=spice&place=${territory.id}`}>odds by turn</Link>
            </dd>
          </>
        )}
        {type === 'stronghold' && (
          <>
            <dt>Shipping</dt>
            <dd>1 spice a force; not where two other players stand</dd>
          </>
        )}
        {ornithopters && (
          <>
            <dt>Ornithopters</dt>
            <dd>Whoever has a force here moves a group up to three territories</dd>
          </>
        )}
        {fremenReserves && (
          <>
            <dt>Fremen</dt>
            <dd>May bring in their reserves here</dd>
          </>
        )}
        <dt>Beside it</dt>
        <dd className={styles.beside}>
          {neighboursOf(territory).map((other) => (
            <button
              key={other.id}
              type="button"
              className={styles.link}
              onClick={() => onChoose(nearestTo(place, other) ?? place.id)}
            >
              {other.name}
            </button>
          ))}
        </dd>
      </dl>
      {doubt !== undefined && <p className={styles.doubt}>{doubt}</p>}
      {isDisputed && (
        <p className={styles.doubt}>
          Sources differ on whether this sector touches{' '}
          {listed(
            touching
              .filter(({ disputed }) => disputed)
              .map(({ location }) => location.territory.name),
          )}
          : here it does.
        </p>
      )}
    </section>
  );
}

const KINDS = {
  sand: 'Sand',
  rock: 'Rock',
  stronghold: 'Stronghold',
  'polar sink': 'Polar Sink: neither sand nor rock',
} as const;

function stormWords({ territory, sector }: Location, { storm, wall }: MapView): string {
  if (sector === null) return 'Forces are always safe';
  const fate = isOpenToStorm(territory, wall)
    ? 'Forces die when it comes'
    : territory.behindShieldWall
      ? 'Forces are safe while the Shield Wall stands'
      : 'Forces are safe';
  return sector === storm ? `It is here: nobody enters or leaves. ${fate}` : fate;
}

/** The part of another territory that this place touches, or the first of it. */
function nearestTo(place: Location, other: Location['territory']): string | undefined {
  const touched = place.touching.find(({ location }) => location.territory === other);
  return (touched?.location ?? locationsOf(other)[0])?.id;
}
