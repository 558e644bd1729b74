import { leaderOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import { battleIn, ownSide } from './battle-sides';
import { ownerOf } from './leader-owner';
import styles from './own-leaders.module.css';
import { choosesFight } from './reasons';

/** Who could lead the viewer's side of a battle, where its plan will ask for one: till then nothing is chosen. */
export function OwnLeaders({ view }: { readonly view: BoardView }) {
  const own = view.factions[view.seat ?? -1];
  if (own === undefined || !isBefore(view)) return null;
  const alive = own.leaders.filter(({ dead }) => !dead);
  return (
    <div className={styles.leaders}>
      <span aria-hidden>Your leaders</span>
      <ul aria-label="Your leaders">
        {alive.map(({ id }) => (
          <li key={id} data-power={powerOf(ownerOf(view, id))}>
            <LeaderDisc leader={id} strength={leaderOf(id).strength} />
            <span className="visually-hidden">{thingName(id, view.edition)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Before the plans are made. */
const EARLY: ReadonlySet<string> = new Set(['voice', 'prescience', 'answer']);

/** Whether the viewer is about to plan a battle. */
function isBefore(view: BoardView): boolean {
  if (choosesFight(view)) return true;
  const frame = battleIn(view);
  return frame !== undefined && ownSide(view, frame) !== null && EARLY.has(frame.stage);
}
