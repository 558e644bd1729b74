import type { Action } from '../../engine/actions';
import { isStronghold, leaderOf, placeOf, placesOf, territoryOf } from '../../engine/facts';
import { sideOf } from '../../engine/queries/order';
import { standsIn } from '../../engine/queries/presence';
import { needed, strongholdsOf } from '../../engine/queries/victory';
import type { BoardState } from '../../engine/state/state';
import { bestOf, ofKind, passOr } from './choices';
import type { Table } from './table';
import { cardWorth, FORCE } from './worths';

/** What a special power must bring, in spice, before the Karama is given for it. */
const FOR_POWER = 5;
const GOOD_LEADER = 5;
const MANY_DEAD = 3;
const MANY_CARDS = 3;

/** The special power of the own faction, with the option (GF9-adv-karama-05 to -10), once it helps; null while it is kept. */
export function specialPower(table: Table, legal: readonly Action[]): Action | null {
  return (
    sight(table, legal) ??
    revived(table, legal) ??
    worm(table, legal) ??
    veto(table, legal) ??
    taken(table, legal)
  );
}

/** The Atreides look at the plan of a rival, where they fight themselves. */
function sight({ asked, seat }: Table, legal: readonly Action[]): Action | null {
  if (asked.step !== 'battle' || !asked.fighters.includes(seat)) return null;
  return ofKind(legal, 'special-see')[0] ?? null;
}

/** The Emperor revives a good leader, or three forces. */
function revived({ me }: Table, legal: readonly Action[]): Action | null {
  const leaders = ofKind(legal, 'special-leader');
  const best = bestOf(leaders, ({ leader }) => leaderOf(leader).strength, GOOD_LEADER - 1);
  if (best !== null) return best;
  const forces = ofKind(legal, 'special-forces').at(-1);
  return forces !== undefined && forces.forces >= MANY_DEAD && me.reserves === 0 ? forces : null;
}

/** The Fremen send a worm where it takes most from others. */
function worm(table: Table, legal: readonly Action[]): Action | null {
  const harm = harmOf(table);
  return bestOf(ofKind(legal, 'special-worm'), ({ territory }) => harm(territory), FOR_POWER);
}

/** One that came by itself too, as long as it takes anything (GF9-fremen-13). */
export function placing(table: Table, legal: readonly Action[]): Action {
  const harm = harmOf(table);
  return bestOf(ofKind(legal, 'worm'), ({ territory }) => harm(territory), 0) ?? passOr(legal);
}

/** What a worm takes from others in a territory. */
function harmOf({ state, side }: Table): (territory: string) => number {
  return (territory) => {
    const isSand = territoryOf(territory).type === 'sand';
    const places = new Set(placesOf(territory).map(({ id }) => id));
    let worth = 0;
    for (const [other, { forces }] of state.factions.entries())
      for (const { at, count } of forces)
        if (isSand && places.has(at)) worth += side.includes(other) ? 0 : count * FORCE;
    return worth;
  };
}

/** The Guild stops a shipment against itself, or of one who is near the win. */
function veto({ state, me, allies }: Table, legal: readonly Action[]): Action | null {
  const [cancel] = ofKind(legal, 'special-cancel');
  const shipment = state.frames.find((frame) => frame.step === 'ship');
  if (cancel === undefined || shipment === undefined) return null;
  if (allies.includes(shipment.seat)) return null;
  const { to } = shipment;
  if (to === null || to === 'reserves') return null;
  const { territory } = placeOf(to);
  if (!isStronghold(state, territory)) return null;
  return standsIn(me, territory.id) || isNear(state, shipment.seat) ? cancel : null;
}

function isNear(state: Readonly<BoardState>, seat: number): boolean {
  const side = sideOf(state, seat);
  return strongholdsOf(state, side) >= needed(state, side.length) - 1;
}

/** The Harkonnen take as many cards of a full hand as they have bad ones to give for them. */
function taken({ me, allies }: Table, legal: readonly Action[]): Action | null {
  const bad = me.hand.filter((card) => card !== 'karama' && cardWorth(card) < 1).length;
  const takes = ofKind(legal, 'special-take').filter(({ target }) => !allies.includes(target));
  const most = takes.filter(({ count }) => count <= bad + 1);
  const best = bestOf(most, ({ count }) => count);
  return best !== null && best.count >= MANY_CARDS ? best : null;
}

/** The card that is given for one that was taken: the worst. */
export function giving(legal: readonly Action[]): Action | null {
  return bestOf(ofKind(legal, 'give'), ({ card }) => -cardWorth(card));
}
