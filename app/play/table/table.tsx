import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { InspectorPane } from '@/app/_inspector/inspector-pane';
import { NotKept } from '@/app/_table/not-kept';
import { announce } from '@/app/_ui/base/announce';
import { late } from '@/app/_ui/base/late';
import { useMedia } from '@/app/_ui/base/use-media';
import { lookAway } from '@/app/_ui/card/looked-at';
import { SiteMenu } from '@/app/_ui/shell/site-menu';
import type { CardId } from '@/lib/cards/card';
import { solarisOf } from '@/lib/engine/narration/price';
import { sayQuestion } from '@/lib/engine/narration/question';
import { subjectOf } from '@/lib/engine/refusals';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import { ActionBar } from './action-bar';
import { AllActions } from './all-actions';
import { askedCard } from './asked-card';
import { CardMenu } from './card-menu';
import { useClosing } from './closing';
import { deedWords } from './deeds';
import { Exchange } from './exchange';
import { useGestures } from './gestures';
import { HandOverScreen } from './hand-over-screen';
import { Happened } from './happened';
import { ManualDialog } from './manual-dialog';
import { OwnBoard } from './own-board';
import { PhoneTable } from './phone-table';
import { byTarget, hasPlace, placesOf } from './places';
import { Rivals } from './rival';
import { saveRecord } from './save-record';
import { Stage } from './stage';
import styles from './table.module.css';
import {
  type Layer,
  type MenuAt,
  TABBED,
  TableContext,
  type TableView,
  useTable,
  WITH_PANE,
} from './table-context';
import { useTableKeys } from './table-keys';
import type { Table } from './table-store';
import { Tools } from './table-tools';
import { Reserves } from './territory';
import { TurnParts } from './turn-parts';
import { useByHandNote } from './use-by-hand-note';
import { useSuggestion } from './use-suggestion';
import { WhoPlays } from './who-plays-dialog';

const TableHelp = late(() => import('./table-help').then((module) => module.TableHelp));
const LogDialog = late(() => import('./log-dialog').then((module) => module.LogDialog));
const Advice = late(() => import('./advice').then((module) => module.Advice));

interface Laid {
  readonly table: Table;
  readonly onRestart: (seed: string | null) => void;
  readonly onNew: () => void;
}

/** The table of play: rivals, the stage, the own cards, the hand and the decision in one window. */
export function TableOfPlay({
  asksWho,
  ...laid
}: Laid & {
  /** Who plays is asked first: the table came as a record. */
  readonly asksWho: boolean;
}) {
  const [layer, setLayer] = useState<Layer | null>(asksWho ? 'who' : null);
  const [menu, setMenu] = useState<MenuAt | null>(null);
  const shared = useShared(laid, setLayer, setMenu);
  const { view, viewer, snapshot } = shared;
  const isTabbed = useMedia(TABBED);
  const hasPane = useMedia(WITH_PANE);
  useTableKeys(shared, layer);
  useGestures(shared);
  useByHandNote(shared);
  useRoom();
  useAnnounced(shared);

  const behindCurtain = viewer === null;
  // The House whose hand is open has the large place; behind a curtain nobody has.
  const own = viewer ?? view.decision?.seat ?? 0;
  const rivals = view.houses.flatMap((_, seat) => (seat === own ? [] : [seat]));
  // At the end how it ended has the room.
  const isOver = view.outcome !== null;
  return (
    <TableContext value={shared}>
      <div
        className={styles.table}
        data-table
        data-workspace
        data-aim={shared.aim === null ? undefined : ''}
      >
        <header className={styles.head}>
          <SiteMenu />
          <div className={styles.when}>
            <h1 className={styles.turn}>Turn {view.turn}</h1>
            <span className={styles.seed}>seed {String(snapshot.seed)}</span>
            {view.outcome === null && <TurnParts />}
          </div>
          <Exchange />
          <div className={styles.tools}>
            <Tools />
          </div>
        </header>
        <div className={styles.main}>
          {!snapshot.isKept && <NotKept onSave={() => saveRecord(shared.table)} />}
          {behindCurtain ? (
            <HandOverScreen />
          ) : isTabbed ? (
            <PhoneTable own={own} rivals={rivals} />
          ) : isOver ? (
            <>
              <Stage between="all" />
              <details className={styles.boards}>
                <summary>The Domains at the end</summary>
                <Rivals seats={[own, ...rivals]} />
              </details>
              <div className={styles.over}>
                <ActionBar between="all" />
              </div>
            </>
          ) : (
            <>
              {rivals.length === 0 ? (
                <Stage between="all" />
              ) : (
                <div className={styles.far} data-many={rivals.length > 1 ? '' : undefined}>
                  <Rivals seats={rivals} />
                  <div className={styles.band}>
                    <Stage between="all" />
                  </div>
                </div>
              )}
              <OwnBoard seat={own} />
              <div className={styles.foot}>
                <Reserves seat={own} />
                <ActionBar between="all" />
              </div>
            </>
          )}
        </div>
        {hasPane && !behindCurtain && <Side own={own} />}
        {menu !== null && <CardMenu at={menu} onClose={() => setMenu(null)} />}
        <Layers layer={layer} onClose={() => setLayer(null)} />
      </div>
    </TableContext>
  );
}

/** What all parts of a table have of it: a new object whenever something of it changed. */
function useShared(
  { table, onRestart, onNew }: Laid,
  setLayer: (layer: Layer) => void,
  openMenu: (at: MenuAt) => void,
): TableView {
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot, table.getSnapshot);
  const closing = useClosing(table, snapshot);
  /** A card that was chosen first, and at which position: after any move it is forgotten. */
  const [aimed, setAimed] = useState({ at: -1, card: -1 });
  return useMemo(() => {
    const { view, actions, viewer, at } = snapshot;
    const { catalogue } = table;
    const asked = actions.length === 0 ? null : askedCard(view);
    const places = placesOf(actions, (card) => hasPlace(view, card), asked);
    const game = takeUpView(view, catalogue);
    const seat = view.decision?.seat ?? 0;
    const own = aimed.at === at ? places.cards.get(aimed.card) : undefined;
    return {
      table,
      snapshot,
      view,
      catalogue,
      viewer,
      places,
      asked,
      deeds: new Map(
        [...places.cards].map(([card, deeds]) => [
          card,
          deedWords(deeds, (action) => solarisOf(game, seat, action)),
        ]),
      ),
      came: table.cameLately(),
      closing,
      act: (action) => void table.act(action),
      aim: own === undefined ? null : { card: aimed.card, targets: byTarget(own) },
      aimAt: (card: GameCardId | null) => setAimed({ at, card: card ?? -1 }),
      openMenu,
      show(next) {
        // Behind the curtain nothing is anybody's to do.
        const isToDo =
          next === 'all' || next === 'advice' || (typeof next === 'object' && next.manual === null);
        // and advice is for who has something to choose
        const isVain = next === 'advice' && actions.length < 2;
        if ((viewer !== null || !isToDo) && !isVain) setLayer(next);
      },
      onRestart,
      onNew,
    };
  }, [table, snapshot, closing, aimed, openMenu, setLayer, onRestart, onNew]);
}

/** The head of a table stands in the place of that of the pages: it leads to them too, and nothing below moves for it. */
function useRoom(): void {
  useLayoutEffect(() => {
    // the setup that stood here may have been scrolled
    window.scrollTo(0, 0);
    document.documentElement.toggleAttribute('data-head-covered', true);
    return () => void document.documentElement.toggleAttribute('data-head-covered', false);
  }, []);
}

function useAnnounced({ view, catalogue }: TableView): void {
  const asked = sayQuestion(view, catalogue)?.text ?? '';
  useEffect(() => {
    if (asked !== '') announce(asked);
  }, [asked]);
}

/** What stands over the table. */
function Layers({
  layer,
  onClose,
}: {
  readonly layer: Layer | null;
  readonly onClose: () => void;
}) {
  const { table } = useTable();
  if (layer === 'all') return <AllActions onClose={onClose} />;
  if (layer === 'who') return <WhoPlays table={table} onClose={onClose} />;
  if (layer === 'advice') return <Advice onClose={onClose} />;
  if (layer === 'log') return <LogDialog onClose={onClose} />;
  if (layer === 'help') return <TableHelp onClose={onClose} />;
  return layer && <ManualDialog card={layer.manual} onClose={onClose} />;
}

/** The card that is looked at, or else the one that is decided about, and what happened. */
function Side({ own }: { readonly own: Seat }) {
  const { table, view, catalogue, aim, ...shared } = useTable();
  const asked = aim?.card ?? shared.asked ?? askedCard(view) ?? table.winningCard();
  const isKnown = asked !== null && view.cards[asked]?.card != null;
  const [held] = view.houses[own]?.zones.hand.cards ?? [];
  const { best } = useSuggestion();
  const suggested = best === null ? null : subjectOf(best);
  const first = view.cards[isKnown ? asked : (suggested ?? held ?? -1)]?.card;
  const find = useCallback((id: CardId) => catalogue.byId.get(id), [catalogue]);
  // a new question shows its card, whatever was looked at before
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changes
  useEffect(lookAway, [asked]);
  return (
    <aside className={styles.side} aria-label="Card, log and turns">
      <Pane
        className={styles.card}
        card={useDeferredValue(catalogue.byId.get(first ?? ''))}
        find={find}
        hasDoubts={false}
        keepsLook={useDeferredValue(!isKnown)}
      />
      <Happened className={styles.log} />
    </aside>
  );
}

const Pane = memo(InspectorPane);
