import type { Power } from '@/lib/rules/powers';
import { classes } from '../base/classes';
import { PowerIcon } from './powers';
import styles from './sponsor-seal.module.css';

/** A sponsor's sign on a seal in its colour. Decoration: the sponsor's name stands beside it. */
export function SponsorSeal({
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
