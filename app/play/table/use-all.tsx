import { Zap } from 'lucide-react';
import { listed } from '@/lib/sentences';
import styles from './move-groups-bar.module.css';
import { useTable } from './table-context';
import type { UsesTogether } from './uses-together';

/** Uses all cards at once that give goods and leave nothing to choose: "Use 3: +9 solaris". */
export function UseAll({ uses }: { readonly uses: UsesTogether }) {
  const { act } = useTable();
  const { actions, names, gives } = uses;
  const [first, ...more] = actions;
  return (
    <button
      type="button"
      className={`${styles.group} ${styles.all}`}
      title={`Use ${listed(names)}`}
      onClick={() => act(first, more)}
    >
      <Zap size={12} aria-hidden />
      Use {actions.length}: {gives}
    </button>
  );
}
