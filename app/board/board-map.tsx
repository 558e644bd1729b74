import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Box } from '@/lib/board/map/area';
import { LOCATIONS, type Location, nameOf, type Sector } from '@/lib/board/map/map';
import { outlineOf, type Point, pathOf, SHAPE, wedgeOf } from '@/lib/board/map/shape';
import { toneOf } from '@/lib/board/map/tones';
import styles from './board-map.module.css';
import { LateGraduation, LateRelief, LateSweep } from './late-relief';
import { around } from './lit-ring';
import { type Fold, MapFrame } from './map-frame';
import { markOf } from './map-layers';
import { MapNames } from './map-names';
import { Blows, HALF, MapPatterns, Rim } from './map-parts';

const CELLS = [...LOCATIONS.values()].map((location) => ({
  location,
  path: pathOf(outlineOf(location.id)),
}));

export interface BoardMapProps {
  readonly storm: Sector;
  /** The place that is chosen, if one is. */
  readonly chosen: Location | null;
  /** The places round which the line goes, if not round it alone. */
  readonly outlined?: ReadonlySet<string> | undefined;
  /** Places that stand back. */
  readonly isDim: (location: Location) => boolean;
  /** Places that are lit: something can be done with them now. */
  readonly isLit?: (location: Location) => boolean;
  /** The line round them. */
  readonly ring?: ReactNode;
  /** What is to be said of a place beside its name and its ground. */
  readonly say: (location: Location) => readonly string[];
  readonly onChoose: (location: Location) => void;
  /** A place that the pointer or the keys have come to; null when they leave it. */
  readonly onPoint: (location: Location | null) => void;
  /** Whether one place is chosen, as arrow keys come to it; else places are pressed where they are lit. */
  readonly isChoice?: boolean;
  /** What a narrow screen shows larger, if not the whole map, and whether it does by itself; and how it folds to a part of it, if it does. */
  readonly around?: Box | null;
  readonly isNear?: boolean;
  readonly fold?: Fold | null;
  /** Whether the spice cards' amounts stand where they blow. */
  readonly blows?: boolean;
  /** Drawn on the ground, under storm and names; the light falls on none of it, so that its colours are everywhere the same. */
  readonly ground?: ReactNode;
  /** Drawn under the names: ways and lines. */
  readonly under?: ReactNode;
  /** The names, where they make room for what lies on the map. */
  readonly names?: ReactNode;
  /** Strongholds whose sign would lie under tokens. */
  readonly occupied?: ReadonlySet<string>;
  /** Drawn above all. */
  readonly children?: ReactNode;
}

/** The map as one choice among its 86 locations: arrow keys walk from one to the next. */
export function BoardMap(props: BoardMapProps) {
  const { storm, chosen, isDim, isLit, say, onChoose, onPoint } = props;
  const { isChoice = true, blows = true, occupied } = props;
  const map = useRef<SVGSVGElement>(null);
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
    <MapFrame around={props.around} isNear={props.isNear} fold={props.fold}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name */}
      <div role={isChoice ? 'radiogroup' : 'group'} aria-label="Map of Arrakis">
        <svg
          ref={map}
          className={styles.map}
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          role="presentation"
        >
          <MapPatterns />
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
                data-tone={toneOf(territory)}
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
                // a finger leaves at once what it has touched
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint(location)}
                onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPoint(null)}
              />
            );
          })}
          <g className={styles.above}>
            <circle r={SHAPE.rim} fill="url(#light)" />
            {props.ground}
            <LateRelief without={occupied === undefined ? '' : [...occupied].join(' ')} />
            <clipPath id="in-storm">
              <path d={SHEET + holdsIn(storm)} clipRule="evenodd" />
            </clipPath>
            <g clipPath="url(#in-storm)">
              <path d={pathOf(wedgeOf(storm))} className={styles.veil} />
              <path d={pathOf(wedgeOf(storm))} className={styles.squall} />
              <LateSweep storm={storm} />
            </g>
            <path d={holdsIn(storm)} className={styles.haze} />
            <Rim storm={storm} />
            <LateGraduation />
            {props.ring}
            {chosen !== null && (
              <path
                d={props.outlined ? around(props.outlined) : pathOf(outlineOf(chosen.id))}
                className={styles.chosen}
              />
            )}
            {props.under}
            {props.names ?? <MapNames storm={storm} isBare />}
            {blows && <Blows />}
            {props.children}
          </g>
        </svg>
      </div>
    </MapFrame>
  );
}

const SHEET = `M${-HALF} ${-HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`;

/** The strongholds in a sector: whose they are shows through the storm. */
function holdsIn(sector: Sector): string {
  return CELLS.flatMap(({ location: { territory, sector: at }, path }) =>
    at === sector && territory.type === 'stronghold' ? [path] : [],
  ).join('');
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
