import { isStronghold, placeOf, placesOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import { meetsRivals } from '@/lib/board/engine/queries/presence';
import type { StepName } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { fightText, harvestAt } from './coming';
import { decisiveIn } from './nearly-won';
import { placeGoneTo } from './place-asked';
import { countOf } from './place-keys';
import { shippingCost } from './shipping-hint';
import { type Threat, threatTo } from './threat';

/* How many forces of a group go, and which number is suggested. */

/** What forces do that go. */
export const VERBS: { readonly [Step in StepName]?: string } = {
  ship: 'Ship',
  move: 'Move',
  ride: 'Ride with',
};

/** Whether offers say how many forces of a group go. */
export function isGroupCount({ frames }: BoardView, offers: readonly Offer[]): boolean {
  return (
    VERBS[frames.at(-1)?.step ?? 'turn'] !== undefined &&
    offers.every(({ action }) => action.kind === 'forces')
  );
}

/**
 * All of them, but of a stronghold as many as a rival could move there, or one if that are too many; of a shipment that costs spice as many as leave a third of it; to
 * spice that nobody guards no more than gather it.
 */
function modest(view: BoardView, offers: readonly Offer[]): number {
  const enough = gathering(view, offers);
  const most = spared(view, offers);
  return enough < 0 ? most : Math.min(enough, most);
}

/** Which number is suggested: the utmost for a fight that decides the game, else a modest one. */
export function advisedCount(view: BoardView, offers: readonly Offer[]): number {
  const to = placeGoneTo(view);
  const isFight = to !== null && fightText(view, to) !== null;
  const isDecisive = isFight && decisiveIn(view, placeOf(to).territory.id) !== null;
  return isDecisive ? utmost(view, offers) : modest(view, offers);
}

/** As many as can go, but for one that keeps a stronghold. */
function utmost(view: BoardView, offers: readonly Offer[]): number {
  const last = offers.length - 1;
  const isAll = strongholdLeft(view)?.own === offers[last]?.number;
  return Math.max(0, isAll ? last - 1 : last);
}

/** Which number gathers all the spice where they go; -1 where none does, or others are met. */
function gathering(view: BoardView, offers: readonly Offer[]): number {
  const to = placeGoneTo(view);
  if (to === null || view.asked === null || meetsRivals(view, view.asked, to)) return -1;
  return offers.findIndex(({ number = 0 }) => {
    const harvest = number > 0 ? harvestAt(view, to, number) : null;
    return harvest !== null && harvest.got === harvest.lies;
  });
}

function spared(view: BoardView, offers: readonly Offer[]): number {
  const last = offers.length - 1;
  const left = strongholdLeft(view);
  if (left !== null && last > 0 && left.own === offers[last]?.number) {
    const spare = left.own - Math.max(1, left.threat?.count ?? 0);
    const at = offers.findIndex(({ number }) => spare > 0 && number === spare);
    return at < 0 ? last - 1 : at;
  }
  const at = offers.findLastIndex(({ number = 0 }) => {
    const price = shippingCost(view, number);
    return price === null || price.cost === 0 || price.kept * 2 >= price.cost;
  });
  return at < 0 ? Math.max(0, last) : at;
}

/** The stronghold that a group leaves, how many own forces it has, and who could come there; null where it leaves none. */
export function strongholdLeft(
  view: BoardView,
): { readonly name: string; readonly own: number; readonly threat: Threat | null } | null {
  const frame = view.frames.at(-1);
  if ((frame?.step !== 'move' && frame?.step !== 'ship') || frame.from === null) return null;
  const places = frame.step === 'move' ? placesOf(frame.from) : [placeOf(frame.from)];
  const territory = places[0]?.territory;
  if (territory === undefined || !isStronghold(view, territory)) return null;
  const spots = places.map(({ id }) => id);
  const own = countOf(view.factions[view.asked ?? -1]?.forces ?? [], spots);
  return { name: territory.name, own, threat: threatTo(view, spots[0] ?? '') };
}
