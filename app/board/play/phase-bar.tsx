import { PHASE_NAMES } from '@/lib/board/engine/narration/log';
import { PHASES, type Phase } from '@/lib/board/engine/state/state';
import styles from './phase-bar.module.css';

/** The nine phases of a turn, and which of them it is; null before the first. */
export function PhaseBar({ phase: now }: { readonly phase: Phase | null }) {
  const current = now === null ? -1 : PHASES.indexOf(now);
  return (
    <ol className={styles.phases} aria-label="Phases of the turn">
      {PHASES.map((phase, at) => (
        <li
          key={phase}
          data-over={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span>{PHASE_NAMES[phase]}</span>
        </li>
      ))}
    </ol>
  );
}
