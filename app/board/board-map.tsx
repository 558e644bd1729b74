import { ZoomIn } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import {
  LOCATIONS,
  type Location,
  nameOf,
  type Sector,
  TERRITORIES,
  type Territory,
} from '@/lib/board/map/map';
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
import styles from './board-map.module.css';
import { markOf, Spice } from './map-layers';

/** The size of the drawing, with room for the numbers of the sectors around it. */
const HALF = SHAPE.rim + 34;

const CELLS = [...LOCATIONS.values()].map((location) => ({
  location,
  path: pathOf(outlineOf(location.id)),
}));

const GROUNDS = (['sand', 'rock'] as const).map((kind) => ({
  kind,
  path: CELLS.filter(({ location }) => location.territory.type === kind)
    .map(({ path }) => path)
    .join(''),
}));

/** Where more of the map is lit, it is only outlined. */
const MOST_LIT = 24;

export interface BoardMapProps {
  readonly storm: Sector;
  /** The place that is chosen, if one is. */
  readonly chosen: Location | null;
  /** Places that stand back. */
  readonly isDim: (location: Location) => boolean;
  /** Places that are lit: something can be done with them now. */
  readonly isLit?: (location: Location) => boolean;
  /** What is to be said of a place beside its name and its ground. */
  readonly say: (location: Location) => readonly string[];
  readonly onChoose: (location: Location) => void;
  /** A place that the pointer or the keys have come to; null when they leave it. */
  readonly onPoint: (location: Location | null) => void;
  /** Whether one place is chosen, as arrow keys come to it; else places are pressed where they are lit. */
  readonly isChoice?: boolean;
  /** Whether the spice cards' amounts stand where they blow. */
  readonly blows?: boolean;
  /** Drawn on the ground, under storm and names. */
  readonly ground?: ReactNode;
  /** Drawn above all. */
  readonly children?: ReactNode;
}

/** The map as one choice among its 86 locations: arrow keys walk from one to the next. */
export function BoardMap(props: BoardMapProps) {
  const { storm, chosen, isDim, isLit, say, onChoose, onPoint } = props;
  const { isChoice = true, blows = true } = props;
  const map = useRef<SVGSVGElement>(null);
  const lit = isLit === undefined ? [] : CELLS.filter(({ location }) => isLit(location));
  const [isLarge, setLarge] = useState(false);
  const [focused, setFocused] = useState('polar-sink');
  const focusable = isChoice ? (chosen?.id ?? 'polar-sink') : focused;

  function onKeyDown(event: KeyboardEvent<SVGPathElement>, from: Location) {
    const turn = TURNS[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(from);
    else if (turn !== undefined) {
      const next = towards(from, turn);
      if (next === null) return;
      if (isChoice) onChoose(next);
      map.current?.querySelector<SVGPathElement>(`[data-place="${next.id}"]`)?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <Button
        size="small"
        className={styles.enlarge}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <ZoomIn size={18} aria-hidden /> <span className="visually-hidden">Larger map</span>
      </Button>
      {chosen !== null && (
        <p className={styles.caption} aria-hidden>
          {nameOf(chosen)}
        </p>
      )}
      <div className={styles.sheet} data-large={isLarge || undefined}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name */}
        <div role={isChoice ? 'radiogroup' : 'group'} aria-label="Map of Arrakis">
          <svg
            ref={map}
            className={styles.map}
            viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
            role="presentation"
          >
            <defs>
              <pattern
                id="dunes"
                width="64"
                height="30"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(-12)"
              >
                <path
                  d="M0 9q16 -11 32 0t32 0M-16 24q16 -11 32 0t32 0t32 0"
                  className={styles.dune}
                />
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
            </defs>
            {CELLS.map(({ location, path }) => {
              const { id, territory } = location;
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: it is a radio or a button
                <path
                  key={id}
                  d={path}
                  className={styles.cell}
                  data-place={id}
                  data-kind={territory.type}
                  data-dim={isDim(location) ? '' : undefined}
                  data-lit={isLit?.(location) ? '' : undefined}
                  {...(isChoice
                    ? { role: 'radio', 'aria-checked': chosen === location }
                    : { role: 'button', 'aria-disabled': !isLit?.(location) })}
                  aria-label={sayPlace(location, storm, say(location))}
                  tabIndex={id === focusable ? 0 : -1}
                  onClick={() => onChoose(location)}
                  onKeyDown={(event) => onKeyDown(event, location)}
                  onFocus={() => {
                    setFocused(id);
                    onPoint(location);
                  }}
                  onMouseEnter={() => onPoint(location)}
                  onMouseLeave={() => onPoint(null)}
                />
              );
            })}
            <g className={styles.above}>
              <Grounds />
              {props.ground}
              <path d={pathOf(wedgeOf(storm))} className={styles.veil} />
              <path d={pathOf(wedgeOf(storm))} fill="url(#storm)" />
              <Borders />
              {lit.map(({ location, path }) => (
                <path
                  key={location.id}
                  d={path}
                  className={styles.lit}
                  data-kind={location.territory.type}
                  data-many={lit.length > MOST_LIT || undefined}
                />
              ))}
              {chosen !== null && (
                <path d={pathOf(outlineOf(chosen.id))} className={styles.chosen} />
              )}
              <Names />
              {blows && <Blows />}
              {props.children}
              <Rim storm={storm} />
            </g>
          </svg>
        </div>
      </div>
    </div>
  );
}

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
const Grounds = memo(function Grounds() {
  return GROUNDS.map(({ kind, path }) => (
    <path key={kind} d={path} fill={kind === 'sand' ? 'url(#dunes)' : 'url(#crags)'} />
  ));
});

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

/** Names never change. */
const Names = memo(function Names() {
  return TERRITORIES.map((territory) => <Label key={territory.id} territory={territory} />);
});

/** Where spice blows, and how much: that never changes. */
const Blows = memo(function Blows() {
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

function sayPlace(location: Location, storm: Sector, more: readonly string[]): string {
  const { territory, sector } = location;
  return [
    nameOf(location),
    territory.type === 'polar sink' ? null : territory.type,
    sector !== null && sector === storm ? 'in storm' : null,
    territory.spice?.sector === sector ? `${territory.spice.amount} spice blows here` : null,
    ...more,
  ]
    .filter((part) => part !== null)
    .join(', ');
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
