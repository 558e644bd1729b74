import type { BoardView } from '@/lib/board/engine/state/view';
import { battleIn, ownSide } from './battle-sides';
import { LeaderFace } from './leader-face';
import styles from './own-leaders.module.css';
import { choosesFight } from './reasons';

/** Who could lead the viewer's side of a battle, where its plan will ask for one: till then nothing is chosen. */
export function OwnLeaders({ view }: { readonly view: BoardView }) {
  const own = view.factions[view.seat ?? -1];
  if (own === undefined || !isBefore(view)) return null;
  const alive = own.leaders.filter(({ dead }) => !dead);
  return (
    <ul className={styles.leaders} aria-label="Your leaders">
      {alive.map(({ id }) => (
        <li key={id}>
          <LeaderFace id={id} view={view} />
        </li>
      ))}
    </ul>
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
