import type { IncomeStats, Yield } from '@/lib/decks/stats';
import styles from './figures-table.module.css';

const YIELDS = [
  ['solaris', 'Solaris'],
  ['spice', 'Spice'],
  ['favor', 'Favor'],
] as const satisfies readonly (readonly [Yield, string])[];

/** What the home world and each holding yield when engaged once, and all of them together. */
export function IncomeTable({
  income: { sources, most, varying },
}: {
  readonly income: IncomeStats;
}) {
  const dear = (one: (typeof sources)[number]) =>
    100 * (one.solaris ?? 0) + 10 * (one.spice ?? 0) + (one.favor ?? 0);
  const rows = sources.toSorted((a, b) => dear(b) - dear(a));
  return (
    <div>
      <table className={styles.figures}>
        <caption>Income, each engaged once</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            {YIELDS.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, count, varies, ...yields }) => (
            <tr key={id}>
              <th scope="row">
                {title}
                {count > 1 && ` × ${count}`}
              </th>
              {YIELDS.map(([key]) => (
                <td key={key}>
                  {yields[key] !== undefined && yields[key] * count}
                  {varies && yields[key] !== undefined && '+'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All together</th>
            {YIELDS.map(([key]) => (
              <td key={key}>{most[key]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        {sources.length === 0 && 'The home world and the Imperial holdings bring it. '}
        {sources.some((one) => YIELDS.filter(([key]) => one[key] !== undefined).length > 1) &&
          'One card brings one of its kinds at a time. '}
        {varying > 0 && '+ is the least; the board may give more.'}
      </p>
    </div>
  );
}
