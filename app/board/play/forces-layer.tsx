import { PowerIcon } from '@/app/_ui/icons/powers';
import { placeOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import { markOf, Spice } from '../map-layers';
import styles from './forces-layer.module.css';

/** Forces stand at the mark of their place; in a stronghold, which is small, below its name. */
function spotOf(at: string): Point {
  const place = placeOf(at);
  const label = SHAPE.labels[place.territory.id];
  if (place.territory.type !== 'stronghold' || label === undefined) return markOf(place);
  const { x, y } = pointAt(label.at);
  return { x, y: y + (label.lines.length * label.size) / 2 + HEIGHT / 2 + 3 };
}

const WIDTH = 46;
const HEIGHT = 25;

/** Forces as tokens with the sign of their faction and their number, and the spice that lies on the sand. */
export function ForcesLayer({ view }: { readonly view: BoardView }) {
  const stacks = view.factions.flatMap(({ id, forces }) =>
    forces.map(({ at, count }) => ({ faction: id, at, count })),
  );
  return (
    <>
      {view.spice.map(({ at, amount }) => {
        const spot = SHAPE.spice[placeOf(at).territory.id];
        const point = spot === undefined ? markOf(placeOf(at)) : pointAt(spot);
        return <Spice key={at} at={point} amount={amount} lies />;
      })}
      {stacks.map(({ faction, at, count }) => {
        const here = stacks.filter((other) => other.at === at);
        const rank = here.findIndex((other) => other.faction === faction);
        const { x, y } = spotOf(at);
        const isHeld = placeOf(at).territory.type === 'stronghold';
        // below the name of a stronghold, else round the mark
        const up = (rank - (isHeld ? 0 : (here.length - 1) / 2)) * (HEIGHT + 2);
        return (
          <g key={`${faction} ${at}`} transform={`translate(${x} ${y})`} aria-hidden>
            <g
              className={styles.token}
              data-power={powerOf(faction)}
              data-held={isHeld || undefined}
            >
              <rect x={-WIDTH / 2} y={up - HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="12" />
              <g transform={`translate(${-WIDTH / 2 + 6} ${up - 8})`}>
                <PowerIcon power={powerOf(faction) ?? 'corrino'} size={16} />
              </g>
              <text x={10} y={up + 6}>
                {count}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
