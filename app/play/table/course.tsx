import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import styles from './ending.module.css';
import { useTable } from './table-context';

/** What is drawn, and what the High Council asks of it. */
const GOODS = [
  ['treasury', 'Solaris', null],
  ['hoard', 'Spice', ADMISSION.spice],
  ['favor', 'Favor', ADMISSION.favor],
] as const;

const [WIDTH, HEIGHT] = [200, 84] as const;
/** Around the lines, so that none is cut; the ticks stand below. */
const [PAD, BELOW] = [3, 8] as const;
/** Two numbers of the scale stand so far apart at the least, as a part of it. */
const APART = 0.14;

/** What each House had at first and at the end of every turn, as lines; the tab "Turns" has the numbers. */
export function Course({
  turning,
}: {
  /** The turn from which the winner was ahead, null where there is none. */
  readonly turning: number | null;
}) {
  const { table } = useTable();
  const turns = table.turnsOver();
  if (turns.length === 0) return null;
  const course = [{ turn: 0, houses: table.housesAtFirst() }, ...turns];
  return (
    <div
      className={styles.course}
      role="img"
      aria-label="Solaris, spice and favor by turn; the tab Turns has the numbers"
    >
      {GOODS.map(([what, title, goal]) => {
        const rows = course.map(({ houses }) => houses.map((house) => house[what]));
        return (
          <figure key={what} className={styles.curve}>
            <figcaption>
              {title}
              {goal !== null && <span className={styles.asked}>{goal} to win</span>}
            </figcaption>
            <Lines
              rows={rows}
              least={Math.min(0, ...rows.flat())}
              most={Math.max(1, goal ?? 0, ...rows.flat())}
              goal={goal}
              turns={course.map(({ turn }) => turn)}
              turning={turning}
            />
          </figure>
        );
      })}
    </div>
  );
}

/** A line for each House, over rows of one number a House, with its scale. */
export function Lines({
  rows,
  least = 0,
  most,
  goal = null,
  turns,
  turning = null,
}: {
  readonly rows: readonly (readonly number[])[];
  readonly least?: number;
  readonly most: number;
  /** What the High Council asks for. */
  readonly goal?: number | null;
  /** Of each row; 0 is the start. */
  readonly turns: readonly number[];
  readonly turning?: number | null;
}) {
  const { view } = useTable();
  const x = (at: number) => (at / Math.max(1, rows.length - 1)) * WIDTH;
  const y = (value: number) => (HEIGHT * (most - value)) / (most - least);
  const turned = turning === null ? -1 : turns.indexOf(turning);
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        {scaleOf(least, most, goal).map((value) => (
          <span
            key={value}
            className={styles.value}
            data-goal={value === goal ? '' : undefined}
            style={{ insetBlockStart: `${((y(value) + PAD) / (HEIGHT + PAD + BELOW)) * 100}%` }}
          >
            {value}
          </span>
        ))}
        <svg
          viewBox={`-${PAD} -${PAD} ${WIDTH + 2 * PAD} ${HEIGHT + PAD + BELOW}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 ${y(most)}H${WIDTH}M0 ${y(0)}H${WIDTH}`} className={styles.ground} />
          {turns.map((turn, at) => (
            <path key={turn} d={`M${x(at)} ${HEIGHT}v4`} className={styles.ticks} />
          ))}
          {turned > 0 && <path d={`M${x(turned)} 0V${HEIGHT + 4}`} className={styles.turning} />}
          {view.houses.map(({ sponsor }, seat) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              style={{ stroke: `var(--power-${sponsor})` }}
              strokeDasharray={DASHES[seat % DASHES.length]}
              points={rows.map((row, at) => `${x(at)},${y(row[seat] ?? 0)}`).join(' ')}
            />
          ))}
          {goal !== null && <path d={`M0 ${y(goal)}H${WIDTH}`} className={styles.goal} />}
        </svg>
      </div>
      <p className={styles.ends}>
        <span>
          {turns[0] === 0 ? (
            <>
              <span className={styles.wide}>start</span>
              <span className={styles.brief} aria-hidden>
                0
              </span>
            </>
          ) : (
            `turn ${turns[0]}`
          )}
        </span>
        {turned > 0 && turned < turns.length - 1 && (
          // at its line, and clear of the turns at both ends
          <b
            style={{
              insetInlineStart: `${((x(turned) + PAD) / (WIDTH + 2 * PAD)) * 100}%`,
              translate: `${(-x(turned) / WIDTH) * 100}% 0`,
            }}
          >
            <span className={styles.wide}>ahead from </span>
            {turning}
          </b>
        )}
        <span>{turns.at(-1)}</span>
      </p>
    </div>
  );
}

/** The numbers beside the lines: the goal, and what is not too near to it of the least, 0 and the most. */
function scaleOf(least: number, most: number, goal: number | null): readonly number[] {
  const shown: number[] = [];
  for (const value of [goal, 0, most, least])
    if (value !== null && shown.every((one) => Math.abs(one - value) > APART * (most - least)))
      shown.push(value);
  return shown;
}

/** The line of a House, as the course draws it. */
export function LineSample({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  return (
    <svg viewBox="0 0 28 8" width={28} height={8} className={styles.sample} aria-hidden="true">
      <path
        d="M0 4H28"
        style={{ stroke: `var(--power-${view.houses[seat]?.sponsor})` }}
        strokeDasharray={DASHES[seat % DASHES.length]}
      />
    </svg>
  );
}

/** Lines of Houses differ without their colours too. */
const DASHES = [undefined, '6 4', '2 3', '9 3 2 3'] as const;
