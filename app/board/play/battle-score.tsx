import { isLeader } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import type { BattleReport } from './battle-report';
import styles from './battle-score.module.css';
import { ownerOf } from './leader-owner';

/** How a battle of the viewer ended, large: who led the winner, and both sums. The line above it says it to a screen reader. */
export function BattleScore({
  view,
  battle: { fighters, plans, totals, winner, killed, isOver },
}: {
  readonly view: BoardView;
  readonly battle: BattleReport;
}) {
  if (!isOver || totals === null || winner === null) return null;
  if (!fighters.includes(view.seat ?? -1)) return null;
  const side = winner === fighters[0] ? 0 : 1;
  const { leader } = plans[side];
  const [won, lost] = side === 0 ? totals : [totals[1], totals[0]];
  const loser = view.factions[fighters[side === 0 ? 1 : 0]]?.id ?? '';
  return (
    <div className={styles.score} data-power={powerOf(view.factions[winner]?.id ?? '')} aria-hidden>
      {leader != null && isLeader(leader) && (
        <LeaderDisc
          leader={leader}
          isDead={killed.includes(leader)}
          power={powerOf(ownerOf(view, leader))}
        />
      )}
      <b>{winner === view.seat ? 'You won' : `${factionName(view, winner)} won`}</b>
      <strong>{won}</strong>
      <small>to</small>
      <strong data-power={powerOf(loser)} data-lost>
        {lost}
      </strong>
    </div>
  );
}
