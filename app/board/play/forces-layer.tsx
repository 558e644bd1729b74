import { Swords } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { placeOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { areaOf, type Box, middleOfArea } from '@/lib/board/map/area';
import type { Names } from '@/lib/board/map/names';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { CardSign } from '../card-sign';
import { powerOf } from '../faction-power';
import { markOf, Spice } from '../map-layers';
import { isOnMap, overlap } from './boxes';
import styles from './forces-layer.module.css';
import { type Layout, placeTokens } from './token-layout';
import type { PlacedToken } from './token-spots';

/** With one digit, and with two. */
const WIDTHS = [45, 60] as const;
/** How far from its left end the middle of its number is. */
const MIDDLES = [32, 38] as const;
const HEIGHT = 31;
/** How high its digits are. */
const DIGITS = 25;
/** On a phone they are as high as this at least, however much smaller the token is drawn: about 9 px. */
const LEAST_DIGITS = 41;
/** No larger, so that they stay within the rim. */
const MOST_DIGITS = 37;
/** How much wider a token is that says how many of its forces are elite. */
const ELITE_WIDTH = 38;
/** How much larger tokens are drawn, and spice by how the map stands; the style sheet says that of spice too. */
const LARGER = { whole: { token: 1.12, spice: 1.28 }, small: { token: 1.36, spice: 1.7 } } as const;
const WORM_SIZE = 46;
/** From corner to corner. */
const SPICE_SIZE = 28;

type Force = BoardView['factions'][number]['forces'][number];

/** What is drawn of a position. */
interface View extends Pick<BoardView, 'spice'> {
  readonly factions: readonly (Pick<BoardView['factions'][number], 'id' | 'advisors' | 'own'> & {
    readonly forces: readonly Force[];
  })[];
}

interface Stack {
  readonly faction: string;
  readonly at: string;
  readonly count: number;
  readonly elite?: number | undefined;
  readonly isAdvisor: boolean;
}

/** Forces and advisors, those in strongholds first: they have the least room. In each place the viewer's stand first. */
function stacksOf({ factions }: View): readonly Stack[] {
  const isOwn = ({ own }: View['factions'][number]) => own !== null;
  const ordered = [...factions.filter(isOwn), ...factions.filter((one) => !isOwn(one))];
  const stacks = ordered.flatMap(({ id, forces, advisors }) => [
    ...forces.map((stack) => ({ ...stack, faction: id, isAdvisor: false })),
    ...advisors.map((stack) => ({ ...stack, faction: id, isAdvisor: true })),
  ]);
  const isHeld = ({ at }: Stack) => placeOf(at).territory.type === 'stronghold';
  return [...stacks.filter(isHeld), ...stacks.filter((stack) => !isHeld(stack))];
}

/** Without what tells of the elite. */
const digitsOf = ({ count }: Stack) => (count < 10 ? 0 : 1);
const plainWidth = (stack: Stack) => WIDTHS[digitsOf(stack)];
const widthOf = (stack: Stack) => plainWidth(stack) + ((stack.elite ?? 0) > 0 ? ELITE_WIDTH : 0);

/** Where the spice that lies in a place is drawn. */
function spiceSpotOf(at: string): Point {
  const place = placeOf(at);
  const spot = SHAPE.spice[place.territory.id];
  return spot === undefined ? markOf(place) : pointAt(spot);
}

/** The worm that came to a place, where its spice lay. */
export function Worm({ at }: { readonly at: string }) {
  const { x, y } = spiceSpotOf(at);
  return (
    <g transform={`translate(${x} ${y})`} className={styles.worm} aria-hidden>
      <circle r={WORM_SIZE / 2} />
      <g transform={`translate(${-WORM_SIZE / 2} ${-WORM_SIZE / 2})`}>
        <CardSign kind="worm" size={WORM_SIZE} />
      </g>
    </g>
  );
}

/** Each stack with its spot on a map whose names stand so; and the boxes of the spice. */
export function forcesLaid(view: View, names: Names) {
  const { token, spice } = LARGER[names];
  const stacks = stacksOf(view);
  const grains: readonly Box[] = view.spice.map(({ at }) => {
    const side = SPICE_SIZE * spice;
    return { ...spiceSpotOf(at), width: side, height: side };
  });
  const tokens = stacks.map((stack) => {
    return { at: stack.at, width: widthOf(stack) * token, height: HEIGHT * token };
  });
  // Most moves leave all forces where they are.
  const key = JSON.stringify([tokens, grains]);
  const last = LAST.get(names);
  const layout = last?.key === key ? last.layout : placeTokens(tokens, grains, names);
  LAST.set(names, { key, layout });
  return { stacks, grains, ...layout, clashes: clashesOf(stacks, layout) };
}

/** How large the sign is of two that stand against each other. */
export const CLASH = 34;

/** Where swords are drawn in strongholds that several have forces in: in their middle or at their wall, on nothing else. */
function clashesOf(stacks: readonly Stack[], layout: Layout): readonly Point[] {
  const forces = stacks.filter(({ isAdvisor }) => !isAdvisor);
  const places = forces.flatMap(({ at }, rank) =>
    forces.findIndex((other) => other.at === at) < rank ? [at] : [],
  );
  return [...new Set(places)].flatMap((at) => {
    if (placeOf(at).territory.type !== 'stronghold') return [];
    const taken = [...[...layout.labels.values()].flat(), ...layout.placed, ...layout.panels];
    const area = areaOf(at);
    const middle = middleOfArea(area);
    const wall = area.toSorted((one, other) => one.y - other.y);
    // at the wall, or a little farther out
    const spots = [1, 1.15, 1.3, 1.5].flatMap((far) =>
      wall.map(({ x, y }) => ({
        x: middle.x + (x - middle.x) * far,
        y: middle.y + (y - middle.y) * far,
      })),
    );
    const isFree = ({ x, y }: Point) => {
      const box = { x, y, width: CLASH, height: CLASH };
      return isOnMap(box) && !taken.some((other) => overlap(box, other));
    };
    return [middle, ...spots].find(isFree) ?? [];
  });
}

/** The layout that was made last. */
const LAST = new Map<Names, { readonly key: string; readonly layout: Layout }>();

/** Tokens of a position, on a large map and on a small one. */
export function useForcesLaid(view: View) {
  return useMemo(
    () => ({ view, whole: forcesLaid(view, 'whole'), small: forcesLaid(view, 'small') }),
    [view],
  );
}

type Laid = ReturnType<typeof useForcesLaid>;

/** A star of five points round the middle. */
const STAR = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5;
  const radius = at % 2 === 0 ? 7 : 3;
  return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

/**
 * Forces as tokens with the sign of their faction and their number, a star before the number of those that are elite;
 * advisors as hollow ones with corners; and the spice that lies on the sand.
 */
export function ForcesLayer({ laid: { view, whole, small } }: { readonly laid: Laid }) {
  const { stacks, placed } = whole;
  const { placed: placedSmall } = small;
  return (
    <>
      {view.spice.map(({ at, amount }) => (
        <Spice key={at} at={spiceSpotOf(at)} amount={amount} />
      ))}
      {stacks.map((stack, rank) => (
        <Forces
          key={`${stack.faction} ${stack.at} ${stack.isAdvisor}`}
          stack={stack}
          whole={placed[rank]}
          small={placedSmall[rank]}
        />
      ))}
    </>
  );
}

/** What ties tokens that have no room in their place to it. */
export function TokenThreads({ laid: { whole, small } }: { readonly laid: Laid }) {
  return (
    <>
      <Pointers laid={whole} names="whole" />
      <Pointers laid={small} names="small" />
    </>
  );
}

function Pointers({
  laid: { stacks, placed, panels, clashes },
  names,
}: {
  readonly laid: Laid['whole'];
  readonly names: Names;
}) {
  return (
    <g className={styles.pointers} data-names={names} aria-hidden>
      {panels.map((panel) => (
        <g key={panel.at}>
          <path d={pointerOf(panel, panel.from)} className={styles.panel} />
          <rect
            x={panel.x - panel.width / 2}
            y={panel.y - panel.height / 2}
            width={panel.width}
            height={panel.height}
            rx={14}
            className={styles.panel}
          />
          <path d={pointerOf(panel, panel.from)} className={styles.inner} />
        </g>
      ))}
      {clashes.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={styles.clash}>
          <circle r={CLASH / 2} />
          <Swords x={-11} y={-11} size={22} />
        </g>
      ))}
      {placed.map((spot, rank) => {
        const stack = stacks[rank];
        return spot.from === null || spot.isOnPanel || stack === undefined ? null : (
          <g
            key={`${stack.faction} ${stack.at} ${stack.isAdvisor}`}
            className={styles.pointer}
            data-paper
            data-power={powerOf(stack.faction)}
          >
            <path d={pointerOf(spot, spot.from)} />
            <circle cx={spot.from.x} cy={spot.from.y} r={5.5} />
          </g>
        );
      })}
    </g>
  );
}

/** A wedge from the middle of a box to a spot. */
function pointerOf({ x, y, height }: Box, to: Point): string {
  const [dx, dy] = [to.x - x, to.y - y];
  const half = Math.max(10, height * 0.24) / (Math.hypot(dx, dy) || 1);
  const corner = (turn: number) =>
    `${(x - dy * half * turn).toFixed(1)} ${(y + dx * half * turn).toFixed(1)}`;
  return `M${corner(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}L${corner(-1)}Z`;
}

function spotText(spot: PlacedToken | undefined, larger: number): string {
  const { x, y, scale } = spot ?? { x: 0, y: 0, scale: 1 };
  return `translate(${x}px, ${y}px) scale(${scale * larger})`;
}

/** The size of the letters on a token that is drawn so much smaller: on a small map they are as high on all. */
function digitsOn(scale: number, names: Names): string {
  const wanted = names === 'small' ? LEAST_DIGITS / (LARGER.small.token * scale) : DIGITS / scale;
  return Math.min(MOST_DIGITS, wanted).toFixed(1);
}

/** The light on the upper edge of a token, as on a piece of wood. */
function shineOf(width: number): string {
  const [x, r] = [width / 2 - HEIGHT / 2, HEIGHT / 2 - 3];
  return `M${-x - r} 0A${r} ${r} 0 0 1 ${-x} ${-r}H${x}A${r} ${r} 0 0 1 ${x + r} 0`;
}

function Forces({
  stack,
  whole,
  small,
}: {
  readonly stack: Stack;
  readonly whole: PlacedToken | undefined;
  readonly small: PlacedToken | undefined;
}) {
  const { faction, count, elite = 0, isAdvisor } = stack;
  const width = widthOf(stack);
  // The style sheet takes the spots of the map as it stands.
  const spots = {
    '--whole': spotText(whole, LARGER.whole.token),
    '--small': spotText(small, LARGER.small.token),
    '--digits': `${digitsOn(whole?.scale ?? 1, 'whole')}px`,
    '--sign': whole?.scale ?? 1,
    '--small-digits': `${digitsOn(small?.scale ?? 1, 'small')}px`,
    '--small-sign': small?.scale ?? 1,
  } as CSSProperties;
  return (
    <g
      className={styles.token}
      style={spots}
      data-paper
      data-power={powerOf(faction)}
      data-advisor={isAdvisor || undefined}
      aria-hidden
    >
      <rect
        x={-width / 2 + 0.5}
        y={-HEIGHT / 2 + 4}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        className={styles.cast}
      />
      <rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={isAdvisor ? 8 : HEIGHT / 2}
        className={styles.disc}
      />
      {!isAdvisor && <path d={shineOf(width)} className={styles.shine} />}
      <g transform={`translate(${5 - width / 2} 0)`}>
        <g className={styles.sign}>
          <g transform="translate(0 -10)">
            <PowerIcon power={powerOf(faction) ?? 'corrino'} size={20} />
          </g>
        </g>
      </g>
      <text x={MIDDLES[digitsOf(stack)] - width / 2}>{count}</text>
      {elite > 0 && (
        <>
          <polygon points={STAR} transform={`translate(${width / 2 - 30} 0) scale(1.2)`} />
          <text x={width / 2 - 13}>{elite}</text>
        </>
      )}
    </g>
  );
}
