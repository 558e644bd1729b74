import styles from './figure.module.css';

/** A number that shows for a moment that it has changed. */
export function Figure({ value }: { readonly value: number }) {
  return (
    <b key={value} className={styles.figure}>
      {value}
    </b>
  );
}
