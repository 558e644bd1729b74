import { classes } from '@/app/_ui/base/classes';
import type { DeckStats } from '@/lib/decks/stats';
import styles from './figures-table.module.css';

const FROM = [
  ['homeWorld', 'Home world'],
  ['holdings', 'Holdings'],
  ['allies', 'Allies'],
  ['aides', 'Aides'],
] as const;

/** Room for personnel against personnel, were everything deployed (TAT-3.2-06). */
export function CommandTable({ command }: { readonly command: DeckStats['command'] }) {
  const { total, personnel } = command;
  const full = Math.max(1, total, personnel);
  return (
    <table className={classes(styles.figures, styles.bars)}>
      <caption>Command, all deployed</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">From</th>
          <th scope="col">Command</th>
        </tr>
      </thead>
      <tbody>
        {FROM.map(([key, label], at) => {
          const before = FROM.slice(0, at).reduce((sum, [one]) => sum + command[one], 0);
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{command[key]}</td>
              <Bar of={command[key]} after={before} full={full} />
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Command</th>
          <td>{total}</td>
          <Bar of={total} full={full} />
        </tr>
        <tr>
          <th scope="row">Personnel</th>
          <td className={personnel > total ? 'text-illegal' : undefined}>{personnel}</td>
          <Bar of={personnel} full={full} against />
        </tr>
        <tr>
          <th scope="row">Command left</th>
          <td>{total - personnel}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** It goes on where the one above ends; the number beside it says the same. */
function Bar({
  of,
  after = 0,
  full,
  against = false,
}: {
  readonly of: number;
  readonly after?: number;
  readonly full: number;
  readonly against?: boolean;
}) {
  const share = (value: number) => `${((100 * value) / full).toFixed(1)}%`;
  return (
    <td aria-hidden>
      <span
        className={classes(styles.bar, against && styles.against)}
        style={{ width: share(of), marginInlineStart: share(after) }}
      />
    </td>
  );
}
