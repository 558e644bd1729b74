import { SECTORS } from '@/lib/board/map/sectors';
import { range } from '@/lib/range';
import styles from './storm-answers.module.css';

const OUTER = 66;
const INNER = 46;
const DEGREES = 360 / SECTORS;

/** The sectors as a dial: where the storm is, how far a number leads, and where it may end. A picture beside its words. */
export function StormRing({
  storm,
  number,
  ends,
}: {
  /** The sector where it is. */
  readonly storm: number;
  readonly number: number;
  /** None where it may end anywhere. */
  readonly ends: readonly number[];
}) {
  const tip = pointAt(storm + number, INNER - 4);
  return (
    <svg viewBox="-70 -70 140 140" className={styles.ring} aria-hidden="true">
      <circle r={OUTER + 3} className={styles.rim} />
      {range(0, SECTORS - 1).map((sector) => {
        const [x, y] = pointAt(sector, (OUTER + INNER) / 2);
        return (
          <g
            key={sector}
            className={styles.sector}
            data-ends={ends.includes(sector) || undefined}
            data-storm={sector === storm || undefined}
          >
            <path d={wedge(sector)} />
            <text x={x} y={y}>
              {sector}
            </text>
          </g>
        );
      })}
      <circle r={INNER} className={styles.hub} />
      <path d={`M0 0L${tip}`} className={styles.needle} />
      <circle cx={tip[0]} cy={tip[1]} r={4} className={styles.tip} />
      <circle r={8} className={styles.knob} />
    </svg>
  );
}

/** As on the map: sector 0 at the bottom, counterclockwise. */
function pointAt(sector: number, radius: number): readonly [x: number, y: number] {
  const angle = ((270 + DEGREES * sector) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(radius * Math.cos(angle)), round(-radius * Math.sin(angle))];
}

function wedge(sector: number): string {
  const [from, to] = [sector - 0.5, sector + 0.5];
  return `M${pointAt(from, OUTER)}A${OUTER} ${OUTER} 0 0 0 ${pointAt(to, OUTER)}L${pointAt(to, INNER)}A${INNER} ${INNER} 0 0 1 ${pointAt(from, INNER)}Z`;
}
