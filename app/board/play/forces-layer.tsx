import { PowerIcon } from '@/app/_ui/icons/powers';
import { placeOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import { markOf, Spice } from '../map-layers';
import styles from './forces-layer.module.css';

const WIDTH = 58;
const HEIGHT = 31;
/** How far the middle of spice and that of a token stand apart, at least. */
const ABREAST = WIDTH / 2 + 16;
const ABOVE = HEIGHT / 2 + 16;

/** Forces stand at the mark of their place, clear of spice; in a stronghold, which is small, below its name. */
function spotOf(at: string, spice: Point | null): Point {
  const place = placeOf(at);
  const label = SHAPE.labels[place.territory.id];
  if (place.territory.type !== 'stronghold' || label === undefined)
    return clearOf(markOf(place), spice);
  const { x, y } = pointAt(label.at);
  return { x, y: y + (label.lines.length * label.size) / 2 + HEIGHT / 2 + 3 };
}

/** Above or below spice where they would lie on it. */
function clearOf({ x, y }: Point, spice: Point | null): Point {
  if (spice === null || Math.abs(x - spice.x) >= ABREAST || Math.abs(y - spice.y) >= ABOVE)
    return { x, y };
  return { x, y: spice.y + (y < spice.y ? -ABOVE : ABOVE) };
}

/** Where the spice that lies in a place is drawn. */
function spiceSpotOf(at: string): Point {
  const place = placeOf(at);
  const spot = SHAPE.spice[place.territory.id];
  return spot === undefined ? markOf(place) : pointAt(spot);
}

/** How much wider a token is that says how many of its forces are elite. */
const ELITE_WIDTH = 38;

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
export function ForcesLayer({ view }: { readonly view: BoardView }) {
  const stacks = view.factions.flatMap(({ id, forces, advisors }) => [
    ...forces.map((stack) => ({ ...stack, faction: id, isAdvisor: false })),
    ...advisors.map((stack) => ({ ...stack, faction: id, isAdvisor: true })),
  ]);
  return (
    <>
      {view.spice.map(({ at, amount }) => (
        <Spice key={at} at={spiceSpotOf(at)} amount={amount} lies />
      ))}
      {stacks.map(({ faction, at, count, elite = 0, isAdvisor }) => {
        const here = stacks.filter((other) => other.at === at);
        const rank = here.findIndex((other) => other.faction === faction);
        const hasSpice = view.spice.some((spice) => spice.at === at);
        const { x, y } = spotOf(at, hasSpice ? spiceSpotOf(at) : null);
        const width = WIDTH + (elite > 0 ? ELITE_WIDTH : 0);
        const isHeld = placeOf(at).territory.type === 'stronghold';
        // below the name of a stronghold, else round the mark
        const up = (rank - (isHeld ? 0 : (here.length - 1) / 2)) * (HEIGHT + 2);
        return (
          <g key={`${faction} ${at}`} transform={`translate(${x} ${y})`} aria-hidden>
            <g
              className={styles.token}
              data-power={powerOf(faction)}
              data-held={isHeld || undefined}
              data-advisor={isAdvisor || undefined}
            >
              <rect
                x={-width / 2}
                y={up - HEIGHT / 2}
                width={width}
                height={HEIGHT}
                rx={isAdvisor ? 2 : HEIGHT / 2}
              />
              <g transform={`translate(${-width / 2 + 8} ${up - 10})`}>
                <PowerIcon power={powerOf(faction) ?? 'corrino'} size={20} />
              </g>
              <text x={13 - (width - WIDTH) / 2} y={up + 7.5}>
                {count}
              </text>
              {elite > 0 && (
                <>
                  <polygon
                    points={STAR}
                    transform={`translate(${width / 2 - 30} ${up}) scale(1.2)`}
                  />
                  <text x={width / 2 - 13} y={up + 7.5}>
                    {elite}
                  </text>
                </>
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}
