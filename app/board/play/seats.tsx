import { PowerIcon } from '@/app/_ui/icons/powers';
import { sheetOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { anglesOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import { RING } from '../map-parts';
import styles from './seats.module.css';

/** A plate on the ring, cut at its corners and pointing to the map, as no token is; and the sign on it. */
const PLATE = 'M-13 -17H13L17 -13V11L12 17H5L0 23L-5 17H-12L-17 11V-13Z';
const SIGN = 23;
/** Beside the number of the sector: so far from its first edge to its last. */
const BESIDE = 0.24;

/** Where the players sit round the map: the sign of each faction on the ring, a rim round the one that is asked. */
export function Seats({ view: { factions, asked } }: { readonly view: BoardView }) {
  return factions.map(({ id, circle }, seat) => {
    const power = powerOf(id);
    if (power === undefined) return null;
    const [from, to] = anglesOf(circle);
    const angle = from + (to - from) * BESIDE;
    const { x, y } = pointAt([SHAPE.rim + RING / 2 + 3, angle]);
    return (
      <g
        key={id}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        className={styles.seat}
        data-paper
        data-power={power}
        data-asked={asked === seat || undefined}
        aria-hidden
      >
        <title>{`${sheetOf(id).name}’s seat`}</title>
        <path d={PLATE} transform={`rotate(${(90 - angle).toFixed(1)})`} />
        <g transform={`translate(${-SIGN / 2} ${-SIGN / 2})`}>
          <PowerIcon power={power} size={SIGN} />
        </g>
      </g>
    );
  });
}
