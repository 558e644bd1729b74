import { Download, Eye, FastForward, Link2, LogOut, Pause, Play, Redo2, Undo2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { NotKept } from '@/app/_table/not-kept';
import { OtherLines } from '@/app/_table/other-lines';
import { copyGameLink, saveGame } from '@/app/_table/share-game';
import { Button, IconButton } from '@/app/_ui/base/button';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf, placesOf, rulesOf } from '@/lib/board/engine/facts';
import { shippingText } from '@/lib/board/engine/narration/action';
import { REASONS } from '@/lib/board/engine/narration/log';
import { eliteName, factionName } from '@/lib/board/engine/narration/names';
import { questionOf } from '@/lib/board/engine/narration/question';
import type { BoardView } from '@/lib/board/engine/state/view';
import { type Location, nameOf } from '@/lib/board/map/map';
import { BOARD_GAME, writeGameLink } from '@/lib/codecs/links/game-link';
import { capital, counted, listed } from '@/lib/sentences';
import { BoardMap } from '../board-map';
import { FactionSeal } from '../faction-seal';
import { MapKey } from '../map-parts';
import { BattleView } from './battle-view';
import type { BoardSnapshot, BoardTable } from './board-table';
import { OpenDiscards } from './discards';
import { FactionRows, OwnHand } from './faction-rows';
import { ForcesLayer } from './forces-layer';
import { GiveSpice } from './give-spice';
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
  const said = (location: Location) =>
    saidOf(view, location, isLit(location)).filter((part) => part !== '');
  const about = placeAsked(view);
  useSpoken(spokenOf(snapshot));
  return (
    <div className={styles.desk} data-table data-own-head>
      <div className={styles.map}>
        <h1 className="visually-hidden">The board game</h1>
        <div className={styles.head}>
          <p className={styles.turn}>
            {view.turn === 0 ? 'Set-up' : `Turn ${view.turn} of ${rulesOf(view).turns}`}
            <span>, storm in sector {view.storm}</span>
          </p>
          <Tools table={table} snapshot={snapshot} onLeave={onLeave} />
        </div>
        {!snapshot.isKept && <NotKept onSave={() => saveBoardGame(table)} />}
        <PhaseBar edition={view.edition} phase={view.phase} />
        <BoardMap
          storm={view.storm}
          chosen={about}
          isChoice={false}
          blows={false}
          isDim={(location) =>
            location.territory !== about?.territory &&
            (byPlace.size > 0 ? !isLit(location) : about !== null)
          }
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
          <Ending table={table} view={view} onLeave={onLeave} />
        ) : legal.length > 0 ? (
          <Fragment key={snapshot.at}>
            <Question at={snapshot.at} view={view} legal={legal} onAct={table.act} />
            <GiveSpice view={view} onGive={table.act} />
          </Fragment>
        ) : (
          <Waiting table={table} view={view} isRunning={isRunning} isPaused={isPaused} />
        )}
        <BattleView view={view} />
        <Log lines={table.lines(LOGGED)} at={snapshot.at} view={view} />
        <FactionRows view={view} />
        <OwnHand view={view} />
        <OpenDiscards view={view} />
        <OtherLines lines={snapshot.branches} onTake={table.returnTo} />
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
      <IconButton label="Save the game as a file" onClick={() => saveBoardGame(table)}>
        <Download size={18} aria-hidden />
      </IconButton>
      <IconButton
        label="Copy the link to this game"
        onClick={() => void copyGameLink('/board/play', writeGameLink(BOARD_GAME, table.record()))}
      >
        <Link2 size={18} aria-hidden />
      </IconButton>
      <Button size="small" kind="quiet" className={styles.leave} onClick={onLeave}>
        <LogOut size={18} aria-hidden />
        <span>New game</span>
      </Button>
    </div>
  );
}

function saveBoardGame(table: BoardTable): void {
  const { view } = table.getSnapshot();
  saveGame(
    view.factions.map((_, seat) => factionName(view, seat)),
    view.turn,
    table.record(),
  );
}

/** What a screen reader is told as the game goes on. */
function spokenOf({ view, legal, isRunning, isPaused }: BoardSnapshot): string | null {
  if (view.outcome !== null)
    return `${listed(view.outcome.winners.map((seat) => factionName(view, seat)))} won`;
  if (legal.length > 0) return questionOf(view);
  if (isRunning || isPaused || view.asked === null) return null;
  return `${factionName(view, view.asked)} is asked`;
}

/** The action that a press on a place stands for; none where it could stand for several. */
function actionsByPlace(legal: readonly Action[]): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  const twice = new Set<string>();
  for (const action of legal)
    for (const id of placesFor(action)) {
      if (actions.has(id)) twice.add(id);
      actions.set(id, action);
    }
  for (const id of twice) actions.delete(id);
  return actions;
}

function placesFor(action: Action): readonly string[] {
  switch (action.kind) {
    case 'ship':
    case 'to':
      return [action.to];
    case 'ship-from':
      return [action.from];
    case 'move':
      return placesOf(action.from).map(({ id }) => id);
    case 'fight':
    case 'special-worm':
      return placesOf(action.territory).map(({ id }) => id);
    default:
      return [];
  }
}

/** The place that is asked about: where a group leaves from, where a battle is. */
function placeAsked({ frames }: BoardView): Location | null {
  const frame = frames.at(-1);
  switch (frame?.step) {
    case 'move':
    case 'ride':
      return frame.from === null ? null : (placesOf(frame.from)[0] ?? null);
    case 'ship':
      return frame.from === null ? null : placeOf(frame.from);
    case 'battle':
      return frame.places[0] === undefined ? null : placeOf(frame.places[0]);
    default:
      return null;
  }
}

/** What stands in a place, in words. */
function saidOf(view: BoardView, { id }: Location, isLit: boolean): readonly string[] {
  const spice = view.spice.find(({ at }) => at === id);
  return [
    ...view.factions.flatMap(({ id: faction, forces, advisors }, seat) => [
      ...forces.flatMap(({ at, count, elite = 0 }) =>
        at === id
          ? [
              `${factionName(view, seat)} ${counted(count, 'force')}${elite === 0 ? '' : `, ${elite} of them ${eliteName(faction)}`}`,
            ]
          : [],
      ),
      ...advisors.flatMap(({ at, count }) =>
        at === id ? [`${factionName(view, seat)} ${counted(count, 'advisor')}`] : [],
      ),
    ]),
    ...(spice === undefined ? [] : [`${spice.amount} spice`]),
    ...(isLit ? [shippingText(view, id).replace(/^, /, '')] : []),
  ];
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
        <Button kind="primary" autoFocus onClick={table.take}>
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

function Ending({
  table,
  view,
  onLeave,
}: {
  readonly table: BoardTable;
  readonly view: BoardView;
  readonly onLeave: () => void;
}) {
  if (view.outcome === null) return null;
  const { winners, reason } = view.outcome;
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <p className={styles.winners}>
        {winners.map((seat) => (
          <FactionSeal key={seat} faction={view.factions[seat]?.id ?? ''} />
        ))}
      </p>
      <h2 id="ending">{listed(winners.map((seat) => factionName(view, seat)))} won</h2>
      <p>
        {capital(REASONS[reason])}, in turn {view.turn}.
      </p>
      <Button kind="primary" onClick={onLeave}>
        Play again
      </Button>
      <p className="text-s text-muted">
        Digest of the last position: <code>{table.hash()}</code>
      </p>
    </section>
  );
}
