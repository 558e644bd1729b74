import { type ReactNode, useState } from 'react';
import { OtherLines } from '@/app/_table/other-lines';
import { Tabs } from '@/app/_ui/base/tabs';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { BoardView } from '@/lib/board/engine/state/view';
import { BattleDuel } from './battle-duel';
import { BattleView } from './battle-view';
import type { BoardSnapshot, BoardTable } from './board-table';
import { OpenDiscards } from './discards';
import { FactionRows } from './faction-rows';
import { Log } from './log';
import { OwnHand } from './own-hand';

/** The battle, the factions, the own hand and the log: below one another, on a phone as tabs. */
export function Beside({
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
      <Log table={table} snapshot={snapshot} isTall={isNarrow} />
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
