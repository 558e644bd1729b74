import { memo, useDeferredValue } from 'react';
import { CardText } from '@/app/_ui/card/operation/operation';
import { houseName } from '@/lib/engine/narration/naming';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

/** Where there is little room, only what was declared, or nothing. */
export type BetweenShown = 'all' | 'declared' | 'nothing';

/** Where no rite or petition is on: what was declared and can be answered, else what happened of late. */
export function Between({ shown }: { readonly shown: BetweenShown }) {
  const { table, snapshot, view } = useTable();
  // drawn after the table, as the log is
  const late = useDeferredValue(snapshot);
  const top = view.frames.at(-1);
  if (view.houses.length === 1 || shown === 'nothing') return null;
  if (top?.step === 'window' && top.timing === 'declaration' && top.card !== null)
    return <Declared card={top.card} />;
  if (shown !== 'all') return null;
  return <Since table={table} snapshot={late} />;
}

/** The card that waits for answers, with its text. */
function Declared({ card }: { readonly card: GameCardId }) {
  const { view, catalogue } = useTable();
  const facts = catalogue.byId.get(view.cards[card]?.card ?? '');
  const operation = view.frames.findLast((one): one is OperationFrame => one.step === 'operation');
  return (
    <section className={styles.matter} aria-label="What was declared">
      <div className={styles.petition}>
        <TableCard id={card} shown look="mini" />
        <div className={styles.prize}>
          {operation !== undefined && (
            <h2 className="text-m">
              {houseName(view, operation.seat)} declares{' '}
              {operationWords(takeUpView(view, catalogue), operation.action)}
            </h2>
          )}
          {facts !== undefined && (
            <div className={styles.says}>
              <CardText card={facts.id} />
            </div>
          )}
        </div>
        <p className={styles.follows}>It is done when every House has passed.</p>
      </div>
    </section>
  );
}

/** So many moves back it may have been; so many lines of it show. */
const BACK = 40;
const LINES = 8;

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
