import { isLeader } from '@/lib/board/engine/facts';
import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import type { BattleReport } from './battle-report';
import styles from './battle-score.module.css';
import { ownerOf } from './leader-owner';

/** Whether a battle of the viewer ended in sums. */
export function hasScore(view: BoardView, battle: BattleReport | null): battle is BattleReport {
  return (
    battle?.isOver === true &&
    battle.totals !== null &&
    battle.winner !== null &&
    battle.fighters.includes(view.seat ?? -1)
  );
}

/** How a battle of the viewer ended, large: who led the winner, and both sums. The line above it says it to a screen reader. */
export function BattleScore({
  view,
  battle: { territory, fighters, plans, totals, winner, killed },
}: {
  readonly view: BoardView;
  readonly battle: BattleReport;
}) {
  if (winner === null || totals === null) return null;
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
      <b>
        {winner === view.seat ? 'You won' : `${factionName(view, winner)} won`}
        <span>{territoryName(territory)}</span>
      </b>
      <strong>{won}</strong>
      <small>to</small>
      <strong data-power={powerOf(loser)} data-lost>
        {lost}
      </strong>
    </div>
  );
}
