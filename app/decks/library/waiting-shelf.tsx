import styles from './waiting-shelf.module.css';

/** More lines than a window has room for say nothing. */
const MOST = 8;

/** The shape of a shelf with so many decks, until they are read. */
export function WaitingShelf({ count }: { readonly count: number }) {
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" aria-live="polite">
        Reading your decks …
      </p>
      {Array.from({ length: Math.min(count, MOST) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike
        <div key={at} className={styles.line} />
      ))}
    </div>
  );
}
