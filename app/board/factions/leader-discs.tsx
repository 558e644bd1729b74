import { type Faction, leaderName } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import styles from './leader-discs.module.css';

/** A faction's leaders, each with its strength on a disc in the faction's colour. */
export function LeaderDiscs({
  faction,
  edition,
}: {
  readonly faction: Faction;
  readonly edition: Edition;
}) {
  return (
    <ul className={styles.leaders} aria-label="Leaders">
      {faction.leaders.map((leader) => (
        <li key={leader.id}>
          <b>{leader.strength}</b>
          <span>{leaderName(leader, edition)}</span>
        </li>
      ))}
    </ul>
  );
}
