import { PowerIcon } from '@/app/_ui/icons/powers';
import type { StatChange } from '@/lib/decks/stat-changes';
import styles from './more.module.css';
import type { Sides } from './pair-table';
import { signed, tenths } from './signed';

/** What the difference of two decks is called. */
export const moreHead = ([before]: Sides['names']) => (before === 'Before' ? 'Change' : 'Has more');

/** How much more of something which deck has, by its sign or its place; of two states of one deck the change. */
export function More({ pair, names, sponsors }: Sides & { readonly pair: StatChange }) {
  const change = tenths(pair.after - pair.before);
  if (change === 0 || names[0] === 'Before') return signed(change);
  const at = change > 0 ? 1 : 0;
  return (
    <span className={styles.more}>
      {sponsors[0] === sponsors[1] ? (
        <span aria-hidden>{at === 0 ? 'first' : 'second'}</span>
      ) : (
        <PowerIcon power={sponsors[at]} coloured size={16} />
      )}
      <span className="visually-hidden">{names[at]}</span> +{Math.abs(change)}
    </span>
  );
}
