import { Download, Eye, FastForward, Pause, Play, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { saveText } from '@/app/_ui/base/save-file';
import type { Action } from '@/lib/board/engine/actions';
import { placesOf, RULES } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import { price } from '@/lib/board/engine/phases/ship';
import type { BoardView } from '@/lib/board/engine/state/view';
import { type Location, nameOf } from '@/lib/board/map/map';
import { counted, listed } from '@/lib/sentences';
import { BoardMap, MapKey } from '../board-map';
import { BattleView } from './battle-view';
import type { BoardSnapshot, BoardTable } from './board-table';
import { FactionRows, OwnHand } from './faction-rows';
import { ForcesLayer } from './forces-layer';
import { Log } from './log';
import { PhaseBar } from './phase-bar';
import styles from './play.module.css';
import { Question } from './question';

/** Log lines of so many moves stand on the page. */
const LOGGED = 200;

/** A game: the map with all that lies on it, what is asked, how the factions stand, what happened. */
export function Table({
  table,
  onLeave,
}: {
  readonly table: BoardTable;
  readonly onLeave: () => void;
}) {
  const snapshot = table.use();
  const { view, legal, isRunning, isPaused } = snapshot;
  const [pointed, setPointed] = useState<Location | null>(null);
  const byPlace = actionsByPlace(legal);
  const isLit = ({ id }: Location) => byPlace.has(id);
  const said = (location: Location) => saidOf(view, location);
  return (
    <div className={styles.desk}>
      <div className={styles.map}>
        <h1 className="visually-hidden">The board game</h1>
        <div className={styles.head}>
          <p className={styles.turn}>
            {view.turn === 0 ? 'Set-up' : `Turn ${view.turn} of ${RULES.turns}`}
            <span>, storm in sector {view.storm}</span>
          </p>
          <Tools table={table} snapshot={snapshot} onLeave={onLeave} />
        </div>
        <PhaseBar phase={view.phase} />
        <BoardMap
          storm={view.storm}
          chosen={null}
          isChoice={false}
          blows={false}
          isDim={(location) => byPlace.size > 0 && !isLit(location)}
          isLit={isLit}
          say={said}
          onChoose={({ id }) => {
            const action = byPlace.get(id);
            if (action) table.act(action);
          }}
          onPoint={setPointed}
        >
          <ForcesLayer view={view} />
        </BoardMap>
        <p className={styles.place} aria-hidden>
          {pointed === null ? '' : [nameOf(pointed), ...said(pointed)].join(' · ')}
        </p>
        <MapKey className={styles.key}>
          <li data-kind="spice">Spice that lies there</li>
        </MapKey>
      </div>
      <div className={styles.panel}>
        {view.outcome !== null ? (
          <Ending table={table} view={view} />
        ) : legal.length > 0 ? (
          <Question
            key={snapshot.at}
            at={snapshot.at}
            view={view}
            legal={legal}
            onAct={table.act}
          />
        ) : (
          <Waiting table={table} view={view} isRunning={isRunning} isPaused={isPaused} />
        )}
        <BattleView view={view} />
        <FactionRows view={view} />
        <OwnHand view={view} />
        <Log lines={table.lines(LOGGED)} />
      </div>
    </div>
  );
}

function Tools({
  table,
  snapshot: { view, isRunning, isPaused, canUndo, canRedo },
  onLeave,
}: {
  readonly table: BoardTable;
  readonly snapshot: BoardSnapshot;
  readonly onLeave: () => void;
}) {
  return (
    <div className={styles.tools}>
      <IconButton label="Take back" disabled={!canUndo} onClick={table.undo}>
        <Undo2 size={18} aria-hidden />
      </IconButton>
      <IconButton label="Do again" disabled={!canRedo} onClick={table.redo}>
        <Redo2 size={18} aria-hidden />
      </IconButton>
      {isPaused && view.outcome === null ? (
        <IconButton label="Play on" onClick={table.resume}>
          <Play size={18} aria-hidden />
        </IconButton>
      ) : (
        <IconButton label="Pause" disabled={!isRunning} onClick={table.pause}>
          <Pause size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label="Faster"
        disabled={view.outcome !== null || !(isRunning || isPaused)}
        onClick={table.hurry}
      >
        <FastForward size={18} aria-hidden />
      </IconButton>
      <IconButton
        label="Save the game as a file"
        onClick={() =>
          saveText('board-game.json', JSON.stringify(table.record()), 'application/json')
        }
      >
        <Download size={18} aria-hidden />
      </IconButton>
      <Button size="small" kind="quiet" onClick={onLeave}>
        New game
      </Button>
    </div>
  );
}

/** The action that a press on a place stands for. */
function actionsByPlace(legal: readonly Action[]): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  for (const action of legal) {
    if (action.kind === 'ship' || action.kind === 'to') actions.set(action.to, action);
    if (action.kind === 'ship-from') actions.set(action.from, action);
    if (action.kind === 'move' || action.kind === 'fight') {
      const territory = action.kind === 'move' ? action.from : action.territory;
      for (const { id } of placesOf(territory)) if (!actions.has(id)) actions.set(id, action);
    }
  }
  return actions;
}

/** What stands in a place, in words. */
function saidOf(view: BoardView, { id }: Location): readonly string[] {
  const spice = view.spice.find(({ at }) => at === id);
  return [
    ...view.factions.flatMap(({ forces }, seat) =>
      forces.flatMap(({ at, count }) =>
        at === id ? [`${factionName(view, seat)} ${counted(count, 'force')}`] : [],
      ),
    ),
    ...(spice === undefined ? [] : [`${spice.amount} spice`]),
    ...shippingOf(view, id),
  ];
}

/** What a force costs that is shipped to a place, while a shipment is chosen. */
function shippingOf({ frames, factions, seat }: BoardView, to: string): readonly string[] {
  const frame = frames.at(-1);
  const own = seat === null ? undefined : factions[seat];
  if (frame?.step !== 'ship' || frame.to !== null || own === undefined) return [];
  const two = price(own, { ...frame, to }, 2);
  return [two === 0 ? 'shipping is free' : `2 forces ship for ${two} spice`];
}

function Waiting({
  table,
  view,
  isRunning,
  isPaused,
}: {
  readonly table: BoardTable;
  readonly view: BoardView;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
}) {
  const name = view.asked === null ? '' : factionName(view, view.asked);
  if (!isRunning && !isPaused)
    return (
      <section className={styles.waiting} aria-label="Change of seats">
        <h2>{name} is asked</h2>
        <p>Hand the device over: what is behind a shield stays hidden till {name} looks.</p>
        <Button kind="primary" onClick={table.take}>
          <Eye size={18} aria-hidden /> I play {name}
        </Button>
      </section>
    );
  return (
    <section className={styles.waiting} aria-live="polite">
      <p className="text-muted">
        {isPaused ? `The game waits. ${name} is next.` : `${name} decides …`}
      </p>
    </section>
  );
}

const REASONS = {
  strongholds: 'They held enough strongholds in the mentat pause.',
  prediction: 'The Bene Gesserit had foretold it, and win in their place.',
  fremen: 'The last turn is over and Arrakis stayed free.',
  guild: 'The last turn is over and nobody else has won.',
  'last-turn': 'The last turn is over; they hold the most strongholds.',
} as const;

function Ending({ table, view }: { readonly table: BoardTable; readonly view: BoardView }) {
  if (view.outcome === null) return null;
  const { winners, reason } = view.outcome;
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <h2 id="ending">{listed(winners.map((seat) => factionName(view, seat)))} won</h2>
      <p>{REASONS[reason]}</p>
      <p className="text-muted">
        Turn {view.turn}. The table’s mark: <code>{table.hash()}</code>
      </p>
    </section>
  );
}
