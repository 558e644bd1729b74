import { useMemo, useState, useSyncExternalStore } from 'react';
import { announce } from '@/app/_ui/base/announce';
import type { Action } from '@/lib/engine/actions';
import { solarisOf } from '@/lib/engine/narration/price';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import { aimNotes } from './aim-notes';
import { askedCard } from './asked-card';
import { useClosing } from './closing';
import { deedWords } from './deeds';
import { byTarget, hasPlace, placesOf } from './places';
import type { Layer, MenuAt, TableView } from './table-context';
import type { Table } from './table-store';
import { wantsAgain } from './wants-again';

/** A game on the page, and what begins another. */
export interface Laid {
  readonly table: Table;
  readonly onRestart: (seed: string | null) => void;
  readonly onNew: () => void;
}

const NOTHING: { readonly at: number; readonly card: GameCardId } = { at: -1, card: -1 };
const UNPRESSED: { readonly at: number; readonly action: Action | null } = { at: -1, action: null };

/** What all parts of a table have of it: a new object whenever something of it changed. */
export function useShared(
  { table, onRestart, onNew }: Laid,
  setLayer: (layer: Layer) => void,
  openMenu: (at: MenuAt) => void,
): TableView {
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot, table.getSnapshot);
  const closing = useClosing(table, snapshot);
  /** A card that was chosen first, and at which position: after any move it is forgotten. */
  const [aimed, setAimed] = useState(NOTHING);
  /** A card that was clicked, which the pane beside the table shows: after any move it is forgotten too. */
  const [held, setHeld] = useState(NOTHING);
  /** What was pressed, but wants another press, and at which position: after any move it is forgotten. */
  const [pressed, setPressed] = useState(UNPRESSED);
  return useMemo(() => {
    const { view, actions, viewer, at } = snapshot;
    const { catalogue } = table;
    const asked = actions.length === 0 ? null : askedCard(view);
    const places = placesOf(actions, (card) => hasPlace(view, card), asked);
    const game = takeUpView(view, catalogue);
    const seat = view.decision?.seat ?? 0;
    const own = aimed.at === at ? places.cards.get(aimed.card) : undefined;
    const targets = own && byTarget(own);
    const again = pressed.at === at ? pressed.action : null;
    const hold = (card: GameCardId) => setHeld({ at, card });
    const asksAgain = (action: Action) => {
      if (action === again || !wantsAgain(table, action)) return false;
      setPressed({ at, action });
      announce('Press it again to do it');
      return true;
    };
    return {
      table,
      snapshot,
      view,
      catalogue,
      viewer,
      places,
      asked,
      deeds: new Map(
        [...places.cards].map(([card, deeds]) => [
          card,
          again !== null && deeds.includes(again)
            ? 'Press again'
            : deedWords(deeds, (action) => solarisOf(game, seat, action)),
        ]),
      ),
      came: table.cameLately(),
      closing,
      act(action, more) {
        // the button that ends is pressed on purpose
        if (action.kind !== 'end-interval' && asksAgain(action)) {
          // what a rite would come to stands among its targets
          setAimed(action.kind === 'rite' ? { at, card: action.leader } : NOTHING);
          return;
        }
        // else it would hold again where the move is taken back
        setAimed(NOTHING);
        setPressed(UNPRESSED);
        void table.act(action, more);
      },
      aim: targets
        ? { card: aimed.card, targets, notes: aimNotes(view, catalogue, targets, again) }
        : null,
      aimAt(card) {
        setAimed({ at, card: card ?? -1 });
        setPressed(UNPRESSED);
      },
      again,
      askEnd() {
        const end = actions.find(({ kind }) => kind === 'end-interval');
        return end !== undefined && asksAgain(end);
      },
      held: held.at === at ? held.card : null,
      hold,
      openMenu(menu) {
        hold(menu.card);
        openMenu(menu);
      },
      show(next) {
        // Behind the curtain nothing is anybody's to do.
        const isToDo =
          next === 'all' || next === 'advice' || (typeof next === 'object' && next.manual === null);
        // and advice is for who has something to choose
        const isVain = next === 'advice' && actions.length < 2;
        if ((viewer !== null || !isToDo) && !isVain) setLayer(next);
      },
      onRestart,
      onNew,
    };
  }, [table, snapshot, closing, aimed, held, pressed, openMenu, setLayer, onRestart, onNew]);
}
