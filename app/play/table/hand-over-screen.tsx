import { Eye } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { houseName } from '@/lib/engine/narration/naming';
import styles from './hand-over-screen.module.css';
import { useTable } from './table-context';

/** Between two seats: nothing hidden shows till the next player says that they sit there. */
export function HandOverScreen() {
  const { table, view } = useTable();
  const name = houseName(view, view.decision?.seat ?? 0);
  return (
    <section className={styles.curtain} aria-label="Change of seats">
      <h2>{name} is asked</h2>
      <p>Hand the table over. Hands and Assemblies stay hidden until {name} takes the seat.</p>
      <Button kind="primary" autoFocus onClick={table.takeSeat}>
        <Eye size={18} aria-hidden /> I play {name}
      </Button>
    </section>
  );
}
