import { ChevronRight } from 'lucide-react';
import styles from './question.module.css';

/** On an answer that goes on at once: what is only chosen has none. */
export function Onwards() {
  return <ChevronRight size={14} className={styles.onwards} aria-hidden />;
}
