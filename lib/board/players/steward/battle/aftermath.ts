import type { Action } from '../../../engine/actions';
import { spiceIn } from '../../../engine/atoms/spice';
import { leaderOf } from '../../../engine/facts';
import type { BattleFrame } from '../../../engine/state/frames';
import { bestOf, ofKind, passOr } from '../choices';
import type { Table } from '../table';
import { isWorthKeeping } from '../worths';

/** What a Sardaukar or Fedaykin is worth beyond another force: two in battle, but one comes back a turn. */
const ELITE = 0.9;
/** Own leaders with which a captive is more than its price. */
const FEW_LEADERS = 2;

/** Losses come first from where spice does not lie. */
export function losing(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const whole = bestOf(ofKind(legal, 'lose'), ({ forces, elites }) => -forces - elites * ELITE);
  if (whole !== null) return whole;
  const counts = ofKind(legal, 'forces');
  const mine = frame.places.filter((at) => table.me.forces.some((stack) => stack.at === at));
  const at = mine[frame.lost.length];
  const lies = at === undefined ? 0 : spiceIn(table.state, at);
  return (lies > 0 ? counts[0] : counts.at(-1)) ?? passOr(legal);
}

/** A leader that was taken is kept where it is better than the own ones, or these are few; else it is worth 2 spice and gone. */
export function withCaptive({ me }: Table, legal: readonly Action[]): Action {
  const strength = (id: string) => leaderOf(id).strength;
  const own = me.leaders.flatMap(({ id, dead }) => (dead ? [] : [strength(id)]));
  const captive = me.captives.at(-1);
  const isGood = captive !== undefined && strength(captive) > Math.max(0, ...own);
  if (isGood || own.length <= FEW_LEADERS) return passOr(legal);
  return legal.find(({ kind }) => kind === 'kill-captive') ?? passOr(legal);
}

/** A winner keeps what can be used again. */
export function keeping(legal: readonly Action[]): Action {
  const [keep] = ofKind(legal, 'keep');
  const [drop] = ofKind(legal, 'discard');
  if (keep !== undefined && isWorthKeeping(keep.card)) return keep;
  return drop ?? passOr(legal);
}
