import type { BoardView } from '@/lib/board/engine/state/view';
import { battleIn, ownSide } from './battle-sides';
import { LeaderFace } from './leader-face';
import styles from './own-leaders.module.css';

/** Who could lead the viewer's side of the battle that is on, where its plan will ask for one: till then nothing is chosen. */
export function OwnLeaders({ view }: { readonly view: BoardView }) {
  const frame = battleIn(view);
  const own = view.factions[view.seat ?? -1];
  if (frame === undefined || own === undefined || ownSide(view, frame) === null) return null;
  if (!EARLY.has(frame.stage)) return null;
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
