import { type ReactNode, useEffect, useRef } from 'react';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import type { BoardSnapshot, BoardTable, Told } from './board-table';
import { FactionSign } from './faction-sign';
import styles from './log.module.css';
import { type LogLine, logRows } from './log-rows';

/** So many moves of the past stand there, and so many of those that were taken back. */
const PAST = 120;
const AHEAD = 40;

/** What happened last, the latest at the end. Each line leads to its moment; from there the game can go on otherwise. */
export function Log({
  table,
  snapshot: { at, length, view },
  isTall,
  isNamed = false,
}: {
  readonly table: BoardTable;
  readonly snapshot: BoardSnapshot;
  readonly isTall: boolean;
  /** Its tab says what it is. */
  readonly isNamed?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line comes into sight
  useEffect(() => {
    const [lines, last] = [list.current, now.current];
    if (lines === null || last === null) return;
    const observer = new ResizeObserver(() => showWhole(lines, last));
    // what shows it may leave it more room or less
    observer.observe(lines, { box: 'border-box' });
    return () => observer.disconnect();
  }, [at]);
  const told = (line: LogLine) => (
    <Line table={table} view={view} isHere={line.at === at} line={line} />
  );
  const lines = (moves: readonly Told[], isAhead: boolean) =>
    logRows(moves).map(({ line, battle }, rank) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
        key={`${line.at} ${rank}`}
        data-kind={line.kind}
        data-ahead={isAhead || undefined}
      >
        {battle.length === 0 ? told(line) : <Fought view={view} {...{ line, battle, told }} />}
      </li>
    ));
  return (
    <section
      className={styles.log}
      aria-labelledby="log"
      data-tall={isTall || view.seat === null || undefined}
    >
      <h2 id="log" className={isNamed ? 'visually-hidden' : undefined}>
        What happened
      </h2>
      {length === 0 && <p className="text-muted">Nothing yet</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <ol ref={list} tabIndex={0}>
        {lines(table.told(at - PAST, at), false)}
        <li ref={now} className={styles.now}>
          {at < length && (
            <>
              You are here: {counted(length - at, 'move lies', 'moves lie')} ahead.{' '}
              <button type="button" onClick={() => table.goTo(length)}>
                Go to the last
              </button>
            </>
          )}
        </li>
        {at < length && lines(table.told(at, at + AHEAD), true)}
      </ol>
    </section>
  );
}

/** Scrolls a list to a line at its end, with so much room below it that it begins with a whole one. */
function showWhole(list: HTMLElement, last: HTMLElement): void {
  list.style.paddingBottom = '';
  const end = last.offsetTop + last.offsetHeight;
  const lines = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const first = lines.find(({ offsetTop }) => end - offsetTop <= list.clientHeight);
  if (first === undefined || first === lines[0]) return;
  list.style.paddingBottom = `${first.offsetTop + list.clientHeight - end}px`;
  list.scrollTop = first.offsetTop;
}

/** A battle that is over: what came of it, and how once it is opened. */
function Fought({
  view,
  line: { seat, text },
  battle,
  told,
}: {
  readonly view: BoardView;
  readonly line: LogLine;
  readonly battle: readonly LogLine[];
  readonly told: (line: LogLine) => ReactNode;
}) {
  const faction = seat === null ? undefined : view.factions[seat];
  return (
    <details className={styles.fought}>
      <summary>
        <span className={styles.outcome}>
          {faction !== undefined && (
            <span>
              <FactionSign faction={faction.id} size={14} />
            </span>
          )}
          <span>{text}</span>
        </span>
      </summary>
      <ol>
        {battle.map((one, rank) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <li key={rank}>{told(one)}</li>
        ))}
      </ol>
    </details>
  );
}

function Line({
  table,
  view,
  isHere,
  line: { at, seat, text: said, whole: text = said },
}: {
  readonly table: BoardTable;
  readonly view: BoardView;
  readonly isHere: boolean;
  readonly line: LogLine;
}) {
  const faction = seat === null ? undefined : view.factions[seat];
  return (
    <>
      {faction !== undefined && <FactionSign faction={faction.id} size={14} />}
      {isHere ? (
        <span>{text}</span>
      ) : (
        <button
          type="button"
          className={styles.moment}
          title="Go to this moment"
          onClick={() => table.goTo(at)}
        >
          {text}
        </button>
      )}
    </>
  );
}
