import { useDeferredValue, useMemo } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
import type { Seat } from '@/lib/engine/state/state';
import { HouseName } from './house-name';
import styles from './rival-deeds.module.css';
import { useTable } from './table-context';

/** So many moves back it may have been; so many deeds of each House show. */
const BACK = 240;
const DEEDS = 4;

/** What is told of a House that is no deed of its own, or that the next line tells better. */
const ASIDE = /^(declares|passes|pays|begins|loses|The) ?/;

/** What each rival did since the own House last chose something, the latest first: "vanquishes Pardee; places a card face down". */
function useDeeds(): ReadonlyMap<Seat, string> {
  const { table, snapshot, view } = useTable();
  // drawn after the table, as the log is
  const { at } = useDeferredValue(snapshot);
  // names never change in a game
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is new at every move
  return useMemo(() => {
    const done = [...table.doneSince(Math.max(0, at - BACK), at)];
    return new Map(
      done.flatMap(([seat, texts]) => {
        const told = texts
          .map((text) => text.replace(`${houseName(view, seat)} `, '').split(': ')[0] ?? '')
          .filter((text) => !ASIDE.test(text));
        return told.length === 0
          ? []
          : [[seat, told.slice(-DEEDS).toReversed().join('; ')] as const];
      }),
    );
  }, [table, at]);
}

/** The deeds of one of several rivals, in a line before its cards. */
export function RivalDeeds({ seat }: { readonly seat: Seat }) {
  const deeds = useDeeds().get(seat) ?? '';
  return (
    <p className={styles.line} title={deeds}>
      {deeds}
    </p>
  );
}

/** Those of all rivals, opened by a touch: for a phone. A lone rival needs no such list. */
export function FoldedDeeds() {
  const { view } = useTable();
  const deeds = useDeeds();
  if (view.houses.length <= 2 || deeds.size === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>What the rivals did</summary>
      <ul>
        {[...deeds].map(([seat, told]) => (
          <li key={seat}>
            <HouseName seat={seat} isShort isBrief /> {told}
          </li>
        ))}
      </ul>
    </details>
  );
}
