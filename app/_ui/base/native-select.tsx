import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './native-select.module.css';

/** A list of the browser's own, as light as it is, with the arrow that every list of ours has. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={classes(styles.frame, className)}>
      <select {...props} className={styles.select} />
      <ChevronDown size={14} className={styles.arrow} aria-hidden />
    </span>
  );
}
