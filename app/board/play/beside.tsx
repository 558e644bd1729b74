import { useMemo, useState } from 'react';
import { OtherLines } from '@/app/_table/other-lines';
import { type Tab, Tabs } from '@/app/_ui/base/tabs';
import type { BoardView } from '@/lib/board/engine/state/view';
import { BattleDuel } from './battle-duel';
import type { BattleReport } from './battle-report';
import { battleIn, ownSide } from './battle-sides';
import { BattleView } from './battle-view';
import type { BoardSnapshot, BoardTable } from './board-table';
import { OpenDiscards } from './discards';
import { FactionRows } from './faction-rows';
import { Log } from './log';
import { OwnHand } from './own-hand';
import styles from './play.module.css';

interface Side {
  readonly table: BoardTable;
  readonly snapshot: BoardSnapshot;
  /** With the battle plan that is being made, but for what it dials. */
  readonly view: BoardView;
}

/** How the factions stand, then the battle, what only the player knows, unless these stand elsewhere, and the log. */
export function Standing({ table, snapshot, view, isWide }: Side & { readonly isWide: boolean }) {
  const [tab, setTab] = useState<'own' | 'log'>('own');
  return (
    <>
      <div className={`${styles.box} ${styles.factions}`}>
        <Factions table={table} view={view} fighters={isWide ? null : fightersIn(snapshot)} />
      </div>
      {!isWide && <LastBattle table={table} view={view} />}
      {isWide || view.seat === null ? (
        <Log table={table} snapshot={snapshot} isTall={isWide} />
      ) : (
        <Tabs
          label="Yours and the log"
          value={tab}
          onValueChange={setTab}
          className={styles.box}
          tabs={[
            {
              value: 'own',
              label: 'Your shield',
              panel: <Own table={table} snapshot={snapshot} view={view} />,
            },
            {
              value: 'log',
              label: 'What happened',
              panel: <Log table={table} snapshot={snapshot} isTall isNamed />,
            },
          ]}
        />
      )}
      <OtherLines lines={snapshot.branches} onTake={table.returnTo} />
      <OpenDiscards view={view} />
    </>
  );
}

/** Who fight in the battle of the viewer that is on, or has just ended; null where no others fold away: three are few enough. */
function fightersIn({ view, fought }: BoardSnapshot): readonly number[] | null {
  if (view.factions.length <= 3) return null;
  if (fought !== null) return fought.fighters;
  const frame = battleIn(view);
  return frame === undefined || ownSide(view, frame) === null ? null : frame.fighters;
}

function Factions({
  table,
  view,
  fighters = null,
}: Pick<Side, 'table' | 'view'> & {
  /** Who fight, where the others fold away. */
  readonly fighters?: readonly number[] | null;
}) {
  const isOver = view.outcome !== null;
  const end = useMemo(
    () => (isOver ? (table.course().turns.at(-1) ?? null) : null),
    [table, isOver],
  );
  return <FactionRows {...{ view, end, fighters }} />;
}

/** What only the player knows. */
export function Own({ table, snapshot, view }: Side) {
  return (
    <OwnHand
      view={view}
      onGive={snapshot.legal.length > 0 ? table.act : null}
      standing={snapshot.standing}
      onAskAgain={table.askAgain}
    />
  );
}

/** The battle in which the game ended: before that a battle stands in what is asked or waited for. */
export function LastBattle({ table, view }: Pick<Side, 'table' | 'view'>) {
  return view.outcome !== null && <BattleDuel view={view} battles={table.battles()} />;
}

/** The battle that is on, or was last, where the question is out of sight. */
function Battle({ table, snapshot, view }: Side) {
  const battles = battlesBeside(snapshot, table);
  const hasPlans = battles.at(-1)?.isOver === false;
  return (
    <>
      {isBattle(view) && !hasPlans && <BattleView view={view} known={snapshot.view} />}
      <BattleDuel view={view} battles={battles} />
    </>
  );
}

/** The tab of what is asked. */
export const ASKED = 'asked';
/** What is asked, as the panel of that tab: it stands elsewhere. */
export const ASKED_PANEL = {
  ...{ id: ASKED, role: 'tabpanel', 'aria-labelledby': `${ASKED}-tab` },
} as const;

/** On a phone, at its foot: what is asked, the battle, the factions, the own hand and the log as tabs. */
export function SideTabs({
  table,
  snapshot,
  view,
  chosen,
  onChoose,
}: Side & {
  /** The tab that is pressed; null for what is usual. */
  readonly chosen: string | null;
  readonly onChoose: (tab: string) => void;
}) {
  const isAsked = snapshot.legal.length > 0 || snapshot.fought !== null;
  const tabs: readonly Tab<string>[] = [
    // while others decide too, so that the tabs keep their places
    ...(view.outcome === null && table.controllers.includes('person')
      ? [
          {
            ...{ value: ASKED, label: 'Your turn', panel: null, isDisabled: !isAsked },
            ...(isAsked && { panelId: ASKED }),
          },
        ]
      : []),
    // between battles too, for the same
    {
      value: 'battle',
      label: 'Battle',
      panel: <Battle table={table} snapshot={snapshot} view={view} />,
      isDisabled: !isBattle(view) && battlesBeside(snapshot, table).length === 0,
    },
    {
      value: 'factions',
      label: 'Factions',
      panel: (
        <>
          <Factions table={table} view={view} />
          <OpenDiscards view={view} />
        </>
      ),
    },
    ...(view.seat === null
      ? []
      : [
          {
            value: 'own',
            label: 'Shield',
            panel: <Own table={table} snapshot={snapshot} view={view} />,
          },
        ]),
    {
      value: 'log',
      label: 'Log',
      panel: (
        <>
          <Log table={table} snapshot={snapshot} isTall />
          <OtherLines lines={snapshot.branches} onTake={table.returnTo} />
        </>
      ),
    },
  ];
  const usual = isAsked ? ASKED : isOwnBattle(snapshot, table) ? 'battle' : 'factions';
  const canShow = (wanted: string | null) =>
    tabs.some(({ value, isDisabled }) => value === wanted && !isDisabled);
  const shown = [chosen, usual].find(canShow) ?? 'factions';
  return (
    <Tabs
      label="The table"
      className={styles.tabs}
      tabs={tabs}
      value={shown}
      onValueChange={onChoose}
    />
  );
}

function battlesBeside({ legal }: BoardSnapshot, table: BoardTable): readonly BattleReport[] {
  const battles = table.battles();
  return legal.length > 0 && battles.at(-1)?.isOver ? [] : battles;
}

function isBattle({ frames }: BoardView): boolean {
  return frames.some(({ step }) => step === 'battle');
}

/** Whether the battle that is on or was last is the viewer's, or is still on. */
function isOwnBattle(snapshot: BoardSnapshot, table: BoardTable): boolean {
  const { view, legal } = snapshot;
  const last = battlesBeside(snapshot, table).at(-1);
  if (last === undefined) return isBattle(view) && legal.length === 0;
  return !last.isOver || view.outcome !== null || last.fighters.includes(view.seat ?? -1);
}
