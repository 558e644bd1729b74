import type { Action } from '../../../engine/actions';
import { strength } from '../../../engine/battle/plan';
import type { BattleFrame } from '../../../engine/state/frames';
import { ofKind, passOr } from '../choices';
import type { Table } from '../table';
import { keeping, losing, withCaptive } from './aftermath';
import { asking, speaking } from './foresight';
import { sendsKwisatz } from './kwisatz';
import { meansIn, sideOf } from './means';
import { bestPlan, type Planned } from './planning';
import { prizeOf } from './prize';
import { knownIn, rivalOf } from './rival';

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
      return passOr(legal);
    case 'traitors':
      return legal.find(({ kind }) => kind === 'call-traitor') ?? passOr(legal);
    case 'losses':
      return losing(table, frame, legal);
    case 'cards':
      return keeping(legal);
    case 'capture':
      return legal.find(({ kind }) => kind === 'capture') ?? passOr(legal);
    case 'captive':
      return withCaptive(table, legal);
  }
}

/** The plan of the seat with what of it is chosen already. */
function planning(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const spice = ofKind(legal, 'support');
  if (spice.length > 0) return supporting(table, spice);
  const plan = myPlan(table, frame);
  const wanted = legal.find((action) => {
    switch (action.kind) {
      case 'leader':
        return action.leader === plan.leader;
      case 'kwisatz':
        return sendsKwisatz(table, frame);
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

const KEPT = 2;

/** Spice for forces of the plan: each saves another force, as long as some is left. */
function supporting(
  { me }: Table,
  supports: readonly Extract<Action, { readonly kind: 'support' }>[],
): Action {
  const able = supports.filter(({ spice }) => me.spice - spice >= KEPT);
  return able.at(-1) ?? passOr(supports);
}

function myPlan(table: Table, frame: BattleFrame): Planned {
  const { state, seat } = table;
  const side = sideOf(frame, seat);
  const other = side === 0 ? 1 : 0;
  const against = frame.fighters[other];
  const rival = rivalOf(table, against, strength(state, frame, other), knownIn(frame, other));
  return bestPlan(table, meansIn(table, frame, side), rival, prizeOf(table, frame));
}
