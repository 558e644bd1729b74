import { type BoardSetup, takenSeats, withFactions } from '@/lib/board/setup/setup';
import { range } from '@/lib/range';
import styles from './suggested-seats.module.css';

/** The factions that are suggested for so many players. */
export function SuggestedSeats({
  setup,
  onChange,
}: {
  readonly setup: BoardSetup;
  readonly onChange: (setup: BoardSetup) => void;
}) {
  const seated = takenSeats(setup).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, not fields of a form
    <div role="group" aria-label="Seat the suggested factions" className={styles.many}>
      <span className="text-s text-muted">Players</span>
      {range(2, 6).map((many) => (
        <button
          key={many}
          type="button"
          className="one-of"
          aria-label={`Seat the ${many} suggested factions`}
          aria-current={many === seated || undefined}
          onClick={() => onChange(withFactions(setup, many))}
        >
          {many}
        </button>
      ))}
    </div>
  );
}
