import type { Action } from '../../engine/actions';
import { purse } from '../../engine/atoms/spice';
import { placeOf } from '../../engine/facts';
import { price } from '../../engine/queries/price';
import type { ShipFrame } from '../../engine/state/frames';
import type { LocationId } from '../../engine/state/state';
import { bestOf, ofKind, passOr } from './choices';
import { changed, sizes } from './drafts';
import { elitesFor } from './elites';
import { isMakeshift } from './karama';
import { bestMove, interest } from './moving';
import { type Draft, positionWorth } from './position';
import type { Table } from './table';

interface Shipment {
  readonly from: LocationId | null;
  readonly to: LocationId;
  readonly count: number;
  readonly draft: Draft;
  readonly worth: number;
}

/** Of so many shipments it is thought through which move would follow. */
const THOUGHT_THROUGH = 3;
/** What a shipment must bring, in spice, and what a Karama must save that pays for half of it. */
const FOR_SHIPMENT = 0.01;
const FOR_KARAMA = 3.5;
/** The same where it is a worthless card of the Bene Gesserit. */
const FOR_MAKESHIFT = 0.5;

/** A shipment, looked at together with the move that would follow it. */
export function shipping(table: Table, frame: ShipFrame, legal: readonly Action[]): Action {
  const worth = positionWorth(table);
  const followed = ({ draft, worth: alone }: Pick<Shipment, 'draft' | 'worth'>) =>
    Math.max(alone, bestMove(table, draft, worth)?.worth ?? alone);
  const isOpen = frame.to === null && frame.from === null;
  let least = Number.NEGATIVE_INFINITY;
  if (isOpen) {
    const draft = { forces: table.me.forces, spice: table.me.spice };
    least = followed({ draft, worth: worth(draft) }) + FOR_SHIPMENT;
  }
  const best = bestOf(likely(shipments(table, frame, legal, worth)), followed, least);
  if (best === null) return passOr(legal);
  const karama = isOpen ? legal.find(({ kind }) => kind === 'karama') : undefined;
  if (karama !== undefined) {
    const [cheap] = likely(shipments(table, { ...frame, half: true }, legal, worth));
    const least = isMakeshift(table) ? FOR_MAKESHIFT : FOR_KARAMA;
    if (cheap !== undefined && cheap.worth > best.worth + least) return karama;
  }
  if (frame.to !== null)
    return ofKind(legal, 'forces').find(({ count }) => count === best.count) ?? passOr(legal);
  if (best.from !== frame.from)
    return ofKind(legal, 'ship-from').find(({ from }) => from === best.from) ?? passOr(legal);
  return ofKind(legal, 'ship').find(({ to }) => to === best.to) ?? passOr(legal);
}

/** The shipments that are worth most by themselves. */
function likely(all: readonly Shipment[]): readonly Shipment[] {
  return [...all].sort((one, other) => other.worth - one.worth).slice(0, THOUGHT_THROUGH);
}

function shipments(
  table: Table,
  frame: ShipFrame,
  legal: readonly Action[],
  worth: (draft: Draft) => number,
): Shipment[] {
  const { to } = frame;
  const sources = frame.from === null ? ofKind(legal, 'ship-from').map(({ from }) => from) : [];
  const targets = to === null ? ofKind(legal, 'ship').map((one) => one.to) : [to];
  const places = targets.filter((at) => at === to || interest(table, at) === 'much');
  return places.flatMap((at) => {
    // A steward withdraws nothing.
    if (at === 'reserves') return [];
    return [frame.from, ...sources].flatMap((from) => sized(table, frame, from, at, worth));
  });
}

function sized(
  table: Table,
  { half }: ShipFrame,
  from: LocationId | null,
  to: LocationId,
  worth: (draft: Draft) => number,
): Shipment[] {
  const { state, seat, me } = table;
  if (from !== null && placeOf(from).territory === placeOf(to).territory) return [];
  const stock =
    from === null
      ? { count: me.reserves, elite: me.eliteReserves }
      : (me.forces.find(({ at }) => at === from) ?? { count: 0 });
  const money = purse(state, seat);
  return sizes(stock.count).flatMap((count): Shipment[] => {
    const cost = price(state, me, { from, to, half }, count);
    if (cost > money) return [];
    const elites = elitesFor(table, to, stock, count);
    const left = from === null ? me.forces : changed(me.forces, from, -count, -elites);
    const spice = me.spice - Math.min(cost, me.spice - me.lent);
    const draft = { forces: changed(left, to, count, elites), spice };
    return [{ from, to, count, draft, worth: worth(draft) }];
  });
}
