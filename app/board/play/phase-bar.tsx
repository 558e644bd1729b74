import { RULES } from '@/lib/board/engine/facts';
import { PHASE_NAMES } from '@/lib/board/engine/narration/log';
import { PHASES } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './phase-bar.module.css';

/** The turn, its nine phases, and which of them it is. */
export function PhaseBar({ view }: { readonly view: BoardView }) {
  const now = view.phase === null ? -1 : PHASES.indexOf(view.phase);
  return (
    <div className={styles.bar}>
      <p className={styles.turn}>
        {view.turn === 0 ? 'Set-up' : `Turn ${view.turn} of ${RULES.turns}`}
        <span className="text-muted">, storm in sector {view.storm}</span>
      </p>
      <ol className={styles.phases} aria-label="Phases of the turn">
        {PHASES.map((phase, at) => (
          <li
            key={phase}
            data-over={at < now || undefined}
            aria-current={at === now ? 'step' : undefined}
          >
            <span>{PHASE_NAMES[phase]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
