import type { StatChange } from '@/lib/decks/stat-changes';
import styles from './pair-table.module.css';
import { differenceOf, directionOf } from './signed';

/** Numbers of two decks, a row each: what it is, both decks and the difference. */
export function PairTable({
  pairs,
  names,
  head,
  className = '',
}: {
  readonly pairs: readonly StatChange[];
  /** What the two sides are called. */
  readonly names: readonly [before: string, after: string];
  /** What the numbers are. */
  readonly head: string;
  readonly className?: string | undefined;
}) {
  return (
    <table className={`${styles.pairs} ${className}`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {names.map((name, at) => (
            <th key={name} scope="col" title={name} data-part={at === 0 ? 'one' : 'other'}>
              <span>{name}</span>
            </th>
          ))}
          <th scope="col">{directionOf(names)}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.name}>
            <th scope="row">{pair.name}</th>
            <td>{pair.before}</td>
            <td>{pair.after}</td>
            <td>{differenceOf(pair)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
