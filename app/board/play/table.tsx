import { Eye } from 'lucide-react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { NotKept } from '@/app/_table/not-kept';
import { OtherLines } from '@/app/_table/other-lines';
import { Button } from '@/app/_ui/base/button';
import { Tabs } from '@/app/_ui/base/tabs';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import type { Action } from '@/lib/board/engine/actions';
import { isArming } from '@/lib/board/engine/battle/plan-parts';
import { placeOf, placesOf, rulesOf } from '@/lib/board/engine/facts';
import { shippingText } from '@/lib/board/engine/narration/action';
import { phaseName } from '@/lib/board/engine/narration/log';
import { eliteName, factionName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { type Location, nameOf } from '@/lib/board/map/map';
import { counted, listed } from '@/lib/sentences';
import { BoardMap } from '../board-map';
import { Come } from '../map-layers';
import { MapNames } from '../map-names';
import { MapKey } from '../map-parts';
import { BattleDuel } from './battle-duel';
import { withPlan } from './battle-sides';
import { BattleView } from './battle-view';
import type { BoardSnapshot, BoardTable } from './board-table';
import { OpenDiscards } from './discards';
import { Ending } from './ending';
import { FactionRows } from './faction-rows';
import { ForcesLayer, TokenThreads, useForcesLaid } from './forces-layer';
import { GiveSpice } from './give-spice';
import { Holders, Won, wonIn } from './holders';
import type { Lately } from './lately';
import { Log } from './log';
import { OwnHand } from './own-hand';
import { PhaseBar } from './phase-bar';
import { PlanForm } from './plan-form';
import styles from './play.module.css';
import { askedOf, Question } from './question';
import { Since } from './since';
import { occupiedIn, tellingOf } from './telling';
import { saveBoardGame, Tools } from './tools';

const NOTHING: Lately = { lines: [], places: [] };
const NO_ACTIONS: readonly Action[] = [];

/** What is chosen so far of a battle plan, and in which view: one of another position has another plan. */
interface Draft {
  readonly of: BoardView | null;
  readonly actions: readonly Action[];
}

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
  const byPlace = useMemo(() => actionsByPlace(legal), [legal]);
  const isLit = ({ id }: Location) => byPlace.has(id);
  const said = (location: Location) =>
    saidOf(view, location, isLit(location)).filter((part) => part !== '');
  const [look, setLook] = useState<{ readonly of: BoardView; readonly at: Location } | null>(null);
  const looked = look?.of === view ? look.at : null;
  const about = looked ?? placeAsked(view);
  const shownPlace = pointed ?? looked;
  const laid = useForcesLaid(view);
  const told = useMemo(() => tellingOf(view, [...byPlace.keys()]), [view, byPlace]);
  const occupied = useMemo(() => occupiedIn(view), [view]);
  const won = useMemo(() => wonIn(view), [view]);
  const lately = useMemo(
    () => (snapshot.legal.length > 0 ? table.lately() : NOTHING),
    [table, snapshot],
  );
  const [draft, setDraft] = useState<Draft>({ of: null, actions: [] });
  const drafted = draft.of === view ? draft.actions : NO_ACTIONS;
  const parts = useMemo(
    () => (snapshot.legal.length > 0 ? table.planParts(drafted) : []),
    [table, snapshot, drafted],
  );
  const planned = withPlan(view, parts);
  const armed = withPlan(view, parts.filter(isArming));
  useSpoken(spokenOf(snapshot));
  return (
    <div className={styles.desk} data-table data-own-head>
      <div className={styles.map}>
        <h1 className="visually-hidden">The board game</h1>
        <div className={styles.head}>
          <div className={styles.when}>
            <p className={styles.turn}>
              {view.turn === 0 ? 'Set-up' : `Turn ${view.turn} of ${rulesOf(view).turns}`}
              <span>, storm in sector {view.storm}</span>
            </p>
            {view.phase !== null && (
              <p className={styles.phase} aria-hidden>
                {phaseName(view.edition, view.phase)}
              </p>
            )}
          </div>
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
            (byPlace.size > 0 ? !isLit(location) : about !== null || won.size > 0)
          }
          isLit={isLit}
          say={said}
          onChoose={({ id }) => {
            const action = byPlace.get(id);
            if (action) table.act(action);
          }}
          onPoint={setPointed}
          ground={<Holders view={view} />}
          under={
            <>
              <Come places={lately.places.filter((id) => !byPlace.has(id))} />
              <Won territories={won} />
              <TokenThreads laid={laid} />
            </>
          }
          names={
            <MapNames
              whole={laid.whole.moved}
              small={laid.small.moved}
              {...told}
              storm={view.storm}
            />
          }
          occupied={occupied}
        >
          <ForcesLayer laid={laid} />
        </BoardMap>
        <p className={styles.place} aria-hidden>
          {shownPlace === null ? '' : [nameOf(shownPlace), ...said(shownPlace)].join(' · ')}
        </p>
        <MapKey className={styles.key}>
          <li data-kind="spice">Spice that lies there</li>
          <li data-kind="held">Held: its holder’s colour</li>
        </MapKey>
      </div>
      <div className={styles.panel}>
        {view.outcome !== null ? (
          <Ending table={table} view={view} onLeave={onLeave} />
        ) : legal.length > 0 ? (
          <Fragment key={snapshot.at}>
            <Question
              at={snapshot.at}
              view={armed}
              legal={legal}
              plan={
                parts.length === 0 ? null : (
                  <PlanForm
                    view={planned}
                    parts={parts}
                    onChoose={(action) => setDraft({ of: view, actions: [...drafted, action] })}
                    onLock={() => table.lockPlan(parts)}
                  />
                )
              }
              onAct={table.act}
              onBack={snapshot.canGoBack ? table.goBack : null}
            />
            <Since
              {...{ view, lately, looked }}
              onLook={(at) => setLook(at === null ? null : { of: view, at })}
            />
            <GiveSpice view={view} onGive={table.act} />
          </Fragment>
        ) : (
          <Waiting table={table} view={view} isRunning={isRunning} isPaused={isPaused} />
        )}
        <Beside table={table} snapshot={snapshot} view={armed} />
      </div>
    </div>
  );
}

/** The battle, the factions, the own hand and the log: below one another, on a phone as tabs. */
function Beside({
  table,
  snapshot,
  view,
}: {
  readonly table: BoardTable;
  readonly snapshot: BoardSnapshot;
  /** With the battle plan that is being made, but for what it dials. */
  readonly view: BoardView;
}) {
  const { branches } = snapshot;
  const isNarrow = useMedia(NARROW);
  const [chosen, setChosen] = useState<string | null>(null);
  const battles = table.battles();
  const isBattle = view.frames.some(({ step }) => step === 'battle');
  const hasPlans = battles.at(-1)?.isOver === false;
  const battle = (
    <>
      {isBattle && !hasPlans && <BattleView view={view} known={snapshot.view} />}
      <BattleDuel view={view} battles={battles} />
    </>
  );
  const factions = <FactionRows view={view} />;
  const log = (
    <>
      <Log table={table} snapshot={snapshot} />
      <OtherLines lines={branches} onTake={table.returnTo} />
    </>
  );
  const own = <OwnHand view={view} />;
  const discards = <OpenDiscards view={view} />;
  if (!isNarrow)
    return (
      <>
        {battle}
        {factions}
        {own}
        {log}
        {discards}
      </>
    );
  const hasBattle = isBattle || battles.length > 0;
  const tabs = [
    ...(hasBattle ? [{ value: 'battle', label: 'Battle', panel: battle }] : []),
    { value: 'factions', label: 'Factions', panel: withBelow(factions, discards) },
    ...(view.seat === null ? [] : [{ value: 'own', label: 'Your shield', panel: own }]),
    { value: 'log', label: 'Log', panel: log },
  ];
  const shown = tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]?.value ?? 'factions';
  return <Tabs label="The table" tabs={tabs} value={shown} onValueChange={setChosen} />;
}

function withBelow(above: ReactNode, below: ReactNode): ReactNode {
  return (
    <>
      {above}
      {below}
    </>
  );
}

/** What a screen reader is told as the game goes on. */
function spokenOf({ view, legal, isRunning, isPaused }: BoardSnapshot): string | null {
  if (view.outcome !== null)
    return `${listed(view.outcome.winners.map((seat) => factionName(view, seat)))} won`;
  if (legal.length > 0) return askedOf(view);
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
