import { Link } from '@/app/_ui/base/link';
import styles from './board.module.css';

/** The rules that an answer stands on. */
export function RuleIds({ ids }: { readonly ids: readonly string[] }) {
  return (
    <details className={styles.rules}>
      <summary>Rules</summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Link href={`/rules/${id}`}>{id}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
