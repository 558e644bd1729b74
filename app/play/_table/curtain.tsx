'use client';

import { Eye } from 'lucide-react';
import { Button } from '@/app/_ui/button';
import { houseName } from '@/lib/engine/words/naming';
import styles from './curtain.module.css';
import { useTable } from './table-context';

/** Between two seats: nothing hidden shows till the next player says that they sit there. */
export function Curtain() {
  const { table, snapshot } = useTable();
  const { state } = snapshot.session;
  const name = houseName(state, state.decision?.seat ?? 0);
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
