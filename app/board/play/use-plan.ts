import { useMemo, useState } from 'react';
import type { Action } from '@/lib/board/engine/actions';
import { battleIn } from './battle-sides';
import type { BoardSnapshot, BoardTable } from './board-table';

const NO_ACTIONS: readonly Action[] = [];

/** What is chosen so far of a battle plan, and of which: who takes a locked one back finds it as it was. */
interface Draft {
  readonly of: string;
  readonly actions: readonly Action[];
}

/** The battle plan that is asked for, none without parts: its open parts, the dial that is suggested, and what chooses one. */
export function usePlan(table: BoardTable, snapshot: BoardSnapshot) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const frame = battleIn(snapshot.view);
  const battle = frame === undefined ? null : `${snapshot.at} ${frame.territory} ${frame.fighters}`;
  const drafted = draft !== null && draft.of === battle ? draft.actions : NO_ACTIONS;
  const { parts, dial } = useMemo(
    () => (snapshot.legal.length > 0 ? table.plan(drafted) : { parts: [], dial: null }),
    [table, snapshot, drafted],
  );
  const choose = (action: Action) => {
    if (battle !== null) setDraft({ of: battle, actions: [...drafted, action] });
  };
  return { parts, dial, choose };
}
