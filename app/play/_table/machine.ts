import type { Action } from '@/lib/engine/actions';
import { type Policy, type PolicyName, policyOf } from '@/lib/engine/policies/policy';
import { seedOf } from '@/lib/engine/seed';
import type { Seat } from '@/lib/engine/state';
import type { Played, Session } from './session';

/** An automatic player as it stood after a choice of its own, and where in the line that was. */
interface Ready {
  readonly name: PolicyName;
  readonly policy: Policy;
  readonly at: number;
  /** The move before that choice: while it lies there, all before it is as it was. */
  readonly before: Played | undefined;
}

const READY = new WeakMap<Session, Map<Seat, Ready>>();

/**
 * What an automatic House does: what it would do on the command line, with the same seed and after the
 * same choices. After going back it chooses the same again.
 */
export function chooseFor(session: Session, name: PolicyName, legal: readonly Action[]): Action {
  const seat = session.state.decision?.seat ?? 0;
  const bySeat = READY.get(session) ?? new Map<Seat, Ready>();
  READY.set(session, bySeat);
  const known = bySeat.get(seat);
  const policy =
    known !== undefined && known.name === name && isNext(session, seat, known)
      ? known.policy
      : policyOf(name, seedOf(session.setup.seed), seat, choicesOf(session, seat));
  const { at, moves } = session;
  bySeat.set(seat, { name, policy, at, before: moves[at - 1] });
  return policy(session.state, legal, session.catalogue);
}

/** Whether the seat has decided nothing since that choice, and nothing before it was changed. */
function isNext({ moves, at }: Session, seat: Seat, ready: Ready): boolean {
  let last = at - 1;
  while (last >= 0 && moves[last]?.seat !== seat) last -= 1;
  return last === ready.at && moves[last]?.by === 'machine' && moves[last - 1] === ready.before;
}

/** Among how many actions the seat chose, each time it did. */
function choicesOf({ moves, at }: Session, seat: Seat): readonly number[] {
  return moves
    .slice(0, at)
    .flatMap((played) => (played.seat === seat && played.among > 0 ? [played.among] : []));
}
