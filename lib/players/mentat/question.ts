import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { seatSeed, seedOf } from '@/lib/kernel/seed';
import type { Session } from '@/lib/kernel/session';
import { choicesBefore } from '../automatic-players';
import { type Lists, ownList } from './deal';

/** What a mentat is asked at a table, as plain data: what its House may know, and nothing else. */
export interface Question {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly lists: Lists;
  /** The seed of the seat, and the decisions that it has made before: the same ones think the same. */
  readonly seed: number;
  readonly earlier: number;
}

/** The question before the House that is asked: a mentat answers it as on the command line. */
export function questionOf(session: Session<DuneCcg>): Question {
  const { rules, setup, state } = session;
  const seat: Seat = rules.toAct(state) ?? 0;
  return {
    view: rules.viewFor(state, seat),
    legal: rules.legalActions(state),
    lists: ownList(setup.houses, seat),
    seed: seatSeed(seedOf(setup.seed), seat),
    earlier: choicesBefore(session, seat).length,
  };
}
