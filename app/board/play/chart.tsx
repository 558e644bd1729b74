import { useMemo, useState } from 'react';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf, placesOf } from '@/lib/board/engine/facts';
import { offers } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LOCATIONS, type Location, locationsOf } from '@/lib/board/map/map';
import { BoardMap } from '../board-map';
import { LitRing, Pointed } from '../lit-ring';
import { type Fold, middleOf } from '../map-frame';
import { MapNames } from '../map-names';
import { MapKey } from '../map-parts';
import { FaintBlows } from './faint-blows';
import { ForcesLayer, TokenThreads, useForcesLaid, Worm } from './forces-layer';
import { Holders, Won } from './holders';
import { placesPressedWith } from './place-actions';
import { aroundAsked, asksWhence, placeAsked, placeGoneTo, startIn } from './place-asked';
import { PlaceFacts } from './place-facts';
import { PlaceKey, type PlaceMarks } from './place-key';
import { isPlace, locationsIn, parted } from './place-keys';
import { picksOf } from './place-pick';
import { aboutText, saidOf } from './place-words';
import styles from './play.module.css';
import { Seats } from './seats';
import { SliceLayer } from './slice-layer';
import type { StormMove } from './storm-choice';
import { StormKeys, StormWayLayer } from './storm-layer';
import { fadedIn, occupiedIn, tellingOf } from './telling';
import { type March, marchChosen, NO_TRACES, type Traces } from './traces';
import { TraceSigns, TraceWays, useTracesLaid } from './traces-layer';

/** The map with all that lies on it, what may be pressed there, and its legend. */
export function Chart({
  view,
  legal,
  counsel,
  byPlace,
  pointed,
  looked,
  deeds,
  won,
  isWide,
  fold,
  stormMove,
  stormNumber,
  goal,
  march,
  onStorm,
  onPoint,
  onAct,
}: {
  readonly view: BoardView;
  readonly legal: readonly Action[];
  /** What a steward would do, where that is asked. */
  readonly counsel: Action | null;
  /** What a press on a place does, by the place's id. */
  readonly byPlace: ReadonlyMap<string, Action>;
  readonly pointed: Location | null;
  /** What is looked at besides, from what happened. */
  readonly looked: Location | null;
  readonly deeds: Traces;
  /** Where the game was won, by territory. */
  readonly won: ReadonlySet<string>;
  readonly isWide: boolean;
  /** How a phone's map makes room for a battle that is asked about; null for none. */
  readonly fold: Fold | null;
  /** How the storm is to move, if that is asked, and the number as it is set. */
  readonly stormMove: StormMove | null;
  readonly stormNumber: number | null;
  /** Where the suggested shipment or move goes, and the move. */
  readonly goal: string | null;
  readonly march: March | null;
  readonly onStorm: (number: number) => void;
  readonly onPoint: (place: Location | null) => void;
  readonly onAct: (action: Action) => void;
}) {
  const isNarrow = useMedia(NARROW);
  // who has played a turn knows what the map shows; below a phone's map it is in nobody's way
  const isNew = isNarrow || view.turn <= 1;
  const isLit = ({ id }: Location) => byPlace.has(id);
  // a finger is told of a place that cannot be chosen, till something else is asked
  const [touch, setTouch] = useState<{ readonly of: BoardView; readonly at: Location } | null>(
    null,
  );
  const touched = touch?.of === view ? touch.at : null;
  const said = (location: Location) =>
    saidOf(view, location, isLit(location) || location.id === goal);
  const about = looked ?? placeAsked(view);
  const isAsked = legal.length > 0;
  const asked = view.frames.at(-1);
  const to = isAsked ? placeGoneTo(view) : null;
  const shown = useMemo(
    () => new Set(to === null ? byPlace.keys() : [...byPlace.keys(), to]),
    [byPlace, to],
  );
  // once it is chosen, it alone stays lit: the others can still be pressed
  const lit = useMemo(() => (to === null ? shown : new Set([to])), [shown, to]);
  const isMost = lit.size * 2 > LOCATIONS.size;
  const at = touched ?? pointed;
  const bright = at === null ? [] : placesPressedWith(at.id, byPlace);
  // forces stand anywhere in a territory, but go to one place of it
  const outlined = useMemo(() => {
    if (about === null) return undefined;
    const start = looked === null ? startIn(view) : null;
    if (start !== null) return new Set(start.places);
    const isGoal = looked === null && about.id === placeGoneTo(view);
    return new Set((isGoal ? [about] : locationsOf(about.territory)).map(({ id }) => id));
  }, [view, about, looked]);
  const chosen = useMemo(() => marchChosen(view) ?? march, [view, march]);
  // where places are asked for all over the map, round the way that is chosen or suggested
  const around = useMemo(() => {
    const end = to ?? goal;
    const way = [
      ...(end === null ? [] : [end]),
      ...(chosen === null ? [] : placesOf(chosen.from).map(({ id }) => id)),
    ];
    const all = aroundAsked([...shown, ...way], about);
    return {
      box: all ?? aroundAsked(way, about),
      isNear: isNarrow && shown.size > 0 && (to !== null || all !== null),
    };
  }, [shown, about, to, goal, chosen, isNarrow]);
  const isBattling = view.phase === 'battle';
  const fought = useMemo(
    () => (isBattling && about !== null ? aroundAsked([], about) : null),
    [isBattling, about],
  );
  // While others decide, the map stays where it is.
  const [lastAround, setLastAround] = useState(around);
  if (isAsked && lastAround !== around) setLastAround(around);
  const box = view.outcome === null ? (fought ?? lastAround.box) : null;
  const seen = at ?? looked;
  const laid = useForcesLaid(view);
  const [told, suggested] = useMemo(() => {
    const all = offers(view, legal);
    const [keys] = parted(all.filter(isPlace), view);
    const picks = picksOf(all, view, counsel);
    return [
      tellingOf(
        view,
        [...byPlace.keys()],
        keys.flatMap(({ offer }) => locationsIn(offer)),
      ),
      // an arrow says it better
      new Set(
        [...byPlace].flatMap(([id, action]) => (march === null && picks.has(action) ? [id] : [])),
      ),
    ];
  }, [view, legal, counsel, byPlace, march]);
  const hasDeeds = !isNarrow && deeds.marches.length + deeds.changes.length > 0;
  // once a place is chosen, the number is asked for
  const marks: PlaceMarks | null =
    to === null && isAsked && lit.size > 0
      ? {
          suggested: march !== null ? 'way' : suggested.size > 0 ? 'place' : null,
          deeds: hasDeeds,
          open: isMost ? null : asksWhence(view) ? 'movers' : 'places',
          // in the storm nobody looks for it
          closed: [...LOCATIONS.values()].some(
            ({ id, sector }) => !lit.has(id) && sector !== view.storm,
          ),
          // a phone has no room for what the question says
          about: isNarrow ? null : about && aboutText(view, looked),
        }
      : null;
  const faded = useMemo(() => fadedIn(to === null && shown.size > 0 ? shown : null), [to, shown]);
  const occupied = useMemo(() => occupiedIn(view), [view]);
  const traces = useTracesLaid(deeds, view.factions, laid);
  const way = useMemo(
    () => (chosen === null ? NO_TRACES : { ...NO_TRACES, marches: [chosen] }),
    [chosen],
  );
  const preview = useTracesLaid(way, view.factions, laid);
  return (
    <>
      <div className={styles.chart}>
        <BoardMap
          storm={view.storm}
          chosen={about}
          outlined={outlined}
          isChoice={false}
          blows={false}
          around={box}
          isNear={box !== null && fought === null && lastAround.isNear}
          fold={fold}
          isDim={({ id, territory }) =>
            byPlace.size > 0 && territory !== about?.territory && !lit.has(id)
          }
          isLit={isLit}
          ring={
            <>
              {bright.length > 0 && <Pointed places={bright} />}
              {to === null && (
                <LitRing
                  {...{ lit, suggested, isMost }}
                  isStrong={marks?.open === 'movers'}
                  storm={view.storm}
                  own={about?.territory.id}
                />
              )}
            </>
          }
          say={said}
          onChoose={(place) => {
            const action = byPlace.get(place.id);
            if (action) onAct(action);
            else if (isNarrow) setTouch({ of: view, at: place });
            else onPoint(place);
          }}
          onPoint={onPoint}
          ground={<Holders view={view} />}
          under={
            <>
              {isWide && <FaintBlows spice={view.spice} />}
              <Won territories={won} />
              {stormMove !== null && stormNumber !== null && (
                <StormWayLayer view={view} move={stormMove} number={stormNumber} />
              )}
              {traces !== null && <TraceWays drawn={traces} isQuiet={lit.size > 0} />}
              {preview !== null && <TraceWays drawn={preview} isQuiet={false} isSuggested />}
              <TokenThreads laid={laid} />
              {marks !== null && <SliceLayer places={suggested} laid={laid} />}
            </>
          }
          names={
            <MapNames
              whole={laid.whole.off}
              small={laid.small.off}
              moved={laid.small.moved}
              telling={told}
              closed={faded}
              storm={view.storm}
            />
          }
          occupied={occupied}
        >
          <Seats view={view} />
          {asked?.step === 'ride' && <Worm at={placesOf(asked.from)[0]?.id ?? ''} />}
          <ForcesLayer laid={laid} />
          {traces !== null && <TraceSigns drawn={traces} />}
          {stormMove === 'weather' && (
            <StormKeys storm={view.storm} most={legal.length - 2} onNumber={onStorm} />
          )}
        </BoardMap>
        {marks !== null && isNarrow && <PlaceKey marks={marks} className={styles.corner} />}
        <PlaceFacts
          {...{ view, place: seen, className: styles.place }}
          said={seen === null ? [] : said(seen)}
          isLit={seen === null || marks === null || seen.id === goal ? null : isLit(seen)}
          isTouched={touched !== null}
          clear={[about, goal && placeOf(goal), chosen && placesOf(chosen.from)[0]].flatMap(
            (one) => one || [],
          )}
          middle={box === null ? 0 : middleOf(box)}
          onClose={() => setTouch(null)}
        />
      </div>
      {marks !== null && !isNarrow ? (
        <PlaceKey marks={marks} className={styles.key} />
      ) : (
        (isNew || won.size > 0 || about !== null || stormMove !== null || hasDeeds) && (
          <MapKey className={styles.key} hasGround={isNew}>
            {isNew && (
              <>
                {view.spice.length > 0 && <li data-kind="spice">Spice</li>}
                {occupied.size > 0 && <li data-kind="held">Held by a faction</li>}
                <li data-kind="seat">A player’s seat</li>
              </>
            )}
            {stormMove !== null && <li data-kind="sweep">The storm’s reach</li>}
            {hasDeeds && <li data-kind="deed">Since your turn</li>}
            {won.size > 0 && <li data-kind="won">Won the game</li>}
            {about !== null && <li data-kind="chosen">{aboutText(view, looked)}</li>}
          </MapKey>
        )
      )}
    </>
  );
}
