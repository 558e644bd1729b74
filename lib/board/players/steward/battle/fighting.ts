import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../../../engine/actions';
import { spiceIn } from '../../../engine/atoms/spice';
import { planOptions, strength } from '../../../engine/battle/plan';
import { STRONGHOLDS } from '../../../engine/facts';
import { presentIn } from '../../../engine/queries/presence';
import { strongholdsOf } from '../../../engine/queries/victory';
import type { BattleFrame, Plan } from '../../../engine/state/frames';
import { bestOf, ofKind, passOr } from '../choices';
import { nearness, needed } from '../prospects';
import type { Table } from '../table';
import { cardWorth, WIN } from '../worths';
import { bestPlan, type Means, type Planned } from './planning';
import { knownIn, rivalOf } from './rival';

type Side = 0 | 1;

/** What is done in a battle, from the Voice to the cards that are kept. */
export function fighting(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  switch (frame.stage) {
    case 'voice':
      return speaking(table, frame, legal);
    case 'prescience':
      return asking(table, frame, legal);
    case 'answer':
    case 'plans':
      return planning(table, frame, legal);
    case 'peek':
      // Only its own battle is worth the power.
      return frame.fighters.includes(table.seat)
        ? (legal.find(({ kind }) => kind === 'special-see') ?? passOr(legal))
        : passOr(legal);
    case 'traitors':
      return legal.find(({ kind }) => kind === 'call-traitor') ?? passOr(legal);
    case 'losses':
      return losing(table, frame, legal);
    case 'cards':
      return keeping(legal);
  }
}

function sideOf({ fighters }: BattleFrame, seat: Seat): Side {
  return fighters[0] === seat ? 0 : 1;
}

/** The plan of the seat with what of it is chosen already. */
function planning(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const plan = myPlan(table, frame);
  const wanted = legal.find((action) => {
    switch (action.kind) {
      case 'leader':
        return action.leader === plan.leader;
      case 'weapon':
        return action.card === plan.weapon;
      case 'defense':
        return action.card === plan.defense;
      case 'strength':
        return action.dial === plan.dial;
      default:
        return false;
    }
  });
  return wanted ?? passOr(legal);
}

function myPlan(table: Table, frame: BattleFrame): Planned {
  const { state, seat } = table;
  const side = sideOf(frame, seat);
  const other = side === 0 ? 1 : 0;
  const against = frame.fighters[other];
  const rival = rivalOf(table, against, strength(state, frame, other), knownIn(frame, other));
  return bestPlan(table, meansIn(table, frame, side), rival, prizeOf(table, frame));
}

/** What a fighter may put into a battle, as the rules list it. */
function meansIn({ state }: Table, frame: BattleFrame, side: Side): Means {
  const own = frame.plans[side];
  const leaders =
    own.leader !== undefined
      ? [own.leader]
      : planOptions(state, frame, side, 'leader').flatMap((action) =>
          action.kind === 'leader' ? [action.leader] : [],
        );
  const cards = (plan: Plan, element: 'weapon' | 'defense') => {
    const chosen = plan[element];
    if (chosen !== undefined) return [chosen];
    const plans: [Plan, Plan] = side === 0 ? [plan, {}] : [{}, plan];
    return planOptions(state, { ...frame, plans }, side, element).flatMap((action) =>
      action.kind === element ? [action.card] : [],
    );
  };
  const pairs = cards(own, 'weapon').flatMap((weapon) =>
    cards({ ...own, weapon }, 'defense').map((defense) => [weapon, defense] as const),
  );
  return {
    ...{ forces: strength(state, frame, side), leaders, pairs, isAggressor: side === 0 },
    dials: own.dial === undefined ? undefined : [own.dial],
  };
}

const STRONGHOLD_IDS = new Set(STRONGHOLDS.map(({ id }) => id));
const LEAST_PRIZE = 4;

/** What it is worth to win here: the stronghold, for oneself and out of the rival's hands, or the spice that lies there. */
export function prizeOf(
  { state, seat }: Table,
  { territory, places, fighters }: BattleFrame,
): number {
  const spice = places.reduce((sum, at) => sum + spiceIn(state, at), 0);
  if (!STRONGHOLD_IDS.has(territory)) return LEAST_PRIZE + spice * 0.8;
  const mine = fighters.includes(seat) ? seat : (state.factions[seat]?.ally ?? seat);
  const gain = (who: Seat) => {
    const partner = state.factions[who]?.ally ?? null;
    const side = partner === null ? [who] : [who, partner];
    const need = needed(state, side.length);
    const held = strongholdsOf(state, side);
    const contested = STRONGHOLDS.filter(
      ({ id }) =>
        presentIn(state, id).length > 1 && side.some((one) => presentIn(state, id).includes(one)),
    ).length;
    const likely = held + Math.max(0, contested - 1) * 0.5;
    return WIN * (soon(need - likely - 1) - soon(need - likely));
  };
  const rival = fighters[0] === mine ? fighters[1] : fighters[0];
  return 12 + gain(mine) + 0.5 * gain(rival);
}

/** As nearness, between whole numbers too; all of it where nothing is missing. */
function soon(missing: number): number {
  const low = Math.floor(missing);
  const share = missing - low;
  const at = (count: number) => (count <= 0 ? 1 : nearness(count) * 0.6);
  return at(low) * (1 - share) + at(low + 1) * share;
}

/** What the Voice orders: what makes the own plan, or the ally's, best. */
function speaking(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const view = asFighter(table, frame);
  if (view === null) return passOr(legal);
  const { side, means, forces, seat } = view;
  const prize = prizeOf(table, frame);
  const value = (
    voice: { play: boolean; what: Extract<Action, { kind: 'voice' }>['what'] } | null,
  ) =>
    bestPlan(table, means, rivalOf(table, seat, forces, { ...knownIn(frame, side), voice }), prize)
      .worth;
  const none = value(null);
  const order = bestOf(
    ofKind(legal, 'voice'),
    ({ order: how, what }) => value({ play: how === 'play', what }),
    none,
  );
  return order ?? passOr(legal);
}

/** The rival's side, and what oneself or the ally can put against it; an ally's cards are not known. */
function asFighter(table: Table, frame: BattleFrame) {
  const { state, seat, ally } = table;
  const { fighters } = frame;
  const mine = fighters.includes(seat) ? seat : ally;
  if (mine === null || !fighters.includes(mine)) return null;
  const own = sideOf(frame, mine);
  const side: Side = own === 0 ? 1 : 0;
  return {
    ...{ side, seat: fighters[side], forces: strength(state, frame, side) },
    means: meansIn(table, frame, own),
  };
}

/** What prescience asks for: the element whose answer is expected to help the plan most. */
function asking(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
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
      ...{ p, plan: { weapon: EXAMPLES[name] ?? null } },
    })),
    defense: Object.entries(blind.defense).map(([name, p]) => ({
      ...{
        p,
        plan: { defense: name === 'none' ? null : name === 'poison' ? 'snooper' : 'shield' },
      },
    })),
    dial: blind.dial.map((p, dial) => ({ p, plan: { dial } })),
  };
  const question = bestOf(ofKind(legal, 'ask'), ({ element }) =>
    (answers[element] ?? []).reduce((sum, { p, plan }) => (p > 0 ? sum + p * value(plan) : sum), 0),
  );
  return question ?? passOr(legal);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  projectile: 'crysknife',
  poison: 'chaumas',
  lasgun: 'lasgun',
};

/** Losses come first from where spice does not lie. */
function losing(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const counts = ofKind(legal, 'forces');
  const mine = frame.places.filter((at) => table.me.forces.some((stack) => stack.at === at));
  const at = mine[frame.lost.length];
  const lies = at === undefined ? 0 : spiceIn(table.state, at);
  return (lies > 0 ? counts[0] : counts.at(-1)) ?? passOr(legal);
}

/** A winner keeps what can be used again. */
function keeping(legal: readonly Action[]): Action {
  const [keep] = ofKind(legal, 'keep');
  const [drop] = ofKind(legal, 'discard');
  if (keep !== undefined && cardWorth(keep.card) > 0) return keep;
  return drop ?? passOr(legal);
}

/** Which battle is fought first: the one that matters most. */
export function choosingBattle(table: Table, legal: readonly Action[]): Action {
  const { state } = table;
  const worth = ({ territory }: Extract<Action, { kind: 'fight' }>) =>
    STRONGHOLD_IDS.has(territory)
      ? 10
      : state.spice.reduce(
          (sum, { at, amount }) => (at.startsWith(territory) ? sum + amount : sum),
          0,
        ) / 2;
  return bestOf(ofKind(legal, 'fight'), worth) ?? passOr(legal);
}
