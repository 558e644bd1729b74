import { type Faction, leaderName } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import styles from './leader-discs.module.css';

/** A faction's leaders, each with its strength on a disc in the faction's colour. */
export function LeaderDiscs({
  faction,
  edition,
  size = 'small',
}: {
  readonly faction: Faction;
  readonly edition: Edition;
  /** Large ones stand in a row, each with its name below. */
  readonly size?: 'small' | 'large';
}) {
  return (
    <ul className={styles.leaders} data-size={size} aria-label="Leaders">
      {faction.leaders.map((leader) => (
        <li key={leader.id}>
          <b>{leader.strength}</b>
          <span>{leaderName(leader, edition)}</span>
        </li>
      ))}
    </ul>
  );
}
