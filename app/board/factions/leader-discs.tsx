import { type Faction, leaderName } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { LeaderDisc } from '../bust/leader-disc';
import styles from './leader-discs.module.css';

/** Names of three words or of a long one, as they stand on two lines below a face. */
const SHORT: Readonly<Record<string, string>> = {
  'Dr. Wellington Yueh': 'Dr. Yueh',
  'Margot Lady Fenring': 'Lady Fenring',
  'Reverend Mother Ramallo': 'Mother Ramallo',
  'Count Hasimir Fenring': 'Count Fenring',
  'Captain Iakin Nefud': 'Captain Nefud',
  'Guild Representative': 'Guild Rep.',
};

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
          <Name name={leaderName(leader, edition)} isShort={size === 'large'} />
        </li>
      ))}
    </ul>
  );
}

function Name({ name, isShort }: { readonly name: string; readonly isShort: boolean }) {
  const short = isShort ? SHORT[name] : undefined;
  if (short === undefined) return <span>{name}</span>;
  return (
    <span title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden>{short}</span>
    </span>
  );
}
