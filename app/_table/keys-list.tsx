import styles from './keys-list.module.css';

/** What keys do, a line each. */
export function KeysList({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
