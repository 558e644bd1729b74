import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { houseName } from '@/lib/engine/narration/naming';
import { summariesOf } from '@/lib/engine/narration/summary';
import { FAVOR_AT_ONCE, FAVOR_PRICE, SPICE_AT_ONCE } from '@/lib/engine/operations/trade';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { purchase } from '@/lib/players/steward/prices';
import { ADMISSION } from '@/lib/rules/admission';
import { shortName } from './short-names';

/** The rivals of the House that looks that can win on their next Interval, as far as the table shows: what they lack they can produce or buy. */
export function threatsTo(view: View, catalogue: GameCatalogue): readonly Seat[] {
  if (view.outcome !== null) return [];
  return summariesOf(view, catalogue, []).flatMap(({ seat, income, ...has }) => {
    if (seat === view.seat || view.houses[seat]?.eliminated) return [];
    const favor = Math.max(0, ADMISSION.favor - has.favor);
    const spice = Math.max(0, ADMISSION.spice - has.hoard - income.spice);
    const left = has.treasury + income.solaris - favor * FAVOR_PRICE;
    const { many } = purchase(view.guildHoard, left, SPICE_AT_ONCE);
    return favor <= FAVOR_AT_ONCE && left >= 0 && many >= spice ? [seat] : [];
  });
}

/** "Vezhine can win on its next Interval", of each such rival; '' for none. */
export function threatWords(view: View, threats: readonly Seat[]): string {
  return threats
    .map((seat) => `${shortName(houseName(view, seat))} can win on its next Interval`)
    .join('; ');
}
