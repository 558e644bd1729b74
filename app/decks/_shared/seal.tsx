import { classes } from '@/app/_ui/classes';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Power } from '@/lib/rules/powers';
import styles from './seal.module.css';

/** A sponsor's sign on a seal in its colour. Decoration: the sponsor's name stands beside it. */
export function Seal({
  power,
  size = 'normal',
}: {
  readonly power: Power;
  readonly size?: 'normal' | 'small';
}) {
  return (
    <span
      className={classes(styles.seal, size === 'small' && styles.small)}
      style={{ background: `var(--power-${power})` }}
      aria-hidden
    >
      <PowerIcon power={power} size={size === 'small' ? 18 : 26} />
    </span>
  );
}
