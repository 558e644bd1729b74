import { TypeIcon } from '@/app/_ui/icons/types';
import type { CardType } from '@/lib/rules/taxonomy';
import { kindCounts, kindWords } from './by-kind';
import styles from './kind-counts.module.css';

/** "+12", and beside it the sign of each type with how many of them there are, in one line; of more than two types a "+" alone. */
export function KindCounts({ types }: { readonly types: readonly (CardType | null)[] }) {
  const counts = kindCounts(types);
  const down = types.length - counts.reduce((sum, { many }) => sum + many, 0);
  const isLong = counts.length + Math.sign(down) > 2;
  return (
    <>
      <span className={styles.counts} aria-hidden>
        <b>+{isLong ? '' : types.length}</b>
        {counts.map(({ type, many }) => (
          <span key={type}>
            <TypeIcon type={type} size={11} />
            {many}
          </span>
        ))}
        {down > 0 && (
          <span>
            <i className={styles.back} />
            {down}
          </span>
        )}
      </span>
      <span className="visually-hidden">
        {types.length} more: {kindWords(types)}
      </span>
    </>
  );
}
