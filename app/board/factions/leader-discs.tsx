import { type Faction, leaderName } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { LeaderDisc } from '../bust/leader-disc';
import { ShortName } from '../bust/short-name';
import styles from './leader-discs.module.css';

/** A faction's leaders, each with its face and its strength in the faction's colour. */
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
          <LeaderDisc leader={leader.id} strength={leader.strength} />
          {size === 'large' ? (
            <ShortName name={leaderName(leader, edition)} />
          ) : (
            <span>{leaderName(leader, edition)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
