import styles from './more-lit.module.css';

/** How many cards are out of sight, and the way to them. */
export function MoreLit({
  many,
  kinds = '',
  towards,
  isLit = true,
  onClick,
}: {
  readonly many: number;
  /** Which kinds of cards they are, in words. */
  readonly kinds?: string;
  readonly towards: '↑' | '↓';
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
      {many} {isLit ? 'more to choose' : towards === '↑' ? 'above' : `more${kinds && `: ${kinds}`}`}{' '}
      <span aria-hidden>{towards}</span>
    </button>
  );
}
