import { PowerIcon } from '@/app/_ui/icons/powers';
import type { StatChange } from '@/lib/decks/stat-changes';
import type { Power } from '@/lib/rules/powers';
import { More, moreHead } from './more';
import styles from './pair-table.module.css';
import { largerOf } from './signed';

/** What heads the columns of two decks. */
export interface Sides {
  /** What they are called. */
  readonly names: readonly [before: string, after: string];
  /** Whose sign heads a column in place of its name, where that tells them apart. */
  readonly sponsors: readonly [before: Power, after: Power];
}

/** Numbers of two decks, a row each: what it is, both decks and the difference. */
export function PairTable({
  pairs,
  names,
  sponsors,
  head,
}: Sides & {
  readonly pairs: readonly StatChange[];
  /** What the numbers are. */
  readonly head: string;
}) {
  const hasSigns = sponsors[0] !== sponsors[1];
  return (
    <table className={styles.pairs}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {names.map((name, at) => (
            <th key={name} scope="col" title={name} data-part={at === 0 ? 'one' : 'other'}>
              {hasSigns && <PowerIcon power={sponsors[at] ?? sponsors[0]} coloured size={18} />}
              <span className={hasSigns ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
          <th scope="col">{moreHead(names)}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.name}>
            <th scope="row">{pair.name}</th>
            <td>{pair.before}</td>
            <td>{pair.after}</td>
            <td data-large={largerOf(pair)}>
              <More pair={pair} names={names} sponsors={sponsors} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
