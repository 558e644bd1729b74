'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Checker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import type { Store } from '@/lib/storage/db';
import type { DeckSession } from '@/lib/storage/session';
import type { DeckSnapshot } from '@/lib/storage/snapshot';
import type { Changes } from './changes';
import type { Derived, RowState } from './derived';

/** Everything that the parts of the builder share. The same object as long as one deck is open. */
export interface Workshop {
  readonly deckId: string;
  readonly catalogue: Catalogue;
  readonly checker: Checker;
  /** Shipped formats and the player's own. */
  readonly formats: readonly Format[];
  readonly store: Store;
  readonly session: DeckSession;
  /** What follows from the deck on screen. */
  readonly derived: () => Derived;
  readonly changes: Changes;
}

const Context = createContext<Workshop | null>(null);

export function WorkshopProvider({
  workshop,
  children,
}: {
  readonly workshop: Workshop;
  readonly children: ReactNode;
}) {
  return <Context value={workshop}>{children}</Context>;
}

export function useWorkshop(): Workshop {
  const workshop = useContext(Context);
  if (workshop === null) throw new Error('Used outside of the builder.');
  return workshop;
}

/** The open deck with its history and how its saving stands. */
export function useSnapshot(): DeckSnapshot {
  const { session } = useWorkshop();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

/** The deck with its verdict; the same object until the deck changes. */
export function useDerived(): Derived {
  const { session, derived } = useWorkshop();
  return useSyncExternalStore(session.subscribe, derived, derived);
}

/** One thing about the deck; what asks is drawn again only when that is another one. */
export function useDeckPart<T>(part: (derived: Derived) => T): T {
  const { session, derived } = useWorkshop();
  const read = () => part(derived());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** What a row says about the deck; only a change of just that draws the row again. */
export function useRowState(card: Card): RowState {
  const { session, derived } = useWorkshop();
  const read = () => derived().row(card);
  return useSyncExternalStore(session.subscribe, read, read);
}
