import { classes } from '@/app/_ui/base/classes';
import { shareOf } from '@/lib/kernel/share';
import type { GoldfishTurn } from '@/lib/odds/goldfish';
import { ADMISSION } from '@/lib/rules/admission';
import figures from './insight.module.css';
import styles from './turns-alone.module.css';
import { amountWords, percentWords, rangeWords } from './words';

const COLUMNS = [
  ['treasury', 'Treasury'],
  ['favor', 'Favor'],
  ['hoard', 'Hoard'],
  ['deployed', 'Deployed'],
] as const;

type What = (typeof COLUMNS)[number][0];

/** What the High Council asks for, where it asks for it. */
const ASKED: Readonly<Partial<Record<What, number>>> = {
  favor: ADMISSION.favor,
  hoard: ADMISSION.spice,
};

interface Alone {
  readonly turns: readonly GoldfishTurn[];
  readonly games: number;
}

/** Turn by turn what the House has, and what holds it back: the same as `registry goldfish` prints. */
export function TurnsAlone({ turns, games }: Alone) {
  return (
    <>
      <div className={styles.curves} aria-hidden>
        {COLUMNS.map(([what, title]) => (
          <Curve key={what} what={what} title={title} turns={turns} />
        ))}
      </div>
      <table className={figures.turns}>
        <caption className="visually-hidden">By turn, alone at the table</caption>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            {COLUMNS.map(([what, label]) => (
              <th key={what} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((one) => (
            <tr key={one.turn}>
              <th scope="row">{one.turn}</th>
              {COLUMNS.map(([what]) => (
                <td key={what}>
                  {amountWords(one[what].median)}
                  <span className={figures.small}>
                    {amountWords(one[what].q1)} to {amountWords(one[what].q3)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-s text-muted">
        The median, and the middle half of the games: in the curves a line and a band. Dashed is
        what the High Council asks for. Cards that the House governs are deployed.
      </p>
      <HeldBack turns={turns} games={games} />
    </>
  );
}

/** In how many games the House could request admission by each turn, and what it lacked in the others. */
function HeldBack({ turns, games }: Alone) {
  const share = (part: number) => {
    const told = shareOf(Math.round(part * games), games);
    return (
      <td>
        {percentWords(told.share)}
        <span className={figures.small}>{rangeWords(told)}</span>
      </td>
    );
  };
  return (
    <>
      <table className={classes(figures.turns, styles.held)}>
        <caption>What holds it back</caption>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            <th scope="col">Admission</th>
            <th scope="col">Lacks spice</th>
            <th scope="col">Lacks favor</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, admission, short }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {share(admission)}
              {share(short.hoard)}
              {share(short.favor)}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-s text-muted">
        Of all games, with ranges of 95 %: those in which admission could be requested by then; and
        those in which it could not, and fewer than {ADMISSION.spice} spice lay in the hoard, or the
        House had less than {ADMISSION.favor} favor, when the turn was over.
      </p>
    </>
  );
}

const [WIDTH, HEIGHT] = [160, 56] as const;

/** The median as a line through the middle half of the games; what is asked for, dashed. */
function Curve({
  what,
  title,
  turns,
}: {
  readonly what: What;
  readonly title: string;
  readonly turns: readonly GoldfishTurn[];
}) {
  const asked = ASKED[what];
  const most = Math.ceil(Math.max(1, asked ?? 0, ...turns.map((one) => one[what].q3)));
  const x = (at: number) => (at / Math.max(1, turns.length - 1)) * WIDTH;
  const y = (value: number) => (HEIGHT * (most - value)) / most;
  const line = (quartile: 'q1' | 'median' | 'q3') =>
    turns.map((one, at) => `${x(at).toFixed(1)},${y(one[what][quartile]).toFixed(1)}`);
  return (
    <figure className={styles.curve}>
      <figcaption>
        {title}, up to {most}
      </figcaption>
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true">
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.ground} />
        {asked !== undefined && <path d={`M0 ${y(asked)}H${WIDTH}`} className={styles.asked} />}
        <polygon
          points={[...line('q3'), ...line('q1').toReversed()].join(' ')}
          className={styles.half}
        />
        <polyline points={line('median').join(' ')} className={styles.median} />
      </svg>
    </figure>
  );
}
