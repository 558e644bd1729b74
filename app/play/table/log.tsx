import { RotateCcw } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { OtherLines } from '@/app/_table/other-lines';
import { Button, IconButton } from '@/app/_ui/base/button';
import type { LogLine } from '@/lib/engine/narration/log';
import type { GameCardId } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { counted } from '@/lib/sentences';
import styles from './log.module.css';
import { alikeInALine, oneLineADeed } from './log-lines';
import { Rules } from './rules';
import { shortName, withShortNames } from './short-names';
import { type TableView, useTable } from './table-context';
import type { LogEntry } from './table-log';
import { saysWhose, sharedCards } from './whose-card';

/** So many moves show at once; earlier ones when asked for. */
const PAGE = 80;
/** So many px at the most the log goes further, to begin with a deed. */
const CLOSE = 56;

type Doer = Pick<ViewedHouse, 'name' | 'sponsor'> & { readonly isOwn: boolean };

/** What happened, move by move, the latest last: drawn after the table, which nobody should wait for. */
export function Log() {
  const { table, snapshot, view } = useTable();
  const { viewer } = snapshot;
  // names never change in a game
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is new at every move
  const doers = useMemo(
    () => view.houses.map(({ name, sponsor }, seat) => ({ name, sponsor, isOwn: seat === viewer })),
    [table, viewer],
  );
  return <Moves table={table} snapshot={useDeferredValue(snapshot)} doers={doers} />;
}

/** Any move can be gone back to. */
const Moves = memo(function Moves({
  table,
  snapshot,
  doers,
}: Pick<TableView, 'table' | 'snapshot'> & { readonly doers: readonly Doer[] }) {
  const [pages, setPages] = useState(1);
  const end = useRef<HTMLDivElement>(null);
  const { at, length, branches, viewer, view } = snapshot;
  const from = Math.max(0, at - PAGE * pages);
  const to = Math.min(length, at + PAGE);
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is scrolled to
  useEffect(() => {
    const mark = end.current;
    if (mark === null || box.current === null) return;
    // what lies ahead shows too
    box.current.scrollTop = mark.offsetTop - box.current.clientHeight + (at < length ? 48 : 2);
    // from a deed on, where one begins close to the upper edge, else from a whole line
    const { top } = box.current.getBoundingClientRect();
    const lines = [...box.current.querySelectorAll<HTMLElement>('p[data-depth]')]
      .map((line) => ({ depth: line.dataset.depth, from: line.getBoundingClientRect().top - top }))
      .filter(({ from }) => from >= 0 && from < CLOSE);
    const first = lines.find(({ depth }) => depth === '0') ?? lines[0];
    if (first !== undefined && mark.offsetTop > box.current.clientHeight)
      box.current.scrollTop += first.from;
  }, [at]);

  if (viewer === null)
    return <p className="text-muted">The log shows again when the seat is taken.</p>;

  const { catalogue } = table;
  const owners = sharedCards(view);
  const titleOf = (id: GameCardId) => catalogue.byId.get(view.cards[id]?.card ?? '')?.title ?? '';
  const entries = (first: number, last: number) =>
    alikeInALine(oneLineADeed(table.log(first, last)))
      .map((entry, index) => ({
        ...entry,
        at: first + index,
        lines: entry.lines.map((line) => ({
          ...line,
          text: saysWhose(line.text, line.of, owners, titleOf),
        })),
      }))
      .map((entry) => (
        <Entry key={entry.at} {...entry} doers={doers} ahead={entry.at >= at} onGoTo={table.goTo} />
      ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.log} ref={box} tabIndex={0} role="log" aria-label="Log">
      {from > 0 ? (
        <Button size="small" kind="quiet" onClick={() => setPages(pages + 1)}>
          Show earlier moves
        </Button>
      ) : (
        <Lines lines={table.openingLog()} doers={doers} />
      )}
      {entries(from, at)}
      <div ref={end} className={styles.now}>
        {at < length && `You are here: ${counted(length - at, 'move lies', 'moves lie')} ahead`}
      </div>
      {entries(at, to)}
      <OtherLines lines={branches} onTake={table.returnTo} />
    </div>
  );
});

const Entry = memo(function Entry({
  at,
  lines,
  turn,
  over,
  isEnd,
  isByHand,
  onGoTo,
  ahead,
  doers,
}: LogEntry & {
  readonly at: number;
  readonly doers: readonly Doer[];
  readonly onGoTo: (at: number) => void;
  /** It was played, and taken back. */
  readonly ahead: boolean;
}) {
  if (lines.length === 0 && over === null) return null;
  return (
    <div
      className={styles.entry}
      data-ahead={ahead ? '' : undefined}
      data-manual={isByHand ? '' : undefined}
      data-follows={(lines[0]?.depth ?? 0) > 0 ? '' : undefined}
    >
      <div className="flex-1 min-w-0">
        <Lines lines={lines} doers={doers} />
        {over !== null && (
          <dl className={styles.summary} aria-label={`Turn ${turn} in sum`}>
            {over.map((house) => (
              <div key={house.seat}>
                <dt>
                  {house.name} after turn {turn}
                </dt>
                <dd>
                  {house.treasury} solaris, {house.favor} favor, {house.hoard} spice;{' '}
                  {counted(house.deployed.length, 'card')} deployed in it
                  {!isEnd && `; income next turn: ${house.income.text}`}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <IconButton
        size="small"
        label={ahead ? `Go on to move ${at + 1}` : `Go back to before move ${at + 1}`}
        className={styles.back}
        onClick={() => onGoTo(ahead ? at + 1 : at)}
      >
        <RotateCcw size={14} aria-hidden />
      </IconButton>
    </div>
  );
});

/** Heads of parts of a turn. */
const PARTS: ReadonlySet<LogLine['of']['kind']> = new Set(['phase', 'interval']);

/** In a column this narrow a House goes by its short name. */
function Lines({
  lines,
  doers,
}: {
  readonly lines: readonly LogLine[];
  readonly doers: readonly Doer[];
}) {
  const names = doers.map(({ name }) => name);
  return (
    <div>
      {lines.map(({ text, rules, depth, of }, index) => {
        const told = withShortNames(text, names);
        const doer = doers.find(({ name }) => told.startsWith(`${shortName(name)} `));
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            key={index}
            className={styles.line}
            data-depth={depth}
            data-own={doer?.isOwn || undefined}
            data-turn={of.kind === 'turn' || undefined}
            data-phase={PARTS.has(of.kind) || undefined}
          >
            <Told text={told} doer={doer} /> <Rules ids={rules} />
          </p>
        );
      })}
    </div>
  );
}

/** What a House does begins with its name, and its colour: that is found at a glance. */
function Told({ text, doer }: { readonly text: string; readonly doer: Doer | undefined }) {
  if (doer === undefined) return text;
  const name = shortName(doer.name);
  return (
    <>
      <b data-power={doer.sponsor}>{name}</b>
      {text.slice(name.length)}
    </>
  );
}
