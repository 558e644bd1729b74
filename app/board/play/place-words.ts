import { isStronghold, placeOf, rulesOf } from '@/lib/board/engine/facts';
import { priceText, shippingPrice } from '@/lib/board/engine/narration/action';
import { eliteName, factionName } from '@/lib/board/engine/narration/names';
import { isOn } from '@/lib/board/engine/queries/options';
import { seatOf, sideOf } from '@/lib/board/engine/queries/order';
import { type Bar, barTo, groundFor } from '@/lib/board/engine/queries/presence';
import { stormDanger } from '@/lib/board/engine/queries/storm-next';
import { WORM } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { isOpenToStorm } from '@/lib/board/map/storm';
import { capital, counted } from '@/lib/sentences';
import { fightText, spiceMissed } from './coming';
import { GOING } from './going';
import { asksWhence, startIn } from './place-asked';

/** What the dark line on the map goes round. */
export function aboutText({ frames }: BoardView, looked: Location | null): string {
  if (looked !== null) return 'Shown';
  const frame = frames.at(-1);
  if (frame?.step === 'battle') return 'The battle';
  if (startIn({ frames }) !== null) return 'Asked about';
  return frame !== undefined && 'to' in frame && frame.to !== null ? 'Chosen' : 'From here';
}

const BARS: Readonly<Record<Bar, string>> = {
  storm: 'In the storm: nobody may go there',
  full: 'Two others hold it',
  ally: 'Your ally is there',
};

/**
 * What comes over forces of the asked faction that stay in a place: the worm that it foresees, where spice blew last,
 * unless it spares them as allies of Fremen (GF9-fremen-11), or the next storm (GF9-fremen-14); null for nothing.
 */
export function dangerText(view: BoardView, at: string): string | null {
  const place = placeOf(at);
  const isLast = view.turn >= rulesOf(view).turns;
  const fremen = seatOf(view, 'fremen');
  const isSpared = fremen !== null && sideOf(view, fremen).includes(view.asked ?? -1);
  if (view.foreseen === WORM && place.territory.id === view.lastBlow && !isLast && !isSpared)
    return 'a worm comes next turn';
  const danger = stormDanger(view, place);
  if (danger === null) return null;
  const isHalf = isOn(view, 'advantages') && view.factions[view.asked ?? -1]?.id === 'fremen';
  const half = isHalf ? 'half ' : '';
  return danger === 'sure' ? `${half}swept next turn` : `${half}may be swept`;
}

/** What kind of place it is, in which sector, and what the storm does there: "Stronghold, sector 4. Safe from the storm". */
export function groundText(view: BoardView, place: Location): string {
  const { territory, sector } = place;
  if (sector === null) return 'Never in the storm';
  const kind = `${capital(territory.type)}, sector ${sector}`;
  if (sector === view.storm) return `${kind}. The storm is here`;
  if (!isOpenToStorm(territory, view.wallStands)) return `${kind}. Safe from the storm`;
  const danger = stormDanger(view, place);
  if (danger === null) return kind;
  return `${kind}. The storm ${danger === 'sure' ? 'comes' : 'may come'} next turn`;
}

/** What a place is good for, whoever holds it; null for nothing special. */
export function worthText(view: BoardView, { territory, sector }: Location): string | null {
  const uses = [
    ...(isStronghold(view, territory) ? ['Counts for winning'] : []),
    ...(territory.ornithopters === true ? ['forces here move others three territories'] : []),
    ...(territory.spice?.sector === sector ? [`${territory.spice?.amount} spice blows here`] : []),
  ];
  return uses.length === 0 ? null : capital(uses.join('; '));
}

/** Why a place cannot be chosen that forces go to, or leave. */
export function whyNot(view: BoardView, place: Location): string {
  if (asksWhence(view)) return 'You have no forces here that can move';
  const bar = view.asked === null ? null : barTo(groundFor(view, view.asked), place);
  if (bar !== null) return BARS[bar];
  const price = shippingPrice(view, place.id);
  const spice = view.factions[view.asked ?? -1]?.own?.spice ?? 0;
  if (price !== null && price > 2 * spice) return 'Costs more than you have';
  return GOING.has(view.frames.at(-1)?.step ?? 'turn') ? 'Out of reach' : 'Not now';
}

/** What stands in a place, in words. */
export function saidOf(view: BoardView, { id }: Location, isLit: boolean): readonly string[] {
  const spice = view.spice.find(({ at }) => at === id);
  const price = isLit ? shippingPrice(view, id) : null;
  const isGoing = isLit && GOING.has(view.frames.at(-1)?.step ?? 'turn');
  const danger = isGoing ? dangerText(view, id) : null;
  const fight = isGoing ? fightText(view, id) : null;
  const missed = isGoing ? spiceMissed(view, id) : null;
  return [
    ...view.factions.flatMap(({ id: faction, forces, advisors }, seat) => [
      ...forces.flatMap(({ at, count, elite = 0 }) =>
        at === id
          ? [
              `${factionName(view, seat)} ${counted(count, 'force')}${elite === 0 ? '' : `, ${elite} of them ${eliteName(faction)}`}`,
            ]
          : [],
      ),
      ...advisors.flatMap(({ at, count }) =>
        at === id ? [`${factionName(view, seat)} ${counted(count, 'advisor')}`] : [],
      ),
    ]),
    ...(spice === undefined ? [] : [`${spice.amount} spice`]),
    ...(price === null ? [] : [priceText(price)]),
    ...(fight === null ? [] : [fight]),
    ...(danger === null ? [] : [danger]),
    ...(missed === null ? [] : [missed]),
  ];
}
