import styles from './button-key.module.css';

/** What makes a button the one that a key of the table presses, or two of them (table-keys.tsx). */
export function pressedBy(keys: string | undefined) {
  return keys === undefined ? {} : { 'aria-keyshortcuts': keys, 'data-key': keys };
}

/** The keys of a button of the bar, each by itself, where there are keys. */
export function Keys({ of }: { readonly of: string }) {
  return (
    <span className={styles.keys} data-keys={of.split(' ').length}>
      {of.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
