import { LateLeaderBust } from './late-leader-bust';
import styles from './leader-disc.module.css';

/** A leader's face in the colour of its faction ([data-power] round it), and its strength where it is to be read. */
export function LeaderDisc({
  leader,
  strength,
  isDead = false,
}: {
  readonly leader: string;
  readonly strength?: number;
  readonly isDead?: boolean;
}) {
  return (
    <span className={styles.disc} data-dead={isDead || undefined}>
      <span className={styles.face}>
        <LateLeaderBust leader={leader} />
      </span>
      {strength !== undefined && <b>{strength}</b>}
    </span>
  );
}
