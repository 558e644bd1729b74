import type { Power } from '@/lib/rules/powers';
import { LateLeaderBust } from './late-leader-bust';
import styles from './leader-disc.module.css';

/** A leader's face in the colour of its faction ([data-power] round it), and its strength where it is to be read. */
export function LeaderDisc({
  leader,
  strength,
  isDead = false,
  power,
}: {
  readonly leader: string;
  readonly strength?: number;
  readonly isDead?: boolean;
  /** Whose it is, where the colour round it may be another's: a captive fights for its captor. */
  readonly power?: Power | undefined;
}) {
  return (
    <span className={styles.disc} data-power={power} data-dead={isDead || undefined}>
      <span className={styles.face}>
        <LateLeaderBust leader={leader} />
      </span>
      {strength !== undefined && <b>{strength}</b>}
    </span>
  );
}
