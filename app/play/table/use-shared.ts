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
import { lostKey, struckWords } from './struck';
import type { Layer, MenuAt, TableView } from './table-context';
import type { Table } from './table-store';
import { wantsAgain } from './wants-again';

/** A game on the page, and what begins another. */
export interface Laid {
  readonly table: Table;
  readonly onRestart: (seed: string | null) => void;
  readonly onNew: () => void;
}

/** What was pointed out at a position: after any move it is forgotten. */
interface Pointed {
  readonly at: number;
  /** A card that was chosen first. */
  readonly aimed: GameCardId | null;
  /** What a finger touched on a phone. */
  readonly touched: MenuAt | null;
  /** A card that was clicked, which the pane beside the table shows. */
  readonly held: GameCardId | null;
  /** What was pressed, but wants another press. */
  readonly again: Action | null;
}

const NOTHING: Pointed = { at: -1, aimed: null, touched: null, held: null, again: null };

/** What all parts of a table have of it: a new object whenever something of it changed. */
export function useShared(
  { table, onRestart, onNew }: Laid,
  setLayer: (layer: Layer) => void,
  openMenu: (at: MenuAt) => void,
): TableView {
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot, table.getSnapshot);
  const closing = useClosing(table, snapshot);
  const [pointed, setPointed] = useState(NOTHING);
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const { view, actions, viewer, at } = snapshot;
    const { catalogue } = table;
    const asked = actions.length === 0 ? null : askedCard(view);
    const places = placesOf(actions, (card) => hasPlace(view, card), asked);
    const game = takeUpView(view, catalogue);
    const seat = view.decision?.seat ?? 0;
    const { aimed, touched, held, again } = pointed.at === at ? pointed : NOTHING;
    const own = aimed === null ? undefined : places.cards.get(aimed);
    const targets = own && byTarget(own);
    const point = (change: Partial<Pointed>) =>
      setPointed((last) => ({ ...(last.at === at ? last : NOTHING), ...change, at }));
    const hold = (card: GameCardId) => point({ held: card });
    const over = table.riteOver();
    const asksAgain = (action: Action) => {
      if (action === again || !wantsAgain(table, action)) return false;
      point({ again: action });
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
      struck: new Map(
        table.struck().map((one) => [
          one.card,
          {
            at: one.at,
            words: struckWords(one, one.sum, view),
            isLost: one.isLost && !away.has(lostKey(one.card, one.at)),
          },
        ]),
      ),
      over: over !== null && away.has(`rite ${over.at}`) ? null : over,
      putAway: (what) => setAway((those) => new Set([...those, what])),
      closing,
      act(action, more) {
        // the button that ends is pressed on purpose
        if (action.kind !== 'end-interval' && asksAgain(action)) {
          // what a rite would come to stands among its targets, or with the card that is touched
          if (touched === null) point({ aimed: action.kind === 'rite' ? action.leader : null });
          return false;
        }
        // else it would hold again where the move is taken back
        setPointed(NOTHING);
        table.act(action, more);
        return true;
      },
      aim:
        aimed === null || targets === undefined
          ? null
          : { card: aimed, targets, notes: aimNotes(view, catalogue, targets, again) },
      aimAt: (card) => point({ aimed: card, touched: null, again: null }),
      touched,
      touch: (card) => point({ aimed: null, touched: card, again: null }),
      again,
      asksAgain,
      held,
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
  }, [table, snapshot, closing, pointed, away, openMenu, setLayer, onRestart, onNew]);
}
