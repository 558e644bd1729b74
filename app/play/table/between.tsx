import { memo, useDeferredValue } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { MatterCard } from './matter-card';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

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
        <TableCard id={card} shown look="strip" />
        <h2 className="text-m">{title}</h2>
      </section>
    );
  return (
    <MatterCard id={card} label="What was declared" title={title} isRoomy>
      <p className={styles.follows}>It is done when every House has passed.</p>
    </MatterCard>
  );
}

/** So many moves back it may have been; so many lines of it show. */
const BACK = 60;
const LINES = 8;
/** So few stand one below the other over the whole width. */
const FEW = 2;

/** What happened of late; a House alone knows what it did. */
export function Late() {
  const { table, snapshot, view } = useTable();
  // drawn after the table, as the log is
  const late = useDeferredValue(snapshot);
  return view.houses.length === 1 ? null : <Since table={table} snapshot={late} />;
}

/** What others have done since the own House last chose something, and what was done to it; before that, what they did last. */
const Since = memo(function Since({
  table,
  snapshot: { at, viewer, controllers, view },
}: {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
}) {
  const { since, before } = table.news(Math.max(0, at - BACK), at);
  const isSince = since.length > 0 && controllers[viewer ?? 0] === 'person';
  const lines = (since.length > 0 ? since : before).slice(-LINES);
  return (
    <section className={styles.since} aria-label="What happened last">
      <h2>{isSince ? 'Since your last move' : 'What the others did last'}</h2>
      {lines.length === 0 ? (
        <p>Nothing so far. {orderWords(view)}</p>
      ) : (
        <ul data-few={lines.length <= FEW ? '' : undefined}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** Who comes after whom in this turn; nothing before that is settled. */
function orderWords({ ranks, houses }: View): string {
  const names = ranks.map((seat) => houses[seat]?.name ?? '');
  return names.length === 0 ? '' : `The Houses move in this order: ${names.join(', ')}.`;
}
