import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../../../engine/actions';
import { spiceIn } from '../../../engine/atoms/spice';
import { isStronghold, placesOf, strongholdsIn, territoryOf } from '../../../engine/facts';
import { sideOf } from '../../../engine/queries/order';
import { presentIn } from '../../../engine/queries/presence';
import { needed, strongholdsOf } from '../../../engine/queries/victory';
import type { BattleFrame } from '../../../engine/state/frames';
import type { BoardState } from '../../../engine/state/state';
import { bestOf, ofKind, passOr } from '../choices';
import { nearness } from '../prospects';
import type { Table } from '../table';
import { WIN } from '../worths';

/** To win anywhere, and in a stronghold; what spice on the ground counts for; what is denied to a rival. */
const ANYWHERE = 4;
const STRONGHOLD = 12;
const SPICE = 0.8;
const DENIED = 0.5;
/** A battle that is still to come is won by one side or the other. */
const TO_COME = 0.5;
/** To be near the win is worth less than the win. */
const HOPE = 0.6;

/** What it is worth to win here: the stronghold, for oneself and out of the rival's hands, or the spice that lies there. */
export function prizeOf(
  { state, seat, allies }: Table,
  { territory, places, fighters }: BattleFrame,
): number {
  const spice = places.reduce((sum, at) => sum + spiceIn(state, at), 0);
  if (!isStronghold(state, territoryOf(territory))) return ANYWHERE + spice * SPICE;
  const mine = fighters.includes(seat)
    ? seat
    : (fighters.find((one) => allies.includes(one)) ?? seat);
  const rival = fighters[0] === mine ? fighters[1] : fighters[0];
  return STRONGHOLD + oneMore(state, mine) + DENIED * oneMore(state, rival);
}

/** What one more stronghold is worth to a faction and its allies. */
function oneMore(state: Readonly<BoardState>, seat: Seat): number {
  const side = sideOf(state, seat);
  const contested = strongholdsIn(state).filter(({ id }) => {
    const present = presentIn(state, id);
    return present.length > 1 && present.some((one) => side.includes(one));
  }).length;
  const likely = strongholdsOf(state, side) + Math.max(0, contested - 1) * TO_COME;
  const missing = needed(state, side.length) - likely;
  return WIN * (soon(missing - 1) - soon(missing));
}

/** As nearness, between whole numbers too; all of it where nothing is missing. */
function soon(missing: number): number {
  const low = Math.floor(missing);
  const share = missing - low;
  const at = (count: number) => (count <= 0 ? 1 : nearness(count) * HOPE);
  return at(low) * (1 - share) + at(low + 1) * share;
}

/** Which battle is fought first, while leaders and cards are fresh: the one that matters most. */
export function choosingBattle({ state }: Table, legal: readonly Action[]): Action {
  const worth = (territory: string) => {
    if (isStronghold(state, territoryOf(territory))) return STRONGHOLD;
    return placesOf(territory).reduce((sum, { id }) => sum + spiceIn(state, id) * SPICE, 0);
  };
  return bestOf(ofKind(legal, 'fight'), ({ territory }) => worth(territory)) ?? passOr(legal);
}
