import type { Action } from '../../../engine/actions';
import { type Side, strength } from '../../../engine/battle/plan';
import type { BattleFrame, Plan } from '../../../engine/state/frames';
import { bestOf, ofKind, passOr } from '../choices';
import type { Table } from '../table';
import { meansIn, sideOf } from './means';
import { bestPlan } from './planning';
import { prizeOf } from './prize';
import { type Known, knownIn, rivalOf } from './rival';

/** What the Voice orders: what makes the own plan, or the ally's, best. */
export function speaking(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const view = asFighter(table, frame);
  if (view === null) return passOr(legal);
  const { side, means, forces, seat } = view;
  const prize = prizeOf(table, frame);
  const known = knownIn(frame, side);
  const value = (voice: Known['voice']) =>
    bestPlan(table, means, rivalOf(table, seat, forces, { ...known, voice }), prize).worth;
  const orders = ofKind(legal, 'voice');
  const best = bestOf(
    orders,
    ({ order, what }) => value({ play: order === 'play', what }),
    value(null),
  );
  return best ?? passOr(legal);
}

/** The rival's side, and what oneself or the ally can put against it; an ally's cards are not known. */
function asFighter(table: Table, frame: BattleFrame) {
  const { state, seat, allies } = table;
  const { fighters } = frame;
  const mine = fighters.includes(seat) ? seat : fighters.find((one) => allies.includes(one));
  if (mine === undefined) return null;
  const own = sideOf(frame, mine);
  const side: Side = own === 0 ? 1 : 0;
  return {
    ...{ side, seat: fighters[side], forces: strength(state, frame, side) },
    means: meansIn(table, frame, own),
  };
}

/** What prescience asks for: the element whose answer is expected to help the plan most. */
export function asking(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const view = asFighter(table, frame);
  if (view === null) return passOr(legal);
  const { side, means, forces, seat } = view;
  const prize = prizeOf(table, frame);
  const known = knownIn(frame, side);
  const blind = rivalOf(table, seat, forces, known);
  const value = (plan: Plan) =>
    bestPlan(table, means, rivalOf(table, seat, forces, { ...known, plan }), prize).worth;
  const answers: Readonly<Record<string, readonly { p: number; plan: Plan }[]>> = {
    leader: blind.leaders.map(({ id, p }) => ({ p, plan: { leader: id === '' ? null : id } })),
    weapon: Object.entries(blind.weapon).map(([name, p]) => ({
      ...{ p, plan: { weapon: WEAPONS[name] ?? null } },
    })),
    defense: Object.entries(blind.defense).map(([name, p]) => ({
      ...{ p, plan: { defense: DEFENSES[name] ?? null } },
    })),
    dial: blind.dial.map((p, dial) => ({ p, plan: { dial } })),
  };
  const question = bestOf(ofKind(legal, 'ask'), ({ element }) =>
    (answers[element] ?? []).reduce((sum, { p, plan }) => (p > 0 ? sum + p * value(plan) : sum), 0),
  );
  return question ?? passOr(legal);
}

/** A card of each kind: those of a kind are alike in battle. */
const WEAPONS: Readonly<Record<string, string>> = {
  projectile: 'crysknife',
  poison: 'chaumas',
  lasgun: 'lasgun',
};
const DEFENSES: Readonly<Record<string, string>> = { projectile: 'shield', poison: 'snooper' };
