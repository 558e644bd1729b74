import { memo, useDeferredValue } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
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
const BACK = 40;
const LINES = 8;

/** What happened of late; a House alone knows what it did. */
export function Late() {
  const { table, snapshot, view } = useTable();
  // drawn after the table, as the log is
  const late = useDeferredValue(snapshot);
  return view.houses.length === 1 ? null : <Since table={table} snapshot={late} />;
}

/** What happened since the own House last chose something, in the words of the log; before that, what came of its choice. */
const Since = memo(function Since({
  table,
  snapshot: { at, viewer, controllers },
}: {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
}) {
  const told = table
    .log(Math.max(0, at - BACK), at)
    .map(({ seat, isChosen, lines }) => ({
      isOwn: seat === viewer && isChosen,
      lines: lines.map(({ text }) => text),
    }))
    .filter(({ lines }) => lines.length > 0);
  const own = told.findLastIndex(({ isOwn }) => isOwn);
  const since = told.slice(own + 1);
  const late = since.length > 0 ? since : told.slice(-1);
  const isSince = own >= 0 && since.length > 0 && controllers[viewer ?? 0] === 'person';
  const lines =
    late.length > 0 ? late.flatMap((one) => one.lines) : table.openingLog().map(({ text }) => text);
  return (
    <section className={styles.since} aria-label="What happened last">
      <h2>{isSince ? 'Since your last move' : 'What happened last'}</h2>
      <ul>
        {lines.slice(-LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
});
