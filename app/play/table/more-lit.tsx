import styles from './more-lit.module.css';

/** How many cards are out of sight, and the way to them. */
export function MoreLit({
  many,
  towards,
  isLit = true,
  onClick,
}: {
  readonly many: number;
  readonly towards: '↑' | '↓' | '→';
  /** Else they are any cards. */
  readonly isLit?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.more}
      data-lit={isLit ? '' : undefined}
      data-towards={towards}
      onClick={onClick}
    >
      {many} {towards === '→' ? <span data-word>more</span> : `more${isLit ? ' to choose' : ''}`}{' '}
      <span aria-hidden>{towards === '→' ? '›' : towards}</span>
    </button>
  );
}
