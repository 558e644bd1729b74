import type { PlanOdds } from '@/lib/board/odds/battle/plan';
import { Scroll } from '../scroll';
import { tenth } from '../tenth';
import type { Choose } from './battle';
import styles from './by-dial.module.css';

const whole = (chance: number) => `${Math.round(100 * chance)}`;
const CHANCES = [
  ['wins', 'Wins', 'against any plan', ({ wins }: PlanOdds) => wins],
  ['holds', 'At worst', 'against the best reply', ({ holds }: PlanOdds) => holds],
] as const;

/** The same leader and cards with each number dialed: the chances as bars over their numbers. */
export function ByDial({
  plans,
  plan,
  name,
  isElsewhere,
  onChoose,
}: {
  readonly plans: readonly PlanOdds[];
  readonly plan: PlanOdds;
  /** The leader and the cards that all of them share. */
  readonly name: string;
  /** Whether another plan that is shown beside it is none of these. */
  readonly isElsewhere: boolean;
  readonly onChoose: Choose;
}) {
  return (
    <Scroll label="By the number that you dial">
      <table className={styles.dials}>
        <caption>
          <b>{name}</b> with each number.{' '}
          {isElsewhere ? 'The other plan above has other cards.' : 'Press one to choose it.'}
          <span className={styles.legend}>
            {CHANCES.map(([what, label, against]) => (
              <span key={what}>
                <i data-what={what} aria-hidden /> {label} <small>{against}</small>
              </span>
            ))}
          </span>
        </caption>
        <thead>
          <tr aria-hidden>
            <th>
              <span>100 %</span>
              <span>50</span>
              <span>0</span>
            </th>
            {plans.map((one) => (
              <td key={one.dial} data-chosen={one === plan || undefined}>
                <span className={styles.bars}>
                  {CHANCES.map(([what, , , of]) => (
                    <i key={what} data-what={what} style={{ height: `${100 * of(one)}%` }} />
                  ))}
                </span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Dial</th>
            {plans.map((one) => (
              <th key={one.dial} scope="col" data-chosen={one === plan || undefined}>
                <button
                  type="button"
                  className="one-of"
                  aria-label={`Dial ${one.dial}`}
                  aria-pressed={one === plan}
                  onClick={() => onChoose(one)}
                >
                  {one.dial}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHANCES.map(([what, label, , of]) => (
            <tr key={what}>
              <th scope="row">{label}</th>
              {plans.map((one) => (
                <td key={one.dial} data-chosen={one === plan || undefined}>
                  {whole(of(one))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Net gain</th>
            {plans.map((one) => (
              <td key={one.dial} data-chosen={one === plan || undefined}>
                {tenth(one.worth)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
}
