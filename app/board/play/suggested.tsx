import styles from './suggested.module.css';

/** The mark of what is suggested, an answer or a number: a tag in its corner, or before words that say it. */
export function Suggested() {
  return <em className={styles.tab}>suggested</em>;
}
