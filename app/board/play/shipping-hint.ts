import { isStronghold, placeOf, sheetOf } from '@/lib/board/engine/facts';
import { priceText, shippingPrice } from '@/lib/board/engine/narration/action';
import { price } from '@/lib/board/engine/queries/price';
import type { ShipFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, listed } from '@/lib/sentences';

/** The shipment that the viewer chooses. */
function shipmentIn({ frames, factions, asked }: BoardView) {
  const frame = frames.at(-1);
  const faction = asked === null ? undefined : factions[asked];
  if (frame?.step !== 'ship' || faction?.own == null) return null;
  const { id, reserves, allies, own, lent, forces } = faction;
  const kept = own.spice - (lent ?? 0);
  const count =
    frame.from === null
      ? (reserves ?? 0)
      : (forces.find(({ at }) => at === frame.from)?.count ?? 0);
  return {
    ...{ frame, faction: { id }, count, kept },
    money: kept + allies.reduce((sum, ally) => sum + (factions[ally]?.lent ?? 0), 0),
    spice: own.spice,
  };
}

/**
 * What shipping costs, and how many forces the spice of the asked faction, with what its allies have set aside, takes
 * there: "Strongholds: 1 spice each, up to 10. Elsewhere: 2 each, up to 5."; null where no place is asked for. Short, it
 * leaves out how many: each place says it.
 */
export function shippingHint(
  view: BoardView,
  places: readonly string[],
  isShort = false,
): string | null {
  const shipment = shipmentIn(view);
  if (shipment === null || shipment.frame.to !== null) return null;
  const terms = (at: string | undefined, coin: 'spice ' | '' = 'spice ') => {
    const two = at === undefined ? null : shippingPrice(view, at);
    if (at === undefined || two === null) return null;
    return `${priceText(two, coin)}${isShort ? '' : `, up to ${mostTo(view, shipment, at)}`}`;
  };
  const isHold = (at: string) => isStronghold(view, placeOf(at).territory);
  const hold = terms(places.find(isHold));
  const elsewhere = places.find((at) => !isHold(at));
  const other = terms(elsewhere);
  if (hold === null || other === null || hold === other) {
    const all = hold ?? other;
    return all === null ? null : `${capital(all)}.`;
  }
  // what is counted was said
  const isCounted = hold !== null && shippingPrice(view, places.find(isHold) ?? '') !== 0;
  return `Strongholds: ${hold}. Elsewhere: ${isCounted ? terms(elsewhere, '') : other}.`;
}

/** As many as the asked faction could ship to a place; null while it ships to none. */
export function mostShipped(view: BoardView, to: string): number | null {
  const shipment = shipmentIn(view);
  return shipment === null ? null : mostTo(view, shipment, to);
}

/** As many as there are and can be paid for. */
function mostTo(
  view: BoardView,
  { frame, faction, count, money }: NonNullable<ReturnType<typeof shipmentIn>>,
  to: string,
): number {
  let most = 0;
  while (most < count && price(view, faction, { ...frame, to }, most + 1) <= money) most += 1;
  return most;
}

/** What forces cost where they are shipped to. */
interface Cost {
  readonly cost: number;
  /** The part of it that the own spice does not pay. */
  readonly byAllies: number;
  /** What spice the asked faction keeps. */
  readonly kept: number;
}

/** What so many forces cost where they are shipped to; null while nobody ships. */
export function shippingCost(view: BoardView, count: number): Cost | null {
  const shipment = shipmentIn(view);
  if (shipment === null) return null;
  const { frame, faction, spice, kept } = shipment;
  const { to, from, half } = frame;
  if (to === null) return null;
  const cost = price(view, faction, { to, from, half } satisfies Terms, count);
  // the own spice goes first
  const own = Math.min(cost, kept);
  return { cost, byAllies: cost - own, kept: spice - own };
}

/** Who pays what: "6 spice", "6 spice + 2 of Fremen". */
export function paidText(
  { factions, asked }: BoardView,
  { cost, byAllies }: Pick<Cost, 'cost' | 'byAllies'>,
): string {
  const lenders = (factions[asked ?? -1]?.allies ?? []).flatMap((ally) => {
    const { id = '', lent = 0 } = factions[ally] ?? {};
    return lent === null || lent === 0 ? [] : [sheetOf(id).name];
  });
  const own = cost - byAllies;
  if (byAllies === 0) return `${own} spice`;
  return `${own === 0 ? `${cost} spice` : `${own} spice + ${byAllies}`} of ${listed(lenders)}`;
}

type Terms = Pick<ShipFrame, 'from' | 'half'> & { to: string };
