'use client';

import { Menu } from '@base-ui/react/menu';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { announce } from '@/app/_ui/announce';
import { classes } from '@/app/_ui/classes';
import { Tabs } from '@/app/_ui/tabs';
import { NARROW, useMedia } from '@/app/_ui/use-media';
import type { GameCardId } from '@/lib/engine/state';
import { sayQuestion } from '@/lib/engine/words/question';
import { ActionBar } from './action-bar';
import { AllActions } from './all-actions';
import { CardMenu } from './card-menu';
import { Curtain } from './curtain';
import { Exchange } from './exchange';
import { KeysDialog } from './keys-dialog';
import { isShown } from './known';
import { Log } from './log';
import { ManualDialog } from './manual-dialog';
import { Matter } from './matter';
import { NotKept } from './not-kept';
import { placesOf } from './places';
import styles from './table.module.css';
import { type CardPayload, TableContext, type TableView, useTable } from './table-context';
import type { Table } from './table-store';
import { Domain, Forum, Reserves, RivalTerritory } from './territory';
import { Tools } from './tools';
import { TurnTable } from './turn-table';
import { useByHandNote } from './use-by-hand-note';
import { useTableKeys } from './use-table-keys';
import { WhoPlays } from './who-plays';

type Layer = 'all' | 'keys' | 'who' | { readonly manual: GameCardId | null } | null;

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
  const { session, actions, viewer } = snapshot;
  const [menu] = useState(() => Menu.createHandle<CardPayload>());
  const [layer, setLayer] = useState<Layer>(asksWho ? 'who' : null);
  const isNarrow = useMedia(NARROW);

  const view = useMemo<TableView>(
    () => ({
      table,
      snapshot,
      viewer,
      menu,
      places: placesOf(actions, (card) => isShown(snapshot.session.state, card, viewer)),
      act: (action) => void table.act(action),
      onManual: (card) => setLayer({ manual: card }),
    }),
    [table, snapshot, actions, viewer, menu],
  );
  const behindCurtain = viewer === null;
  const goals = useMemo(
    () => ({
      // Behind the curtain nothing is anybody's to do.
      onAll: () => !behindCurtain && setLayer('all'),
      onKeys: () => setLayer('keys'),
      onManual: () => !behindCurtain && setLayer({ manual: null }),
      onCard: (card: GameCardId) => setLayer({ manual: card }),
    }),
    [behindCurtain],
  );
  useTableKeys(table, snapshot, goals);
  useByHandNote(snapshot, goals.onCard);

  const asked = sayQuestion(session.state, session.catalogue)?.text ?? '';
  useEffect(() => {
    if (asked !== '') announce(asked);
  }, [asked]);

  // The House whose hand is open has the large place; behind a curtain nobody has.
  const own = viewer ?? session.state.decision?.seat ?? 0;
  const rivals = session.state.houses.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const close = () => setLayer(null);

  return (
    <TableContext value={view}>
      <div className={styles.table} data-table>
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.turn}>Turn {session.state.turn}</h1>
            <span className={styles.seed}>seed {String(session.setup.seed)}</span>
          </div>
          <div className={styles.tools}>
            <Tools
              onRestart={onRestart}
              onNew={onNew}
              onKeys={goals.onKeys}
              onManual={goals.onManual}
            />
          </div>
        </div>
        <NotKept />
        {!isNarrow && !behindCurtain && <Rivals seats={rivals} />}
        <Exchange />
        {!behindCurtain && <Matter />}
        {behindCurtain ? (
          <Curtain />
        ) : isNarrow ? (
          <Stacked own={own} rivals={rivals} />
        ) : (
          <Spread own={own} />
        )}
        {!behindCurtain && <ActionBar onAll={goals.onAll} onRestart={onRestart} onNew={onNew} />}
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

interface Sides {
  readonly own: number;
  readonly rivals: readonly number[];
}

/** So many rivals lie one under the other; more stand side by side, so that the own cards stay in sight. */
const FEW = 3;

function Rivals({
  seats,
  startOpen = false,
}: {
  readonly seats: readonly number[];
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
function Stacked({ own, rivals }: Sides) {
  const { snapshot, places } = useTable();
  const { houses } = snapshot.session.state;
  const zones = houses[own]?.zones;
  const count = (ids: readonly GameCardId[]) =>
    ids.reduce((sum, id) => sum + (places.cards.get(id)?.length ?? 0), 0);
  const inDomain = (seat: number) =>
    count([...(houses[seat]?.zones.domain ?? []), ...(houses[seat]?.zones.concealed ?? [])]);
  const areas = [
    ['domain', 'Domain', inDomain(own), <Domain key="domain" seat={own} />],
    ['reserves', 'Reserves', count(zones?.hand ?? []), <Reserves key="reserves" seat={own} />],
    ['forum', 'Forum', count(zones?.assembly ?? []), <Forum key="forum" seat={own} />],
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
