import type { BoardView } from '@/lib/board/engine/state/view';
import { FactionSign } from './faction-sign';
import type { Lately } from './lately';
import styles from './since.module.css';

/** The last of what others did since the viewer decided. */
export function Since({ view, lately }: { readonly view: BoardView; readonly lately: Lately }) {
  if (lately.lines.length === 0) return null;
  return (
    <section className={styles.since} aria-labelledby="since">
      <h3 id="since">Since your last decision</h3>
      <ul>
        {lately.lines.map(({ seat, text }, at) => {
          const faction = seat === null ? undefined : view.factions[seat];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={at}>
              {faction !== undefined && <FactionSign faction={faction.id} size={14} />}
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
