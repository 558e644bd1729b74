import { Eye, Play } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { factionName } from '@/lib/board/engine/narration/names';
import { phaseName } from '@/lib/board/engine/narration/sentences';
import type { BoardView } from '@/lib/board/engine/state/view';
import { powerOf } from '../faction-power';
import { AskedHead } from './asked-head';
import { BattleCourse } from './battle-duel';
import { BattleLine, isOpen } from './battle-line';
import { battleIn } from './battle-sides';
import type { BoardSnapshot, BoardTable } from './board-table';
import { FactionSign } from './faction-sign';
import styles from './waiting.module.css';

/** Whose names stand for many. */
const MANY: ReadonlySet<string> = new Set(['fremen', 'bene-gesserit']);

/** While nobody who looks on is asked: who decides, or to whom the device is handed. */
export function Waiting({
  table,
  snapshot: { view, at, isRunning, isPaused },
}: {
  readonly table: BoardTable;
  readonly snapshot: BoardSnapshot;
}) {
  const name = view.asked === null ? '' : factionName(view, view.asked);
  const faction = view.factions[view.asked ?? -1]?.id ?? '';
  const frame = battleIn(view);
  // till the next begins the last one is shown
  const hasPlans = frame === undefined ? view.phase === 'battle' : isOpen(frame);
  const battle = hasPlans ? table.battles().at(-1) : undefined;
  const head = { faction, who: view.phase === null ? '' : phaseName(view.edition, view.phase) };
  if (!isRunning && !isPaused)
    return (
      <section
        className={styles.waiting}
        data-power={powerOf(faction)}
        aria-label="Change of seats"
      >
        <AskedHead {...head}>{`${name} is asked`}</AskedHead>
        <p>Hand the device over: what is behind a shield stays hidden till {name} looks.</p>
        <Button kind="primary" autoFocus onClick={table.take}>
          <Eye size={18} aria-hidden /> I play {name}
        </Button>
      </section>
    );
  return (
    <section className={styles.waiting} data-power={powerOf(faction)} aria-live="polite">
      <AskedHead {...head}>
        {isPaused
          ? `The game waits: ${name} is next`
          : view.asked === view.seat
            ? 'Your turn comes …'
            : `${name} ${MANY.has(faction) ? 'decide' : 'decides'} …`}
      </AskedHead>
      {battle === undefined ? (
        <>
          <BattleLine view={view} />
          <Latest table={table} view={view} at={at} />
        </>
      ) : (
        <BattleCourse view={view} battle={battle} />
      )}
      {isPaused && (
        <Button kind="primary" onClick={table.resume}>
          <Play size={16} aria-hidden /> Go on
        </Button>
      )}
    </section>
  );
}

/** So many lines of the log are shown while others decide, fewer below a narrow map; out of so many moves. */
const LATEST = 9;
const MOVES = 40;

/** What happened last, the newest at the foot. */
function Latest({
  table,
  view,
  at,
}: {
  readonly table: BoardTable;
  readonly view: BoardView;
  readonly at: number;
}) {
  const lines = table
    .told(at - MOVES, at)
    .flatMap(({ lines }) => lines)
    .filter(({ kind, isPart }) => kind !== 'phase-began' && !isPart);
  return (
    <ul className={styles.latest} aria-hidden>
      {lines.slice(-LATEST).map(({ seat, text: said, whole: text = said }, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <li key={rank}>
          {seat === null ? (
            <i />
          ) : (
            <FactionSign faction={view.factions[seat]?.id ?? ''} size={14} />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
