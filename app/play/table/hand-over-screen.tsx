import { Eye } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { houseName } from '@/lib/engine/narration/naming';
import { sayQuestion } from '@/lib/engine/narration/question';
import { behave } from './behave';
import styles from './hand-over-screen.module.css';
import { useTable } from './table-context';

const UNSEEN = {
  pass: 'Pass without looking',
  done: 'Discard nothing and draw, without looking',
} as const;

/** Between two seats: nothing hidden shows until the next player says that they sit there. */
export function HandOverScreen() {
  const { table, snapshot, view, catalogue } = useTable();
  const question = sayQuestion(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const name = houseName(view, seat);
  const sponsor = view.houses[seat]?.sponsor;
  return (
    <section className={styles.curtain} aria-label="Change of seats" data-power={sponsor}>
      {sponsor && <PowerIcon power={sponsor} coloured size={72} />}
      <h2>{name} is asked</h2>
      {question !== null && <p>{question.text}</p>}
      <p>Hand the table over. Hands and Assemblies stay hidden until {name} takes the seat.</p>
      <Button kind="primary" autoFocus onClick={table.takeSeat}>
        <Eye size={18} aria-hidden /> I play {name}
      </Button>
      {snapshot.unseen !== null && (
        <Button onClick={table.answerUnseen}>{UNSEEN[snapshot.unseen]}</Button>
      )}
      <Button kind="quiet" onClick={() => behave(table, { isOpen: true })}>
        I play all of them: hide nothing
      </Button>
    </section>
  );
}
