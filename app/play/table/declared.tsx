import { houseName } from '@/lib/engine/narration/naming';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import { MatterCard } from './matter-card';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** The card that was declared and waits for answers; in a line alone where there is little room. */
export function Declared({
  card,
  isLine,
}: {
  readonly card: GameCardId;
  readonly isLine: boolean;
}) {
  const { view, catalogue } = useTable();
  const operation = view.frames.findLast((one): one is OperationFrame => one.step === 'operation');
  if (operation === undefined) return null;
  const words = operationWords(takeUpView(view, catalogue), operation.action);
  const title = `${houseName(view, operation.seat)} declares ${words}`;
  if (isLine)
    return (
      <section className={styles.line} aria-label="What was declared">
        <TableCard id={card} shown="lone" look="strip" />
        <h2 className="text-m">{title}</h2>
      </section>
    );
  return (
    <MatterCard id={card} label="What was declared" title={title} isRoomy>
      <p className={styles.follows}>It is done when every House has passed.</p>
    </MatterCard>
  );
}
