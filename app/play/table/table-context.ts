import type { Menu } from '@base-ui/react/menu';
import { createContext, useContext } from 'react';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Places } from './places';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

/** What a card's button tells the menu that all cards share. */
export interface CardPayload {
  readonly card: GameCardId;
}

export interface TableView {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
  /** What the House that looks may know of the game: all that a part of the table has of it. */
  readonly view: View;
  readonly catalogue: GameCatalogue;
  readonly places: Places;
  /** Whose eyes the table is seen with. Null behind a curtain. */
  readonly viewer: Seat | null;
  readonly menu: ReturnType<typeof Menu.createHandle<CardPayload>>;
  readonly act: (action: Action) => void;
  /** Opens a layer over the table; behind a curtain none with something to do. */
  readonly show: (layer: Layer) => void;
  /** Begins anew: with the same seed (null) or another. */
  readonly onRestart: (seed: string | null) => void;
  readonly onNew: () => void;
}

/** What may stand over the table; of what a House does by hand, with which card, if any. */
export type Layer = 'all' | 'keys' | 'who' | { readonly manual: GameCardId | null };

export const TableContext = createContext<TableView | null>(null);

export function useTable(): TableView {
  const view = useContext(TableContext);
  if (view === null) throw new Error('only parts of a table ask for it');
  return view;
}
