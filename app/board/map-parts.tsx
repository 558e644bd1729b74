import { memo, type ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { LOCATIONS, TERRITORIES } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { anglesOf, drawnBorders, outlineOf, pathOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import styles from './board-map.module.css';
import { Spice } from './map-layers';

/* What of the map is drawn and never changes, but for the sector in storm: ground, borders, rim. */

/** The size of the drawing, with room for the ring of the sectors around it. */
export const HALF = SHAPE.rim + 40;

const GROUNDS = (['sand', 'rock'] as const).map((kind) => ({
  kind,
  path: [...LOCATIONS.values()]
    .filter(({ territory }) => territory.type === kind)
    .map(({ id }) => pathOf(outlineOf(id)))
    .join(''),
}));

/** The patterns of dunes, crags and storm, and the shading of the sheet. */
export const MapPatterns = memo(function MapPatterns() {
  return (
    <defs>
      <pattern
        id="dunes"
        width="64"
        height="30"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-12)"
      >
        <path d="M0 9q16 -11 32 0t32 0M-16 24q16 -11 32 0t32 0t32 0" className={styles.dune} />
      </pattern>
      <pattern id="crags" width="30" height="26" patternUnits="userSpaceOnUse">
        <path d="M3 9l5 -6l4 6M17 22l6 -8l4 8" className={styles.crag} />
      </pattern>
      <pattern
        id="storm"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-35)"
      >
        <line x1="0" y1="0" x2="0" y2="9" className={styles.rain} />
      </pattern>
      <pattern
        id="swept"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(40)"
      >
        <line x1="0" y1="0" x2="0" y2="7" className={styles.danger} />
      </pattern>
      <radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={SHAPE.rim}>
        <stop offset="0.55" className={styles.shade} stopOpacity="0" />
        <stop offset="1" className={styles.shade} stopOpacity="0.16" />
      </radialGradient>
    </defs>
  );
});

/** What the map's colours and patterns mean; `children` are entries for what else lies on it. */
export function MapKey({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <ul className={classes(styles.key, className)} aria-label="Key to the map">
      <li data-kind="sand">Sand</li>
      <li data-kind="rock">Rock</li>
      <li data-kind="stronghold">Stronghold</li>
      <li data-kind="storm">Storm</li>
      {children}
    </ul>
  );
}

/** Dunes on sand, crags on rock. */
export const Grounds = memo(function Grounds() {
  return GROUNDS.map(({ kind, path }) => (
    <path key={kind} d={path} fill={kind === 'sand' ? 'url(#dunes)' : 'url(#crags)'} />
  ));
});

/** Borders and the lines between the sectors: they never change. */
export const Borders = memo(function Borders() {
  return (
    <>
      {SHAPE.sectorEnds.map((angle) => {
        const from = pointAt([SHAPE.pole, angle]);
        const to = pointAt([SHAPE.rim, angle]);
        return (
          <line
            key={angle}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className={styles.meridian}
          />
        );
      })}
      {drawnBorders().map(({ path, sides }) =>
        isWithin(sides) ? null : <path key={path} d={path} className={styles.border} />,
      )}
    </>
  );
});

/** Where spice blows, and how much: that never changes. */
export const Blows = memo(function Blows() {
  return (
    <>
      {TERRITORIES.map(({ id, spice }) => {
        const at = SHAPE.spice[id];
        return spice === undefined || at === undefined ? null : (
          <Spice key={id} at={pointAt(at)} amount={spice.amount} />
        );
      })}
    </>
  );
});

/** How wide the ring around the map is, on which the sectors are numbered. */
const RING = 36;

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
  return (
    <g aria-hidden>
      <circle r={rim + RING / 2} className={styles.ring} strokeWidth={RING} />
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}A${rim + RING} ${rim + RING} 0 0 0 ${c.x} ${c.y}L${d.x} ${d.y}A${rim} ${rim} 0 0 1 ${a.x} ${a.y}Z`}
        className={styles.stormy}
      />
      <circle r={rim + RING} className={styles.edge} />
      <circle r={rim} className={styles.edge} />
      {SHAPE.sectorEnds.map((angle) => {
        const [inner, outer] = [pointAt([rim, angle]), pointAt([rim + RING, angle])];
        return (
          <line
            key={angle}
            x1={inner.x}
            y1={inner.y}
            x2={outer.x}
            y2={outer.y}
            className={styles.tick}
          />
        );
      })}
      {Array.from({ length: SECTORS }, (_, sector) => {
        const [start, end] = anglesOf(sector);
        const { x, y } = pointAt([rim + RING / 2, ((start + end) / 2) % 360]);
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

function isWithin(sides: readonly string[]): boolean {
  const [one, other] = sides.map((id) => LOCATIONS.get(id)?.territory);
  return one !== undefined && one === other;
}
