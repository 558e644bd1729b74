import { sheetOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import styles from './battle-line.module.css';
import { battleIn, fighterOf, ownSide, SIDES } from './battle-sides';
import { FactionSign } from './faction-sign';

/** Both sides of a battle beside one another: how many forces, and the most that each can come to. */
export function BattleLine({ view }: { readonly view: BoardView }) {
  const frame = battleIn(view);
  if (frame === undefined) return null;
  const order = ownSide(view, frame) === 1 ? ([1, 0] as const) : SIDES;
  const fighters = order.flatMap((side) => fighterOf(view, frame, side) ?? []);
  const unsure = fighters.find(({ isUnsure }) => isUnsure);
  return (
    <div>
      <ul className={styles.line} aria-label="Both sides">
        {fighters.map(({ faction, count, most, dial }) => (
          <li key={faction.id} data-power={powerOf(faction.id)}>
            <FactionSign faction={faction.id} size={18} />
            <span>
              <b>{view.factions[view.seat ?? -1] === faction ? 'You' : sheetOf(faction.id).name}</b>
              <small>{counted(count, 'force')}</small>
            </span>
            <strong>{most}</strong>
            <small>{dial === null ? 'at most' : 'in all'}</small>
          </li>
        ))}
      </ul>
      {unsure !== undefined && (
        <p className={styles.unsure}>
          A captive that you do not know could bring {sheetOf(unsure.faction.id).name} more.
        </p>
      )}
    </div>
  );
}
