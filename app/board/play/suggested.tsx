import styles from './suggested.module.css';

/** The mark of an answer that is suggested: a tab on its upper edge. */
export function Suggested() {
  return <em className={styles.tab}>suggested</em>;
}
