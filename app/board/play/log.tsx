import { useEffect, useRef } from 'react';
import type { BoardLine } from '@/lib/board/engine/narration/log';
import type { BoardView } from '@/lib/board/engine/state/view';
import { FactionSign } from './faction-sign';
import styles from './log.module.css';

/** So many lines of the past stand there. */
const MOST = 120;

/** What happened last, the latest at the end. */
export function Log({
  lines,
  at: moves,
  view,
}: {
  readonly lines: readonly BoardLine[];
  /** Moves so far. */
  readonly at: number;
  readonly view: BoardView;
}) {
  const list = useRef<HTMLOListElement>(null);
  const latest = lines.slice(-MOST);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line comes into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [moves]);
  return (
    <section className={styles.log} aria-labelledby="log">
      <h2 id="log">What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <ol ref={list} tabIndex={0}>
        {latest.map(({ kind, seat, text }, at) => {
          const faction = seat === null ? undefined : view.factions[seat];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
            <li key={lines.length - latest.length + at} data-kind={kind}>
              {faction !== undefined && <FactionSign faction={faction.id} size={14} />}
              <span>{text}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
