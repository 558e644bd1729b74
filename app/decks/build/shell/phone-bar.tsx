import styles from './phone-bar.module.css';

export type Side = 'cards' | 'deck';

const SIDES = [
  ['cards', 'Cards'],
  ['deck', 'Deck'],
] as const;

/** On a phone: which side shows. */
export function PhoneBar({
  side,
  onSideChange,
}: {
  readonly side: Side;
  readonly onSideChange: (side: Side) => void;
}) {
  return (
    <nav className={styles.bar} aria-label="Builder">
      {SIDES.map(([one, words]) => (
        <button
          key={one}
          type="button"
          className={styles.side}
          aria-pressed={side === one}
          onClick={() => onSideChange(one)}
        >
          {words}
        </button>
      ))}
    </nav>
  );
}
