import { Tornado } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { TERRITORIES } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { anglesOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import styles from './board-map.module.css';
import { Spice } from './map-layers';

/* What of the map is drawn and never changes, but for the sector in storm: light, spice blows, rim. */

/** How wide the ring around the map is, on which the sectors are numbered. */
export const RING = 40;
/** The size of the drawing, with room for that ring. */
export const HALF = SHAPE.rim + RING + 3;
/** How many degrees the sign of the storm stands from its number, and that of its way. */
const TWIST = 4.2;
const ONWARDS = 6.9;

/** The patterns of what the storm kills and of what may not be chosen, and the light on the sheet. */
export const MapPatterns = memo(function MapPatterns() {
  return (
    <defs>
      <pattern
        id="swept"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(40)"
      >
        <line x1="0" y1="0" x2="0" y2="7" className={styles.danger} />
      </pattern>
      <pattern
        id="barred"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1="0" y1="0" x2="0" y2="12" className={styles.hatch} />
      </pattern>
      <radialGradient
        id="light"
        gradientUnits="userSpaceOnUse"
        cx={-SHAPE.rim * 0.3}
        cy={-SHAPE.rim * 0.4}
        r={SHAPE.rim * 1.35}
      >
        <stop offset="0" className={styles.sun} stopOpacity="0.34" />
        <stop offset="0.45" className={styles.sun} stopOpacity="0" />
        <stop offset="0.5" className={styles.shade} stopOpacity="0" />
        <stop offset="1" className={styles.shade} stopOpacity="0.3" />
      </radialGradient>
    </defs>
  );
});

/** What the map's colours and patterns mean; `children` are entries for what else lies on it. */
export function MapKey({
  className,
  hasGround = true,
  children,
}: {
  readonly className?: string | undefined;
  /** Whether it tells the ground too, not only what lies on it. */
  readonly hasGround?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <ul className={classes(styles.key, className)} aria-label="Key to the map">
      {hasGround && (
        <>
          <li data-kind="sand">Sand</li>
          <li data-kind="rock">Rock</li>
          <li data-kind="stronghold">Stronghold</li>
          <li data-kind="storm">Storm</li>
        </>
      )}
      {children}
    </ul>
  );
}

const NO_PLACES: ReadonlySet<string> = new Set();

/** Where spice blows, and how much: that never changes. */
export const Blows = memo(function Blows({
  without = NO_PLACES,
}: {
  /** Territories in which it lies. */
  readonly without?: ReadonlySet<string>;
}) {
  return (
    <>
      {TERRITORIES.map(({ id, spice }) => {
        const at = SHAPE.spice[id];
        return spice === undefined || at === undefined || without.has(id) ? null : (
          <Spice key={id} at={pointAt(at)} amount={spice.amount} />
        );
      })}
    </>
  );
});

/** The ring of the sectors around the map, with that of the storm filled. */
export function Rim({ storm }: { readonly storm: number }) {
  const [from, to] = anglesOf(storm);
  const { rim } = SHAPE;
  const [a, b, c, d] = [
    pointAt([rim, from]),
    pointAt([rim + RING, from]),
    pointAt([rim + RING, to]),
    pointAt([rim, to]),
  ];
  // sectors differ in width
  const middle = (from + to) / 2;
  const sign = pointAt([rim + RING / 2 + 1, (middle + TWIST) % 360]);
  const ahead = pointAt([rim + RING / 2 + 1, (middle + ONWARDS) % 360]);
  return (
    <g aria-hidden>
      <circle r={rim + RING / 2} className={styles.ring} strokeWidth={RING} />
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}A${rim + RING} ${rim + RING} 0 0 0 ${c.x} ${c.y}L${d.x} ${d.y}A${rim} ${rim} 0 0 1 ${a.x} ${a.y}Z`}
        className={styles.stormy}
      >
        <title>{`The storm, in sector ${storm}, moves this way`}</title>
      </path>
      <circle r={rim + RING} className={styles.hoop} strokeWidth="3.5" />
      <circle r={rim + RING - 4.5} className={styles.hoop} strokeWidth="0.8" />
      <circle r={rim} className={styles.hoop} strokeWidth="2.6" />
      <Tornado x={sign.x - 12} y={sign.y - 12} size={24} className={styles.twister} />
      <path
        d="M-4 -9L5 0L-4 9M4 -9L13 0L4 9"
        transform={`translate(${ahead.x} ${ahead.y}) rotate(${-(middle + ONWARDS) - 90})`}
        className={styles.onwards}
      />
      {Array.from({ length: SECTORS }, (_, sector) => {
        const [start, end] = anglesOf(sector);
        const { x, y } = pointAt([rim + RING / 2 + 1, ((start + end) / 2) % 360]);
        return (
          <text
            key={start}
            x={x}
            y={y}
            className={classes(styles.sector, sector === storm && styles.now)}
          >
            {sector}
          </text>
        );
      })}
    </g>
  );
}
