import { RotateCwSquare } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import styles from './engaged.module.css';

/** The mark of a card that is used: the same wherever it lies. */
export function Engaged({
  size = 13,
  className,
}: {
  /** Px of its sign. */
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  return (
    <span
      className={classes(styles.engaged, className)}
      title="Engaged: used already, until it is disengaged"
    >
      <RotateCwSquare size={size} strokeWidth={2.5} />
    </span>
  );
}
