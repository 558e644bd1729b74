import { useMemo } from 'react';
import type { useForcesLaid } from './forces-layer';
import styles from './slice-layer.module.css';
import { SIZE, sliceNumbers } from './slice-numbers';

const NAMES = ['whole', 'small'] as const;

/** In each part of a territory that is suggested and whose name stands in another part, the number of its sector. */
export function SliceLayer({
  places,
  laid,
}: {
  readonly places: ReadonlySet<string>;
  readonly laid: ReturnType<typeof useForcesLaid>;
}) {
  const drawn = useMemo(
    () => NAMES.map((names) => ({ names, numbers: sliceNumbers(places, laid[names], names) })),
    [places, laid],
  );
  return (
    <g aria-hidden>
      {drawn.map(({ names, numbers }) => (
        <g key={names} className={styles.numbers} data-names={names}>
          {numbers.map(({ x, y, sector }) => (
            <text key={`${x} ${y}`} x={x} y={y + SIZE[names] * 0.34} fontSize={SIZE[names]}>
              {sector}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
