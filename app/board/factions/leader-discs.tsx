import { type Faction, leaderName } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { LeaderDisc } from '../bust/leader-disc';
import { ShortName } from '../bust/short-name';
import styles from './leader-discs.module.css';

/** A faction's leaders in a row, each with its face, its strength in the faction's colour, and its name below. */
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
          <LeaderDisc leader={leader.id} strength={leader.strength} />
          <ShortName name={leaderName(leader, edition)} />
        </li>
      ))}
    </ul>
  );
}
