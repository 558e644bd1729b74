import styles from './more-lit.module.css';

/** How many lit cards are out of sight, and the way to them. */
export function MoreLit({
  many,
  towards,
  onClick,
}: {
  readonly many: number;
  readonly towards: '↑' | '↓' | '→';
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles.more} onClick={onClick}>
      {many} more lit <span aria-hidden>{towards}</span>
    </button>
  );
}
