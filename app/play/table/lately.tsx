import { memo, useDeferredValue, useMemo } from 'react';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { houseName } from '@/lib/engine/narration/naming';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import bar from './action-bar.module.css';
import { alikeTogether } from './alike-together';
import styles from './lately.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import type { GoodsThen, ToldDeed } from './table-log';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

/** So many moves back it may have been: what several Houses do between two own choices. */
const BACK = 240;

/** What others did of late, and what was done to the own House, drawn after the table, as the log is. */
function useLately() {
  const { table, snapshot } = useTable();
  const late = useDeferredValue(snapshot);
  // many rivals ask, and few renders change it
  return useMemo(() => table.lately(Math.max(0, late.at - BACK), late.at), [table, late]);
}

/** The last of it in a line; nothing once the own House has chosen something. */
export function LastDeed() {
  const last = useLately().since.at(-1);
  return last === undefined ? null : <p className={bar.did}>{last.text}</p>;
}

/** So many letters of what a House did stand below its cards, by how many Houses stand side by side: what is older is in the log. */
const LETTERS = [0, 260, 170, 92] as const;

/** What each rival did since then, as it came: "Begins a Dueling rite against Pardee; vanquishes Pardee". */
function useDeeds(): ReadonlyMap<Seat, string> {
  const { view } = useTable();
  const { since } = useLately();
  return useMemo(() => {
    const seats = new Set(since.flatMap(({ doer }) => (doer === null ? [] : [doer])));
    return new Map(
      [...seats].map((seat) => {
        const told = since
          .filter(({ doer }) => doer === seat)
          .map(({ text }) => text.split(': ')[0] ?? '');
        const deeds = alikeTogether(told).map((text) =>
          text.replace(`${houseName(view, seat)} `, ''),
        );
        const words = lastWhole(deeds, LETTERS[view.houses.length - 1] ?? 0);
        return [seat, words.charAt(0).toUpperCase() + words.slice(1)] as const;
      }),
    );
  }, [view, since]);
}

/** The last of them that have room together, each whole; the very last always. */
function lastWhole(deeds: readonly string[], letters: number): string {
  let from = deeds.length - 1;
  while (from > 0 && deeds.slice(from - 1).join('; ').length <= letters) from -= 1;
  return deeds.slice(Math.max(0, from)).join('; ');
}

/**
 * For a phone, as the own Interval begins: a line for each rival, what it has more or less since the last own move and what
 * it did. It goes with the first own move.
 */
export function RivalsReport({ onLog }: { readonly onLog: (() => void) | undefined }) {
  const { view } = useTable();
  const deeds = useDeeds();
  if (!isOwnInterval(view) || deeds.size === 0) return null;
  return (
    <section className={styles.report} aria-label="What the rivals did">
      <div className={styles.reportHead}>
        <h2>Since your last move</h2>
        {onLog !== undefined && (
          <button type="button" onClick={onLog}>
            Whole log
          </button>
        )}
      </div>
      <ul>
        {[...deeds].map(([seat, told]) => (
          <li key={seat}>
            <b>{shortName(houseName(view, seat))}</b>
            <Changes seat={seat} /> {told}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isOwnInterval({ frames, decision, seat }: View): boolean {
  return frames.at(-1)?.step === 'house' && decision?.seat === seat;
}

/** What a House has more or less of since the last own move, drawn after the table. */
function Changes({ seat }: { readonly seat: Seat }) {
  const { table, snapshot } = useTable();
  const { at, view } = useDeferredValue(snapshot);
  const then = useMemo(() => table.goodsThen(at), [table, at]);
  return changesOf(then[seat], view.houses[seat]).map(({ good, was, is }) => (
    <span key={good} className={styles.change}>
      <GoodIcon good={good} size={11} />
      {was} → {is}
    </span>
  ));
}

/** What a House has more or less of than then. */
function changesOf(then: GoodsThen | undefined, now: GoodsThen | undefined) {
  if (then === undefined || now === undefined) return [];
  const goods = [
    { good: 'solaris', was: then.treasury, is: now.treasury },
    { good: 'spice', was: then.hoard, is: now.hoard },
    { good: 'favor', was: then.favor, is: now.favor },
  ] as const;
  return goods.filter(({ was, is }) => was !== is);
}

/** So many lines of it show; so few stand one below the other over the whole width. */
const LINES = 6;
const FEW = 2;

/** What each of several rivals did, at the foot of its own panel; nothing where none did anything. */
function SinceBySeat() {
  const { view, viewer } = useTable();
  const deeds = useDeeds();
  const own = viewer ?? view.decision?.seat ?? 0;
  const rivals = view.houses.flatMap((_, seat) => (seat === own ? [] : [seat]));
  if (!rivals.some((seat) => deeds.has(seat))) return null;
  return (
    <section className={styles.bySeat} aria-label="What happened last">
      {rivals.map((seat) => (
        <div key={seat} data-power={view.houses[seat]?.sponsor}>
          {deeds.has(seat) && (
            <>
              <h2>
                <span className="visually-hidden">{shortName(houseName(view, seat))} </span>
                Since your last move
                {isOwnInterval(view) && <Changes seat={seat} />}
              </h2>
              <p>{deeds.get(seat)}</p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}

/** All of it in the middle of the table; where nothing has happened since the last own choice, what others did before it. A House alone knows what it did. */
export function Late() {
  const { table, snapshot, view } = useTable();
  const late = useDeferredValue(snapshot);
  if (view.houses.length > 2) return <SinceBySeat />;
  return view.houses.length === 1 ? null : <Since table={table} snapshot={late} />;
}

const Since = memo(function Since({
  table,
  snapshot: { at, viewer, controllers, view },
}: {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
}) {
  const { since, before } = table.lately(Math.max(0, at - BACK), at);
  const isSince = since.length > 0 && controllers[viewer ?? 0] === 'person';
  // before that only what a rival did is news
  const told = since.length > 0 ? since : before.filter(({ doer }) => doer !== null);
  const lines = linesByTurn(told).slice(-LINES);
  // where all of it is of this turn nobody asks when it was
  const isMarked = lines.some(({ turn }) => turn !== view.turn);
  return (
    <section className={styles.since} aria-label="What happened last">
      <h2>{isSince ? 'Since your last move' : 'What the others did last'}</h2>
      {lines.length === 0 ? (
        <p>Nothing so far. {orderWords(view)}</p>
      ) : (
        <ul data-few={lines.length <= FEW ? '' : undefined}>
          {lines.map(({ turn, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <li key={index}>
              {isMarked && turn !== lines[index - 1]?.turn && <b>Turn {turn}</b>} {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** Lines of one turn that begin alike are one. */
function linesByTurn(told: readonly ToldDeed[]) {
  return [...new Set(told.map(({ turn }) => turn))].flatMap((turn) =>
    alikeTogether(told.filter((one) => one.turn === turn).map(({ text }) => text)).map((text) => ({
      turn,
      text,
    })),
  );
}

/** Who comes after whom in this turn; nothing before that is settled. */
function orderWords({ ranks, houses }: View): string {
  const names = ranks.map((seat) => houses[seat]?.name ?? '');
  return names.length === 0 ? '' : `The Houses move in this order: ${names.join(', ')}.`;
}
