import styles from './skip-links.module.css';

/** Past the many filters at once, for those who go by Tab; seen only while it has the focus. */
export function SkipLinks({
  onSearch,
  onDeck,
}: {
  readonly onSearch: () => void;
  readonly onDeck: () => void;
}) {
  return (
    <div className={styles.skips}>
      <button type="button" className={styles.skip} onClick={onSearch}>
        Go to the search
      </button>
      <button type="button" className={styles.skip} onClick={onDeck}>
        Go to the deck
      </button>
    </div>
  );
}
