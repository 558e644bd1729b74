import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { KeysList } from '@/app/_table/keys-list';
import { NotKept } from '@/app/_table/not-kept';
import { useSinglePress } from '@/app/_table/single-press';
import { Dialog } from '@/app/_ui/base/dialog';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { SiteMenu } from '@/app/_ui/shell/site-menu';
import { type Action, type ActionKind, PASS } from '@/lib/board/engine/actions';
import { isArming } from '@/lib/board/engine/battle/plan-parts';
import { placesOf, rulesOf } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import { phaseName } from '@/lib/board/engine/narration/sentences';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { listed } from '@/lib/sentences';
import { LateScene } from '../scene/late-scene';
import { BattleDetails } from './battle-counsel';
import { battleHeadline } from './battle-duel';
import { sidesIn } from './battle-line';
import { BattleReveal } from './battle-reveal';
import { withPlan } from './battle-sides';
import { ASKED, ASKED_PANEL, LastBattle, Own, SideTabs, Standing } from './beside';
import { KEYS, useBoardKeys } from './board-keys';
import type { BoardSnapshot, BoardTable } from './board-table';
import { Chart } from './chart';
import { Ending } from './ending';
import { FactionStrip } from './faction-strip';
import { wonIn } from './holders';
import { NOTHING } from './lately';
import { OwnLine } from './own-line';
import { PhaseBar } from './phase-bar';
import { actionsByPlace } from './place-actions';
import { placeAsked } from './place-asked';
import { MapSigns } from './place-key';
import { PlanForm } from './plan-form';
import styles from './play.module.css';
import { askedOf, Question } from './question';
import { allianceReason } from './reasons';
import { saleIn } from './sale';
import { Since } from './since';
import { stormMoveIn } from './storm-choice';
import { saveBoardGame, Tools } from './tools';
import { decidingOf, tracesIn } from './traces';
import { usePlan } from './use-plan';
import { Waiting } from './waiting';

/** Where the factions and the own hand have room left of the map; the same width as in the style sheet. */
const WIDE = '(min-width: 1800px)';

/** What makes a move, or chooses one. */
const MOVES = '[aria-labelledby="question"] button, [data-place]';

/** A game: the map with all that lies on it, what is asked, how the factions stand, what happened. */
export function Table({
  table,
  onLeave,
}: {
  readonly table: BoardTable;
  readonly onLeave: () => void;
}) {
  const snapshot = table.use();
  const { view, legal, elsewhere, fought } = snapshot;
  const step = stepOf(snapshot);
  const [pointing, setPointing] = useState<{ readonly in: string; readonly at: Location | null }>();
  const setPointed = (at: Location | null) => setPointing({ in: step, at });
  // a finger points at nothing once the place is chosen
  const pointed = pointing?.in === step ? pointing.at : null;
  const byPlace = useMemo(() => actionsByPlace([...legal, ...elsewhere]), [legal, elsewhere]);
  const [look, setLook] = useState<{ readonly of: BoardView; readonly at: Location } | null>(null);
  // while a battle is looked at, where it was
  const foughtAt = fought === null ? null : (placesOf(fought.territory)[0] ?? null);
  const looked = look?.of === view ? look.at : foughtAt;
  const pointedAction = pointed === null ? undefined : byPlace.get(pointed.id);
  const isNarrow = useMedia(NARROW);
  // on a phone a new question comes to the front
  const [tab, setTab] = useState<{ readonly in: string; readonly value: string } | null>(null);
  const isAsked = legal.length > 0 || fought !== null;
  const shownTab = isAsked && tab?.in !== step ? null : (tab?.value ?? null);
  const isAway = isNarrow && shownTab !== null && shownTab !== ASKED;
  const won = useMemo(() => wonIn(view), [view]);
  const lately = useMemo(
    () => (snapshot.legal.length > 0 || snapshot.view.outcome !== null ? table.lately() : NOTHING),
    [table, snapshot],
  );
  const said = useMemo(() => (hasCounsel(snapshot) ? table.counsel() : null), [table, snapshot]);
  const mostBid = useMemo(() => (said?.kind === 'bid' ? table.mostBid() : 0), [table, said]);
  const found = useMemo(
    () => (snapshot.legal.length > 0 ? table.whole(said) : null),
    [table, snapshot, said],
  );
  const whole = found !== null && 'to' in found ? found : null;
  const stay = found !== null && 'stays' in found ? found : null;
  // a whole suggestion may start from elsewhere than a steward would, for what decides the game; without one no group starts
  const isGroup = said?.kind === 'move' || said?.kind === 'ship-from';
  const why = allianceReason(view, said);
  // an alliance that nothing speaks against is not broken
  const advised = said?.kind === 'break' && why === null ? null : said;
  const start = advised === null ? null : (whole?.steps[0] ?? (isGroup ? PASS : advised));
  const counsel = stay === null ? start : PASS;
  const isShipping = legal.some(({ kind }) => kind === 'ship') && snapshot.ahead === 0;
  const stays = useMemo(
    () => isShipping && counsel?.kind === 'pass' && table.stays(),
    [table, isShipping, counsel],
  );
  const passesAll = useMemo(
    () => saleIn(view) !== null && said?.kind === 'pass' && table.passesOnAll(),
    [table, view, said],
  );
  // how far the storm is to move; a card is not played unless a number is chosen
  const stormMove = stormMoveIn(legal);
  const [set, setNumber] = useState<{ readonly in: string; readonly number: number }>();
  const stormNumber =
    set?.in === step ? set.number : stormMove === 'dial' ? leastDial(legal) : null;
  const setStorm = (number: number) => setNumber({ in: step, number });
  const { parts, dial, choose } = usePlan(table, snapshot);
  const isBattling = view.phase === 'battle';
  // on a phone a battle leaves the map less height, unless it was opened
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  const hasDuel = isAsked && (fought !== null || sidesIn(view) !== null);
  const isDuel = hasDuel && openedIn !== step;
  const deeds = useMemo(() => {
    if (view.outcome !== null) return decidingOf(lately.traces, won);
    const place = isBattling ? (looked ?? placeAsked(view)) : null;
    return place === null ? lately.traces : tracesIn(lately.traces, place.territory.id);
  }, [view, lately, won, isBattling, looked]);
  const planned = withPlan(view, parts);
  const armed = withPlan(view, parts.filter(isArming));
  const isWide = useMedia(WIDE);
  // on a phone; in the first turn what the signs of the factions mean comes before it
  const seen = pointed ?? looked;
  const canPress = legal.length > 0 && byPlace.size > 0;
  const hasLine = view.turn > 1 || canPress || seen !== null;
  const since = (isTight: boolean) =>
    lately.lines.length > 0 && (
      <Since
        {...{ view, lately, looked }}
        isFolded={!isWide}
        most={parts.length > 0 || saleIn(view) !== null || isTight ? 1 : isNarrow ? 2 : 3}
        onPoint={setPointed}
        onLook={(at) => setLook(at === null ? null : { of: view, at })}
      />
    );
  useSpoken(spokenOf(snapshot));
  const [isHelping, setHelping] = useState(false);
  const showHelp = useCallback(() => setHelping(true), []);
  useBoardKeys(table, showHelp);
  useSinglePress(table.getSnapshot, stepOf, MOVES);
  // the first card for sale does not lie there blank
  useEffect(() => void LateScene.fetch(), []);
  // the head of the site folds into a menu
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-head-away', true);
    return () => void document.documentElement.toggleAttribute('data-head-away', false);
  }, []);
  // on a phone each question begins where all of it is in sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is another question
  useLayoutEffect(() => {
    if (isNarrow) window.scrollTo({ top: 0 });
  }, [isNarrow, step]);
  return (
    <div
      className={styles.desk}
      data-table
      data-own-head
      data-workspace
      data-fit={(view.outcome === null && !isAway) || undefined}
      data-battle={isDuel || undefined}
      data-planning={parts.length > 0 || undefined}
    >
      {isWide && (
        <div className={`${styles.panel} ${styles.left}`}>
          <Standing table={table} snapshot={snapshot} view={armed} isWide />
        </div>
      )}
      <div className={styles.map}>
        <h1 className="visually-hidden">The board game</h1>
        <div className={styles.head}>
          {!isNarrow && <SiteMenu />}
          <div className={styles.when}>
            <p className={styles.turn}>
              {view.turn === 0 ? 'Set-up' : `Turn ${view.turn} of ${rulesOf(view).turns}`}
              <span>
                <i>, </i>storm in sector {view.storm}
              </span>
            </p>
            {view.phase !== null && (
              <p className={styles.phase} aria-hidden>
                {phaseName(view.edition, view.phase)}
              </p>
            )}
          </div>
          <Tools {...{ table, snapshot, onLeave }} onHelp={showHelp} />
        </div>
        {!snapshot.isKept && <NotKept onSave={() => saveBoardGame(table)} />}
        <PhaseBar edition={view.edition} phase={view.phase} />
        {isNarrow && view.outcome === null && (
          <FactionStrip view={view}>
            {hasLine && <OwnLine view={view} touched={seen} canPress={canPress} />}
          </FactionStrip>
        )}
        <Chart
          {...{ view, legal, counsel, byPlace, pointed, looked, deeds, won, isWide }}
          {...{ stormMove, stormNumber }}
          goal={whole?.to ?? null}
          march={whole?.march ?? null}
          fold={
            hasDuel
              ? { isFolded: isDuel, onFold: (folded) => setOpenedIn(folded ? null : step) }
              : null
          }
          onStorm={setStorm}
          onPoint={setPointed}
          onAct={table.act}
        />
      </div>
      {isHelping && (
        <Dialog title={isNarrow ? 'Signs on the map' : 'Keys'} onClose={() => setHelping(false)}>
          {!isNarrow && (
            <>
              <KeysList keys={KEYS} />
              <h3>Signs on the map</h3>
            </>
          )}
          <MapSigns />
        </Dialog>
      )}
      <div className={`${styles.panel} ${styles.right}`}>
        {view.outcome !== null ? (
          <Ending table={table} view={view} onLeave={onLeave} />
        ) : fought !== null ? (
          <div className={styles.asked} hidden={isAway} {...(isNarrow && ASKED_PANEL)}>
            <BattleReveal
              view={view}
              battle={fought}
              toKeep={snapshot.toKeep}
              at={step}
              onGoOn={table.goOn}
              onAll={table.actAll}
            />
          </div>
        ) : legal.length > 0 ? (
          <div key={step} className={styles.asked} hidden={isAway} {...(isNarrow && ASKED_PANEL)}>
            {isWide && since(false)}
            <Question
              at={step}
              view={armed}
              legal={legal}
              counsel={counsel}
              whole={whole}
              because={stay?.stays != null ? `Stay: ${stay.stays}` : why}
              plan={
                parts.length === 0 ? null : (
                  <PlanForm
                    view={planned}
                    parts={parts}
                    advised={dial}
                    onChoose={choose}
                    onLock={() => table.actAll(parts.map(({ action }) => action))}
                  >
                    <BattleDetails view={armed} />
                  </PlanForm>
                )
              }
              late={(isTight) => !isWide && since(isTight)}
              isNews={lately.ranked.some(
                ({ battle, event }) => battle !== null || event.kind === 'turn-began',
              )}
              pointed={pointedAction}
              onPoint={setPointed}
              stormNumber={stormNumber}
              onStorm={setStorm}
              onAct={table.act}
              onAll={table.actAll}
              mostBid={mostBid}
              onBidTo={table.bidTo}
              onNever={table.neverAsk}
              answered={snapshot.answered}
              onAskAgain={table.askAgain}
              onStay={stays ? () => table.actAll([PASS, PASS]) : null}
              passesAll={passesAll}
              onBack={snapshot.canGoBack ? table.goBack : null}
            />
          </div>
        ) : (
          <div className={styles.asked} data-waiting>
            <Waiting table={table} snapshot={snapshot} />
          </div>
        )}
        {isNarrow ? (
          <SideTabs
            {...{ table, snapshot }}
            view={armed}
            chosen={shownTab}
            onChoose={(value) => setTab({ in: step, value })}
          />
        ) : isWide ? (
          <>
            <Own table={table} snapshot={snapshot} view={armed} />
            <LastBattle table={table} view={view} />
          </>
        ) : (
          <Standing table={table} snapshot={snapshot} view={armed} isWide={false} />
        )}
      </div>
    </div>
  );
}

/** Which step of the game it is: moves so far, and steps that are chosen and not played. */
function stepOf({ at, ahead }: BoardSnapshot): string {
  return ahead === 0 ? String(at) : `${at} ${ahead}`;
}

/** Of these what a steward would do is said. */
const COUNSELLED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'grant',
  'defense',
  'weapon',
  'ask',
  'weather',
  'order',
  'propose',
  'break',
  'accept',
  'fight',
  'voice',
  'capture',
  'keep-traitor',
  'predict',
  'ship',
  'accompany',
  'advise',
  'flip',
  'worm',
  'leader',
]);

/** Whether what a steward would do is said: also of a bid and of from where to move. */
function hasCounsel({ view, legal }: BoardSnapshot): boolean {
  const frame = view.frames.at(-1);
  const isMoving = frame?.step === 'ride' || (frame?.step === 'move' && frame.from === null);
  const isOne = isMoving || saleIn(view) !== null;
  return legal.length > 0 && (isOne || legal.some(({ kind }) => COUNSELLED.has(kind)));
}

function leastDial(legal: readonly Action[]): number {
  return Math.min(...legal.flatMap((action) => (action.kind === 'dial' ? [action.number] : [])));
}

/** What a screen reader is told as the game goes on. */
function spokenOf({ view, legal, fought, isRunning, isPaused }: BoardSnapshot): string | null {
  if (view.outcome !== null)
    return `${listed(view.outcome.winners.map((seat) => factionName(view, seat)))} won`;
  if (fought !== null) return battleHeadline(view, fought);
  if (legal.length > 0) return askedOf(view);
  if (isRunning || isPaused || view.asked === null) return null;
  return `${factionName(view, view.asked)} is asked`;
}
