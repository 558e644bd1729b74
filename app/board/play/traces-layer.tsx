import { memo, useMemo } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { BoardView } from '@/lib/board/engine/state/view';
import { SECTORS } from '@/lib/board/map/sectors';
import { anglesOf, pathOf, pointAt, SHAPE, wedgeOf } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import type { useForcesLaid } from './forces-layer';
import type { Traces } from './traces';
import styles from './traces-layer.module.css';
import { LETTERS, type TracesLaid, tracesLaid } from './traces-layout';

type Laid = ReturnType<typeof useForcesLaid>;

/** Where the traces of others' deeds stand, as a large map has them and as a small one has them; null where there are none. */
export function useTracesLaid(traces: Traces, factions: BoardView['factions'], laid: Laid) {
  return useMemo(() => {
    const { marches, changes, storm } = traces;
    if (marches.length + changes.length === 0 && storm === null) return null;
    return {
      storm,
      whole: tracesLaid(traces, factions, laid.whole, 'whole'),
      small: tracesLaid(traces, factions, laid.small, 'small'),
    };
  }, [traces, factions, laid]);
}

type Drawn = NonNullable<ReturnType<typeof useTracesLaid>>;

/** Under names and counters: where the storm stood, the ways of others' forces, and rings round those that came. The list beside the map says all of it in words. */
export const TraceWays = memo(function TraceWays({
  drawn: { storm, whole, small },
  isQuiet,
  isSuggested = false,
}: {
  readonly drawn: Drawn;
  /** Whether it is what might be done, no deed. */
  readonly isSuggested?: boolean;
  /** Where places are asked for: what may be chosen leads. */
  readonly isQuiet: boolean;
}) {
  return (
    <g
      className={styles.ways}
      data-quiet={isQuiet || undefined}
      data-traces={!isSuggested || undefined}
      data-suggested={isSuggested || undefined}
      aria-hidden
    >
      {storm !== null && <StormWas {...storm} />}
      {NAMES.map((names) => (
        <g key={names} data-names={names}>
          <Arrows laid={names === 'whole' ? whole : small} />
          <Rings laid={names === 'whole' ? whole : small} />
        </g>
      ))}
    </g>
  );
});

const NAMES = ['whole', 'small'] as const;

/** Above the counters: what was lost. */
export const TraceSigns = memo(function TraceSigns({
  drawn: { whole, small },
}: {
  readonly drawn: Drawn;
}) {
  return (
    <g className={styles.signs} aria-hidden>
      {NAMES.map((names) => (
        <g key={names} data-names={names}>
          <Losses laid={names === 'whole' ? whole : small} letters={LETTERS[names]} />
        </g>
      ))}
    </g>
  );
});

interface Part {
  readonly laid: TracesLaid;
}

function Arrows({ laid: { arrows } }: Part) {
  return arrows.map(({ faction, left, line, head, isShipped }) => (
    <g
      key={line}
      className={styles.arrow}
      data-paper
      data-power={powerOf(faction)}
      data-shipped={isShipped || undefined}
    >
      {left !== null && <circle cx={left.x} cy={left.y} r={8} />}
      <path d={line} className={styles.edge} />
      <path d={line} className={styles.line} />
      <path d={head} className={styles.head} />
    </g>
  ));
}

/** How far a ring stands from its counter. */
const APART = 6;

function Rings({ laid: { rings } }: Part) {
  return rings.map(({ faction, x, y, width, height }) => {
    const size = {
      ...{ x: x - width / 2 - APART, y: y - height / 2 - APART },
      ...{ width: width + 2 * APART, height: height + 2 * APART, rx: height / 2 + APART },
    };
    return (
      <g key={`${x} ${y}`} className={styles.ring} data-paper data-power={powerOf(faction)}>
        <rect {...size} className={styles.paper} />
        <rect {...size} />
      </g>
    );
  });
}

function Losses({ laid: { losses }, letters }: Part & { readonly letters: number }) {
  return losses.map(({ x, y, width, height, faction, count, isAlone, from }) => (
    <g
      key={`${x} ${y}`}
      className={styles.loss}
      data-paper
      data-power={powerOf(faction)}
      data-alone={isAlone || undefined}
    >
      {from !== null && (
        <>
          <path d={`M${x} ${y}L${from.x} ${from.y}`} className={styles.edge} />
          <path d={`M${x} ${y}L${from.x} ${from.y}`} className={styles.leader} />
          <circle cx={from.x} cy={from.y} r={5.5} className={styles.foot} />
        </>
      )}
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
        {isAlone && (
          <g transform={`translate(${-width / 2 + letters * 0.3} ${-letters / 2})`}>
            <PowerIcon power={powerOf(faction) ?? 'corrino'} size={letters} />
          </g>
        )}
        <text x={isAlone ? letters / 2 : 0} y={letters * 0.35} fontSize={letters}>
          −{count}
        </text>
      </g>
    </g>
  ));
}

/** Where the storm stood before, and along the rim how it came. */
function StormWas({ from, sectors }: NonNullable<Traces['storm']>) {
  const [start, end] = anglesOf(from);
  const [to] = anglesOf((from + Math.min(sectors, SECTORS - 1)) % SECTORS);
  const [middle, goal] = [(start + end) / 2, to < end - 0.01 ? to + 360 : to];
  const [a, b] = [pointAt([WAY, middle % 360]), pointAt([WAY, goal % 360])];
  const far = goal - middle;
  return (
    <>
      <path d={pathOf(wedgeOf(from))} className={styles.was} />
      {far > 0 && (
        <g className={styles.came}>
          <path d={`M${a.x} ${a.y}A${WAY} ${WAY} 0 ${far > 180 ? 1 : 0} 0 ${b.x} ${b.y}`} />
          <path
            d="M-14 -9L0 0L-14 9"
            transform={`translate(${b.x} ${b.y}) rotate(${-(goal % 360) - 90})`}
          />
        </g>
      )}
    </>
  );
}

/** How far from the pole the storm's way is drawn: just within the ring. */
const WAY = SHAPE.rim - 11;
