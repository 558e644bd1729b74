import { useMemo, useState } from 'react';
import { limitOf } from '@/lib/engine/queries/limits';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import { listed } from '@/lib/sentences';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

/** The discards at the end of a turn, chosen together before any of them is made. */
export interface Closing {
  /** What may be discarded: the hand, and the Assembly while its discards are on. */
  readonly cards: readonly GameCardId[];
  readonly picked: readonly GameCardId[];
  /** What it is asked of, and how many cards each draws after what is picked: Assembly before hand. */
  readonly draws: readonly Draw[];
  /** How many cards more must go. */
  readonly missing: number;
  readonly toggle: (card: GameCardId) => void;
  /** Discards what is picked; the draws and the end of the turn follow by themselves. */
  readonly finish: () => void;
}

interface Draw {
  readonly list: 'assembly' | 'hand';
  readonly many: number;
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
  const house = view.houses[viewer];
  const held = lists.map((list) => {
    const cards = house?.zones[list].cards ?? [];
    const kept = cards.filter((card) => !picked.includes(card)).length;
    const room = limitOf(takeUpView(view, table.catalogue), viewer, list) - kept;
    const deck = house?.zones[list === 'hand' ? 'house-deck' : 'imperial-deck'].count ?? 0;
    // a hand is not filled without favor (TAT-6.3.2-05)
    const mayDraw = list === 'assembly' || (house?.favor ?? 0) > 0;
    return { list, cards, room, many: mayDraw ? Math.max(0, Math.min(room, deck)) : 0 };
  });
  const missing = held.reduce((sum, { room }) => sum + Math.max(0, -room), 0);
  return {
    cards: held.flatMap(({ cards }) => cards),
    picked,
    draws: held.map(({ list, many }) => ({ list, many })),
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

const ZONES = { assembly: 'Assembly', hand: 'hand' } as const;

/** "your hand and Assembly", as it is asked of them. */
export function zoneWords({ draws }: Pick<Closing, 'draws'>): string {
  return `your ${listed(draws.map(({ list }) => ZONES[list]).toReversed())}`;
}

/** "You then draw 1 into the Assembly and 3 into the hand." */
export function drawWords({ draws }: Pick<Closing, 'draws'>): string {
  const parts = draws.flatMap(({ list, many }) =>
    many === 0 ? [] : [`${many} into the ${ZONES[list]}`],
  );
  return parts.length === 0 ? 'You draw nothing.' : `You then draw ${listed(parts)}.`;
}
