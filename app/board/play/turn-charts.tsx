import { type ReactNode, useState } from 'react';
import { Tabs } from '@/app/_ui/base/tabs';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { sheetOf } from '@/lib/board/engine/facts';
import type { Seat } from '@/lib/kernel/game';
import { powerOf } from '../faction-power';
import type { TurnOver } from './course';
import styles from './turn-charts.module.css';

const CHARTS = [
  ['strongholds', 'Strongholds', 'Strongholds'],
  ['forces', 'Forces on the map', 'Forces'],
  ['spice', 'Spice', 'Spice'],
] as const;
type What = (typeof CHARTS)[number][0];

const WIDTH = 420;
const HEIGHT = 96;
/** Beside the lines stand the signs of those that they are of. */
const END = 76;
/** From the end of a line to its sign. */
const REACH = 26;
/** Lines at the same height run side by side. */
const BESIDE = 2;
const LEFT = 26;
const TOP = 8;
/** Signs at the ends of lines stand so far apart. */
const APART = 16;

/** How each faction stood when a turn was over: a chart each for strongholds, forces and spice, and their numbers. */
export function TurnCharts({
  factions,
  winners,
  turns,
  children,
}: {
  readonly factions: readonly string[];
  /** Their lines are drawn strong. */
  readonly winners: readonly Seat[];
  readonly turns: readonly TurnOver[];
  /** What stands below the numbers. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.charts}>
      {/* one turn makes no line: the standing says all of it */}
      {turns.length > 1 && <Charts factions={factions} winners={winners} turns={turns} />}
      <details>
        <summary>The numbers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="The numbers by turn">
          <table>
            <caption>Strongholds / forces on the map / spice when the turn was over</caption>
            <thead>
              <tr>
                <th scope="col">Turn</th>
                {factions.map((id) => (
                  <th key={id} scope="col">
                    {sheetOf(id).name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map(({ turn, strongholds, forces, spice }) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {factions.map((id, seat) => (
                    <td key={id}>
                      {strongholds[seat]} / {forces[seat]} / {spice[seat]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {children}
      </details>
    </div>
  );
}

interface ChartProps {
  readonly factions: readonly string[];
  readonly winners: readonly Seat[];
  readonly turns: readonly TurnOver[];
}

/** A chart below the other; on a phone one at a time. */
function Charts(props: ChartProps) {
  const isNarrow = useMedia(NARROW);
  const [shown, setShown] = useState<string>('strongholds');
  if (isNarrow)
    return (
      <Tabs
        label="By turn"
        value={shown}
        onValueChange={setShown}
        tabs={CHARTS.map(([what, , short]) => ({
          value: what,
          label: short,
          panel: <Lines {...props} what={what} />,
        }))}
      />
    );
  return CHARTS.map(([what, name]) => (
    <figure key={what}>
      <figcaption>{name}, by turn</figcaption>
      <Lines {...props} what={what} />
    </figure>
  ));
}

function Lines({ factions, winners, turns, what }: ChartProps & { readonly what: What }) {
  const most = Math.max(1, ...turns.flatMap((turn) => turn[what]));
  const x = (at: number) => LEFT + (at / Math.max(1, turns.length - 1)) * (WIDTH - LEFT - END);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP);
  const last = turns.at(-1)?.[what] ?? [];
  /** The height of a faction's line at a turn, beside the others that have the same. */
  const height = (turn: TurnOver, seat: number) => {
    const value = turn[what][seat] ?? 0;
    const alike = factions.flatMap((_, other) => (turn[what][other] === value ? [other] : []));
    return y(value) + (alike.indexOf(seat) - (alike.length - 1) / 2) * BESIDE;
  };
  // the winners above all others
  const inOrder = factions
    .map((_, seat) => seat)
    .sort((one, other) => Number(winners.includes(one)) - Number(winners.includes(other)));
  const ends = spread(factions.map((_, seat) => y(last[seat] ?? 0)));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 22}`} className={styles.chart} aria-hidden="true">
      {[0, most].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - END} y1={y(value)} y2={y(value)} className={styles.rule} />
          <text x={LEFT - 6} y={y(value) + 4} className={styles.value}>
            {value}
          </text>
        </g>
      ))}
      {turns.map(({ turn }, at) => (
        <text key={turn} x={x(at)} y={HEIGHT + 17} className={styles.turn}>
          {turn}
        </text>
      ))}
      {inOrder.map((seat) => {
        const id = factions[seat] ?? '';
        const isWinner = winners.includes(seat);
        const points = turns.map((turn, at) => ({ x: x(at), y: height(turn, seat) }));
        const end = points.at(-1);
        const sign = ends[seat] ?? 0;
        return (
          <g
            key={id}
            data-power={powerOf(id)}
            className={styles.line}
            data-won={isWinner || undefined}
          >
            <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
            {points.map((point) => (
              <circle key={point.x} cx={point.x} cy={point.y} r={isWinner ? 3.8 : 2.4} />
            ))}
            {end !== undefined && (
              <line
                x1={end.x + 5}
                y1={end.y}
                x2={end.x + REACH - 3}
                y2={sign}
                className={styles.connector}
              />
            )}
            <g transform={`translate(${WIDTH - END + REACH} ${sign - 7})`}>
              <PowerIcon power={powerOf(id) ?? 'corrino'} size={14} />
            </g>
            <text x={WIDTH - 12} y={sign + 4} className={styles.last}>
              {last[seat]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Heights moved apart so that none is nearer to the next than signs are large, in their places. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, seat) => ({ height, seat }));
  order.sort((one, other) => one.height - other.height || one.seat - other.seat);
  const found: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const { height, seat } of order) {
    least = Math.max(height, least + APART);
    found[seat] = least;
  }
  let most = HEIGHT + 8;
  for (const { seat } of order.toReversed()) {
    most = Math.min(found[seat] ?? 0, most);
    found[seat] = most;
    most -= APART;
  }
  return found;
}
