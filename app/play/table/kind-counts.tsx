import { TypeIcon } from '@/app/_ui/icons/types';
import type { CardType } from '@/lib/rules/taxonomy';
import { kindCounts, kindWords } from './by-kind';
import styles from './kind-counts.module.css';

/** "12 more", and beside it the sign of each type with how many of them there are; all are counted. */
export function KindCounts({ types }: { readonly types: readonly (CardType | null)[] }) {
  const counts = kindCounts(types);
  const down = types.length - counts.reduce((sum, { many }) => sum + many, 0);
  return (
    <>
      <span className={styles.line} aria-hidden>
        <b className={styles.many}>{types.length} more</b>
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
