import { Fragment } from 'react';
import { placesHit } from '@/lib/board/engine/queries/storm-way';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { anglesOf, outlineOf, pathOf, pointAt, SHAPE, wedgeOf } from '@/lib/board/map/shape';
import { range } from '@/lib/range';
import { RING } from '../map-parts';
import { type StormMove, stormWay } from './storm-choice';
import styles from './storm-layer.module.css';

/** How far into the land a press on the ring still counts. */
const WITHIN = 36;

/** What a number for the storm would do: the sectors on its way, where it may end and kill, where it hits forces. */
export function StormWayLayer({
  view,
  move,
  number,
}: {
  readonly view: BoardView;
  readonly move: StormMove;
  readonly number: number;
}) {
  const { ends, passed, hit } = stormWay(view, move, number);
  return (
    <g aria-hidden>
      {passed.map((sector) => (
        <path key={sector} d={onRing(sector, SHAPE.rim)} className={styles.passed} />
      ))}
      {ends
        .filter((sector) => sector !== view.storm)
        .map((sector) => (
          <Fragment key={sector}>
            {/* rock and strongholds are safe from it */}
            <path
              d={placesHit(view, sector)
                .open.map(({ id }) => pathOf(outlineOf(id)))
                .join('')}
              className={styles.swept}
            />
            <path d={pathOf(wedgeOf(sector))} className={styles.coming} data-coming={sector} />
          </Fragment>
        ))}
      {hit.map(({ id }) => (
        <path key={id} d={pathOf(outlineOf(id))} fill="url(#swept)" className={styles.hit} />
      ))}
    </g>
  );
}

/** The ring of the sectors, to be pressed for the number that leads there; the numbers beside the map do the same by keyboard. */
export function StormKeys({
  storm,
  most,
  onNumber,
}: {
  readonly storm: Sector;
  /** The largest number. */
  readonly most: number;
  readonly onNumber: (number: number) => void;
}) {
  const sectors = range(0, Math.min(most, SECTORS - 1)).map((number) => (storm + number) % SECTORS);
  const others = sectors.filter((sector) => sector !== storm);
  return (
    <g aria-hidden>
      <path d={others.map((sector) => onRing(sector, SHAPE.rim)).join('')} className={styles.may} />
      {sectors.map((sector, number) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the number's own button does the same
        <path
          key={sector}
          d={onRing(sector, SHAPE.rim - WITHIN)}
          className={styles.key}
          data-sector={sector}
          onClick={() => onNumber(number)}
        />
      ))}
    </g>
  );
}

/** A sector of the ring round the map, from a radius on. */
function onRing(sector: Sector, inner: number): string {
  const [from, to] = anglesOf(sector);
  const outer = SHAPE.rim + RING;
  const at = (radius: number, degrees: number) => {
    const { x, y } = pointAt([radius, degrees % 360]);
    return `${x} ${y}`;
  };
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`;
}
