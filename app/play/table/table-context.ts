import { createContext, useContext } from 'react';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Closing } from './closing';
import type { Places } from './places';
import type { Struck } from './struck';
import type { RiteOver } from './table-log';
import type { TableSnapshot } from './table-snapshot';
import type { Table } from './table-store';

/** A card whose menu is open, and where on the page. */
export interface MenuAt {
  readonly card: GameCardId;
  readonly element: HTMLElement;
  /** What may be chosen, where it is not all that can be done with the card. */
  readonly actions?: readonly Action[];
  /** Cards that lie under it, of which one is chosen first. */
  readonly under?: readonly GameCardId[];
}

/** A card that was chosen first, and where it can go. */
export interface Aim {
  readonly card: GameCardId;
  readonly targets: ReadonlyMap<GameCardId, readonly Action[]>;
  /** What comes of each, in a few words; '' where that is not told. */
  readonly notes: ReadonlyMap<GameCardId, string>;
}

export interface TableView {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
  /** What the House that looks may know of the game: all that a part of the table has of it. */
  readonly view: View;
  readonly catalogue: GameCatalogue;
  readonly places: Places;
  /** The card that the question is about; null where nobody asks, or about none. */
  readonly asked: GameCardId | null;
  /** What each lit card is lit for, in a word or two. */
  readonly deeds: ReadonlyMap<GameCardId, string>;
  /** Cards that came since the House that looks last chose something: they are marked. */
  readonly came: ReadonlySet<GameCardId>;
  /** What rivals did to own cards since then: "vanquished by Vezhine, 4 against 3"; those that are lost have a mark where they lay. */
  readonly struck: ReadonlyMap<
    GameCardId,
    Pick<Struck, 'isLost' | 'at'> & { readonly words: string }
  >;
  /** The own rite that ended last, until the next answer. */
  readonly over: RiteOver | null;
  /** Puts a mark of what happened away, by its key. */
  readonly putAway: (what: string) => void;
  /** Whose eyes the table is seen with. Null behind a curtain. */
  readonly viewer: Seat | null;
  /** Plays an action, and `more` that were chosen with it, as each can be done; false where it wants another press first. */
  readonly act: (action: Action, more?: readonly Action[]) => boolean;
  readonly aim: Aim | null;
  /** Chooses a card, or with null none; what a finger touched is forgotten. */
  readonly aimAt: (card: GameCardId | null) => void;
  /** The card that a finger touched on a phone: it is told of below the board (touched-card.tsx). */
  readonly touched: MenuAt | null;
  readonly touch: (at: MenuAt) => void;
  /** What was pressed once and wants another press (wants-again.ts). */
  readonly again: Action | null;
  /** For a menu, which stays open for it, and for the key that ends: whether a move is asked for another press. */
  readonly asksAgain: (action: Action) => boolean;
  /** While the House chooses what it discards at the end of the turn. */
  readonly closing: Closing | null;
  /** The card that was clicked last: the pane shows it while none is pointed at. Null after a move. */
  readonly held: GameCardId | null;
  readonly hold: (card: GameCardId) => void;
  readonly openMenu: (at: MenuAt) => void;
  /** Opens a layer over the table; behind a curtain none with something to do. */
  readonly show: (layer: Layer) => void;
  /** Begins anew: with the same seed (null) or another. */
  readonly onRestart: (seed: string | null) => void;
  readonly onNew: () => void;
}

/** A phone or a low window: what has no room is a tab away; the same as in the style sheets. */
export const TABBED = '(max-width: 720.98px), (max-height: 599.98px)';

/** A window with room for the card and the log beside the table; the same as in the style sheets. */
export const WITH_PANE = '(min-width: 1100px) and (min-height: 600px)';

/** What may stand over the table; of what a House does by hand, with which card, if any. */
export type Layer =
  | 'all'
  | 'log'
  | 'help'
  | 'who'
  | 'advice'
  | { readonly manual: GameCardId | null };

export const TableContext = createContext<TableView | null>(null);

export function useTable(): TableView {
  const view = useContext(TableContext);
  if (view === null) throw new Error('only parts of a table ask for it');
  return view;
}
