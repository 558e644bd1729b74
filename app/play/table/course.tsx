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

/** What each House had at the end of every turn, as lines; the tab "Turns" has the numbers. */
export function Course() {
  const { table } = useTable();
  const turns = table.turnsOver();
  if (turns.length < 2) return null;
  return (
    <div
      className={styles.course}
      role="img"
      aria-label="Solaris, spice and favor by turn; the tab Turns has the numbers"
    >
      {GOODS.map(([what, title, goal]) => {
        const rows = turns.map(({ houses }) => houses.map((house) => house[what]));
        const most = Math.max(1, goal ?? 0, ...rows.flat());
        const least = Math.min(0, ...rows.flat());
        return (
          <figure key={what} className={styles.curve}>
            <figcaption>
              {title}, {least < 0 ? `from ${least} to ${most}` : `up to ${most}`}
            </figcaption>
            <Lines
              rows={rows}
              least={least}
              most={most}
              goal={goal}
              turns={turns.map(({ turn }) => turn)}
            />
            <p className={styles.ends}>
              <span>turn {turns[0]?.turn}</span>
              {goal !== null && <span className={styles.asked}>dotted: {goal} to win</span>}
              <span>{turns.at(-1)?.turn}</span>
            </p>
          </figure>
        );
      })}
    </div>
  );
}

/** A line for each House, over rows of one number a House. */
export function Lines({
  rows,
  least = 0,
  most,
  goal = null,
  turns = [],
}: {
  readonly rows: readonly (readonly number[])[];
  readonly least?: number;
  readonly most: number;
  /** What the High Council asks for. */
  readonly goal?: number | null;
  /** Of each row, where a tick stands under the lines. */
  readonly turns?: readonly number[];
}) {
  const { view } = useTable();
  const x = (at: number) => (at / Math.max(1, rows.length - 1)) * WIDTH;
  const y = (value: number) => (HEIGHT * (most - value)) / (most - least);
  return (
    <svg viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${y(0)}H${WIDTH}`} className={styles.ground} />
      {goal !== null && <path d={`M0 ${y(goal)}H${WIDTH}`} className={styles.goal} />}
      {turns.map((turn, at) => (
        <path key={turn} d={`M${x(at)} ${HEIGHT}v4`} className={styles.ticks} />
      ))}
      {view.houses.map(({ sponsor }, seat) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          style={{ stroke: `var(--power-${sponsor})` }}
          strokeDasharray={DASHES[seat % DASHES.length]}
          points={rows.map((row, at) => `${x(at)},${y(row[seat] ?? 0)}`).join(' ')}
        />
      ))}
    </svg>
  );
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
