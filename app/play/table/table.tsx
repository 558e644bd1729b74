import { Menu } from '@base-ui/react/menu';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { classes } from '@/app/_ui/base/classes';
import { Tabs } from '@/app/_ui/base/tabs';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { sayQuestion } from '@/lib/engine/narration/question';
import type { Seat, Zone } from '@/lib/engine/state/state';
import { ActionBar } from './action-bar';
import { AllActions } from './all-actions';
import { CardMenu } from './card-menu';
import { Exchange } from './exchange';
import { HandOverScreen } from './hand-over-screen';
import { Log } from './log';
import { ManualDialog } from './manual-dialog';
import { NotKept } from './not-kept';
import { hasPlace, placesOf } from './places';
import { Stage } from './stage';
import styles from './table.module.css';
import {
  type CardPayload,
  type Layer,
  TableContext,
  type TableView,
  useTable,
} from './table-context';
import { KeysDialog, useTableKeys } from './table-keys';
import type { Table } from './table-store';
import { Tools } from './table-tools';
import { Domain, Forum, Reserves, RivalTerritory } from './territory';
import { TurnTable } from './turn-table';
import { useByHandNote } from './use-by-hand-note';
import { WhoPlays } from './who-plays-dialog';

/** The table of play: Forum left, Domain in the middle, Reserves right, the exchange across the top. */
export function TableOfPlay({
  table,
  asksWho,
  onRestart,
  onNew,
}: {
  readonly table: Table;
  /** Who plays is asked first: the table came as a record. */
  readonly asksWho: boolean;
  readonly onRestart: (seed: string | null) => void;
  readonly onNew: () => void;
}) {
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot, table.getSnapshot);
  const { view, actions, viewer } = snapshot;
  const { catalogue } = table;
  const [menu] = useState(() => Menu.createHandle<CardPayload>());
  const [layer, setLayer] = useState<Layer | null>(asksWho ? 'who' : null);
  const isNarrow = useMedia(NARROW);

  const shared = useMemo<TableView>(
    () => ({
      table,
      snapshot,
      view,
      catalogue,
      viewer,
      menu,
      places: placesOf(actions, (card) => hasPlace(view, card)),
      act: (action) => void table.act(action),
      show(next) {
        // Behind the curtain nothing is anybody's to do.
        const isToDo = next === 'all' || (typeof next === 'object' && next.manual === null);
        if (viewer !== null || !isToDo) setLayer(next);
      },
      onRestart,
      onNew,
    }),
    [table, snapshot, view, catalogue, actions, viewer, menu, onRestart, onNew],
  );
  const behindCurtain = viewer === null;
  useTableKeys(shared);
  useByHandNote(shared);

  const asked = sayQuestion(view, catalogue)?.text ?? '';
  useEffect(() => {
    if (asked !== '') announce(asked);
  }, [asked]);

  // The House whose hand is open has the large place; behind a curtain nobody has.
  const own = viewer ?? view.decision?.seat ?? 0;
  const rivals = view.houses.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const close = () => setLayer(null);

  return (
    <TableContext value={shared}>
      <div className={styles.table} data-table>
        <div className={styles.head}>
          <div className="flex items-baseline gap-3">
            <h1 className={styles.turn}>Turn {view.turn}</h1>
            <span className={styles.seed}>seed {String(snapshot.seed)}</span>
          </div>
          <div className={styles.tools}>
            <Tools />
          </div>
        </div>
        <NotKept />
        {!isNarrow && !behindCurtain && <Rivals seats={rivals} />}
        <Exchange />
        {!behindCurtain && <Stage />}
        {behindCurtain ? (
          <HandOverScreen />
        ) : isNarrow ? (
          <Stacked own={own} rivals={rivals} />
        ) : (
          <Spread own={own} />
        )}
        {!behindCurtain && <ActionBar />}
        <CardMenu />
        {layer === 'all' && <AllActions onClose={close} />}
        {layer === 'who' && <WhoPlays table={table} onClose={close} />}
        {layer === 'keys' && <KeysDialog onClose={close} />}
        {typeof layer === 'object' && layer !== null && (
          <ManualDialog card={layer.manual} onClose={close} />
        )}
      </div>
    </TableContext>
  );
}

/** So many rivals lie one under the other; more stand side by side, so that the own cards stay in sight. */
const FEW = 3;

function Rivals({
  seats,
  startOpen = false,
}: {
  readonly seats: readonly Seat[];
  readonly startOpen?: boolean;
}) {
  if (seats.length === 0) return null;
  return (
    <div className={classes(styles.rivals, seats.length > FEW && styles.many)}>
      {seats.map((seat) => (
        <RivalTerritory key={seat} seat={seat} startsOpen={startOpen} />
      ))}
    </div>
  );
}

function Spread({ own }: { readonly own: number }) {
  return (
    <div className={styles.spread}>
      <div className={styles.own}>
        <Forum seat={own} />
        <Domain seat={own} />
        <Reserves seat={own} />
      </div>
      <aside className={styles.side} aria-label="Log and turns">
        <Tabs
          label="Log and turns"
          tabs={[
            { value: 'log', label: 'Log', panel: <Log /> },
            { value: 'turns', label: 'Turns', panel: <TurnTable /> },
          ]}
        />
      </aside>
    </div>
  );
}

/** A phone held upright: one area at a time, each with the number of actions that hang there. */
function Stacked({ own, rivals }: { readonly own: Seat; readonly rivals: readonly Seat[] }) {
  const { view, places } = useTable();
  const count = (seat: Seat, ...zones: readonly Zone[]) =>
    zones
      .flatMap((zone) => view.houses[seat]?.zones[zone].cards ?? [])
      .reduce((sum, id) => sum + (places.cards.get(id)?.length ?? 0), 0);
  const inDomain = (seat: Seat) => count(seat, 'domain', 'concealed');
  const areas = [
    ['domain', 'Domain', inDomain(own), <Domain key="domain" seat={own} />],
    ['reserves', 'Reserves', count(own, 'hand'), <Reserves key="reserves" seat={own} />],
    ['forum', 'Forum', count(own, 'assembly'), <Forum key="forum" seat={own} />],
    [
      'rivals',
      'Rivals',
      rivals.reduce((sum, seat) => sum + inDomain(seat), 0),
      <Rivals key="rivals" seats={rivals} startOpen />,
    ],
    ['log', 'Log', 0, <Log key="log" />],
    ['turns', 'Turns', 0, <TurnTable key="turns" />],
  ] as const;
  return (
    <Tabs
      label="Areas of the table"
      tabs={areas
        .filter(([value]) => value !== 'rivals' || rivals.length > 0)
        .map(([value, name, actions, panel]) => ({
          value,
          label: (
            <>
              {name}
              {actions > 0 && (
                <span className={styles.badge}>
                  {actions}
                  <span className="visually-hidden"> actions</span>
                </span>
              )}
            </>
          ),
          panel,
        }))}
    />
  );
}
