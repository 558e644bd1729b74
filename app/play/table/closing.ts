import { useMemo, useState } from 'react';
import { limitOf } from '@/lib/engine/queries/limits';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

/** The discards at the end of a turn, chosen together before any of them is made. */
export interface Closing {
  /** What may be discarded: the hand, and the Assembly while its discards are on. */
  readonly cards: readonly GameCardId[];
  readonly picked: readonly GameCardId[];
  /** How many cards more must go. */
  readonly missing: number;
  readonly toggle: (card: GameCardId) => void;
  /** Discards what is picked; the draws and the end of the turn follow by themselves. */
  readonly finish: () => void;
}

/** What the House whose hand is shown chooses at the end of the turn; null at any other time. */
export function useClosing(table: Table, snapshot: TableSnapshot): Closing | null {
  const [choice, choose] = useState<Picked>({ at: -1, cards: [] });
  return useMemo(() => closingOf(table, snapshot, choice, choose), [table, snapshot, choice]);
}

interface Picked {
  /** The position at which they were picked. */
  readonly at: number;
  readonly cards: readonly GameCardId[];
}

function closingOf(
  table: Table,
  { view, viewer, actions, at }: TableSnapshot,
  choice: Picked,
  choose: (next: Picked) => void,
): Closing | null {
  const frame = view.frames.at(-1);
  if (frame?.step !== 'discard' || viewer === null || actions.length === 0) return null;
  const picked = choice.at === at ? choice.cards : [];
  const lists = frame.list === 'assembly' ? (['assembly', 'hand'] as const) : (['hand'] as const);
  const held = lists.map((list) => ({
    cards: view.houses[viewer]?.zones[list].cards ?? [],
    limit: limitOf(takeUpView(view, table.catalogue), viewer, list),
  }));
  const missing = held.reduce((sum, { cards, limit }) => {
    const kept = cards.filter((card) => !picked.includes(card)).length;
    return sum + Math.max(0, kept - limit);
  }, 0);
  return {
    cards: held.flatMap(({ cards }) => cards),
    picked,
    missing,
    toggle(card) {
      const others = picked.filter((one) => one !== card);
      choose({ at, cards: others.length < picked.length ? others : [...picked, card] });
    },
    finish() {
      if (missing === 0) table.closeTurn(picked);
    },
  };
}
