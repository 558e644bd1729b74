import { memo, useDeferredValue, useMemo, useState } from 'react';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { houseName } from '@/lib/engine/narration/naming';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import bar from './action-bar.module.css';
import { alikeTogether } from './alike-together';
import styles from './lately.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import type { GoodsThen } from './table-log';
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
 * it did; a touch opens all of it. It goes with the first own move.
 */
export function RivalsReport({ onLog }: { readonly onLog: (() => void) | undefined }) {
  const { view } = useTable();
  const deeds = useDeeds();
  const [isOpen, setOpen] = useState(false);
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
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <b>{shortName(houseName(view, seat))}</b>
              <Changes seat={seat} /> {told}
            </button>
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

/** What each rival did, at the foot of its own panel, and what it has more or less of. */
function SinceBySeat({ deeds }: { readonly deeds: ReadonlyMap<Seat, string> }) {
  const { view, viewer } = useTable();
  const own = viewer ?? view.decision?.seat ?? 0;
  const rivals = view.houses.flatMap((_, seat) => (seat === own ? [] : [seat]));
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

/**
 * All of it in the middle of the table. Between two Houses that place is never empty: where nothing has happened since the
 * last own choice, it says what the other did before it. A House alone knows what it did.
 */
export function Late() {
  const { table, snapshot, view, viewer } = useTable();
  const late = useDeferredValue(snapshot);
  const deeds = useDeeds();
  if ([...deeds.keys()].some((seat) => seat !== (viewer ?? view.decision?.seat)))
    return <SinceBySeat deeds={deeds} />;
  return view.houses.length === 2 ? <Before table={table} snapshot={late} /> : null;
}

/** So many lines of it show; so few stand one below the other over the whole width. */
const LINES = 4;
const FEW = 2;

const Before = memo(function Before({
  table,
  snapshot: { at, view },
}: {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
}) {
  const { since, before } = table.lately(Math.max(0, at - BACK), at);
  // what a rival did is news, in the last turn in which it did something
  const told = [...before, ...since].filter(({ doer }) => doer !== null);
  const turn = told.at(-1)?.turn;
  const lines = alikeTogether(
    told.filter((one) => one.turn === turn).map(({ text }) => text),
  ).slice(-LINES);
  return (
    <section className={styles.since} aria-label="What happened last">
      <h2>
        What the others did last{turn !== undefined && turn !== view.turn && `, in turn ${turn}`}
      </h2>
      {lines.length === 0 ? (
        <p>Nothing so far. {orderWords(view)}</p>
      ) : (
        <ul data-few={lines.length <= FEW ? '' : undefined}>
          {lines.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <li key={index}>{text}</li>
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
