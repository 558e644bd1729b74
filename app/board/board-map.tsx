import { type KeyboardEvent, memo, useRef } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { LOCATIONS, type Location, nameOf, TERRITORIES, type Territory } from '@/lib/board/map/map';
import type { Reached } from '@/lib/board/map/reach';
import { SECTORS } from '@/lib/board/map/sectors';
import {
  anglesOf,
  drawnBorders,
  outlineOf,
  type Point,
  pathOf,
  pointAt,
  SHAPE,
  wedgeOf,
} from '@/lib/board/map/shape';
import type { Sweep } from '@/lib/board/map/storm';
import styles from './board-map.module.css';
import type { MapView } from './board-url';

/** The size of the drawing, with room for the numbers of the sectors around it. */
const HALF = SHAPE.rim + 34;

const CELLS = [...LOCATIONS.values()].map((location) => ({
  location,
  path: pathOf(outlineOf(location.id)),
  mark: markOf(location),
}));

/** The map as one choice among its 86 locations: arrow keys walk from one to the next. */
export function BoardMap({
  view,
  reached,
  swept,
  way,
  onChoose,
  onShow,
}: {
  readonly view: MapView;
  readonly reached: readonly Reached[];
  readonly swept: Sweep;
  /** The way that is drawn. */
  readonly way: Reached | null;
  readonly onChoose: (id: string) => void;
  readonly onShow: (place: Reached | null) => void;
}) {
  const map = useRef<SVGSVGElement>(null);
  const places = new Map(reached.map((one) => [one.location.id, one] as const));
  const killed = new Set(swept.killed);
  const focusable = view.at?.id ?? 'polar-sink';

  function onKeyDown(event: KeyboardEvent<SVGPathElement>, from: Location) {
    const turn = TURNS[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(from.id);
    else if (turn !== undefined) {
      const next = towards(from, turn);
      if (next === null) return;
      onChoose(next.id);
      map.current?.querySelector<SVGPathElement>(`[data-place="${next.id}"]`)?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <div role="radiogroup" aria-label="Map of Arrakis">
        <svg
          ref={map}
          className={styles.map}
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          role="presentation"
        >
          <defs>
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
          </defs>
          {CELLS.map(({ location, path }) => {
            const { id, territory } = location;
            const found = places.get(id);
            return (
              // biome-ignore lint/a11y/useSemanticElements: an input cannot stand in a drawing
              <path
                key={id}
                d={path}
                className={styles.cell}
                data-place={id}
                data-kind={territory.type}
                data-dim={
                  view.at !== null && found === undefined && territory !== view.at.territory
                    ? ''
                    : undefined
                }
                role="radio"
                aria-checked={view.at === location}
                aria-label={sayPlace(location, view, found?.steps)}
                tabIndex={id === focusable ? 0 : -1}
                onClick={() => onChoose(id)}
                onKeyDown={(event) => onKeyDown(event, location)}
                onMouseEnter={() => onShow(found ?? null)}
                onMouseLeave={() => onShow(null)}
              />
            );
          })}
          <g className={styles.above}>
            {CELLS.map(({ location, path }) =>
              killed.has(location) ? <path key={location.id} d={path} fill="url(#swept)" /> : null,
            )}
            <path d={pathOf(wedgeOf(view.storm))} className={styles.veil} />
            <path d={pathOf(wedgeOf(view.storm))} fill="url(#storm)" />
            <Borders />
            {view.at !== null && (
              <path d={pathOf(outlineOf(view.at.id))} className={styles.chosen} />
            )}
            <Names />
            {CELLS.map(({ location, mark }) => {
              const steps = places.get(location.id)?.steps;
              return steps === undefined ? null : (
                <Steps key={location.id} at={mark} steps={steps} />
              );
            })}
            {way !== null && view.at !== null && <Way from={view.at} way={way.way} />}
            <Rim storm={view.storm} />
          </g>
        </svg>
      </div>
      <ul className={styles.key} aria-label="Key to the map">
        <li data-kind="sand">Sand</li>
        <li data-kind="rock">Rock</li>
        <li data-kind="stronghold">Stronghold</li>
        <li data-kind="spice">Spice blow</li>
        <li data-kind="storm">Storm</li>
        {killed.size > 0 && <li data-kind="swept">Forces die as it moves</li>}
        {reached.length > 0 && <li data-kind="reach">Territories to enter</li>}
        <li>The storm starts in sector 0</li>
      </ul>
    </div>
  );
}

/** Borders and the lines between the sectors: they never change. */
const Borders = memo(function Borders() {
  return (
    <>
      {SHAPE.sectorEnds.map((angle) => {
        const from = pointAt([SHAPE.pole, angle]);
        const to = pointAt([SHAPE.rim + 8, angle]);
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

/** Names and spice: they never change. */
const Names = memo(function Names() {
  return (
    <>
      {TERRITORIES.map((territory) => (
        <Label key={territory.id} territory={territory} />
      ))}
      {TERRITORIES.map(({ id, spice }) => {
        const at = SHAPE.spice[id];
        return spice === undefined || at === undefined ? null : (
          <Spice key={id} at={pointAt(at)} amount={spice.amount} />
        );
      })}
    </>
  );
});

function Label({ territory }: { readonly territory: Territory }) {
  const label = SHAPE.labels[territory.id];
  if (label === undefined) return null;
  const { x, y } = pointAt(label.at);
  const height = label.size * 1.08;
  const top = y - ((label.lines.length - 1) * height) / 2 + label.size * 0.33;
  return (
    <g className={classes(styles.name, territory.type === 'stronghold' && styles.held)} aria-hidden>
      {label.lines.map((line, at) => (
        <text key={line} className={styles.whole} x={x} y={top + at * height} fontSize={label.size}>
          {line}
        </text>
      ))}
      <text className={styles.short} x={x} y={y + 11}>
        {territory.short}
      </text>
    </g>
  );
}

function Spice({ at: { x, y }, amount }: { readonly at: Point; readonly amount: number }) {
  return (
    <g className={styles.spice} aria-hidden>
      <path d={`M${x} ${y - 14}l14 14l-14 14l-14 -14Z`} />
      <text x={x} y={y + 5}>
        {amount}
      </text>
    </g>
  );
}

function Steps({ at: { x, y }, steps }: { readonly at: Point; readonly steps: number }) {
  return (
    <g className={styles.reach} aria-hidden>
      <circle cx={x} cy={y} r="13" />
      <text x={x} y={y} dominantBaseline="central">
        {steps}
      </text>
    </g>
  );
}

function Way({ from, way }: { readonly from: Location; readonly way: readonly Location[] }) {
  const points = [from, ...way].map(markOf).map(({ x, y }) => `${x},${y}`);
  return <polyline points={points.join(' ')} className={styles.way} aria-hidden />;
}

/** The numbers of the sectors, around the map. */
function Rim({ storm }: { readonly storm: number }) {
  return Array.from({ length: SECTORS }, (_, sector) => {
    const [start, end] = anglesOf(sector);
    const { x, y } = pointAt([SHAPE.rim + 17, ((start + end) / 2) % 360]);
    return (
      <text
        key={start}
        x={x}
        y={y + 6}
        className={classes(styles.sector, sector === storm && styles.now)}
        aria-hidden
      >
        {sector}
      </text>
    );
  });
}

function isWithin(sides: readonly string[]): boolean {
  const [one, other] = sides.map((id) => LOCATIONS.get(id)?.territory);
  return one !== undefined && one === other;
}

function sayPlace(location: Location, { storm }: MapView, steps: number | undefined): string {
  const { territory, sector } = location;
  return [
    nameOf(location),
    territory.type === 'polar sink' ? null : territory.type,
    sector !== null && sector === storm ? 'in storm' : null,
    territory.spice?.sector === sector ? `${territory.spice.amount} spice blows here` : null,
    steps === undefined ? null : `reached in ${steps}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function markOf({ id }: Location): Point {
  return pointAt(SHAPE.marks[id] ?? [0, 0]);
}

const TURNS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The location beside one that lies most in a direction; null where none lies that way. */
function towards(from: Location, turn: Point): Location | null {
  const here = from.id === 'polar-sink' ? { x: 0, y: 0 } : markOf(from);
  let best: Location | null = null;
  let most = 0.35;
  for (const { location } of from.touching) {
    const there = location.id === 'polar-sink' ? { x: 0, y: 0 } : markOf(location);
    const { x, y } = { x: there.x - here.x, y: there.y - here.y };
    const fit = (x * turn.x + y * turn.y) / Math.hypot(x, y);
    if (fit <= most) continue;
    most = fit;
    best = location;
  }
  return best;
}
