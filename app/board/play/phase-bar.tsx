import { phaseName } from '@/lib/board/engine/narration/sentences';
import { PHASES_OF, type Phase } from '@/lib/board/engine/state/state';
import type { Edition } from '@/lib/board/rules/book';
import styles from './phase-bar.module.css';

/** The phases of a turn in an edition, and which of them it is; null before the first. */
export function PhaseBar({
  edition,
  phase: now,
}: {
  readonly edition: Edition;
  readonly phase: Phase | null;
}) {
  const phases = PHASES_OF[edition];
  const current = now === null ? -1 : phases.indexOf(now);
  return (
    <ol className={styles.phases} aria-label="Phases of the turn">
      {phases.map((phase, at) => (
        <li
          key={phase}
          data-over={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span>{phaseName(edition, phase)}</span>
        </li>
      ))}
    </ol>
  );
}
