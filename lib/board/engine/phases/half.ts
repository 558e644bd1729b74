import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import type { Action } from '../actions';
import { killForces } from '../atoms/forces';
import { ask, begin, end, type Game, type Step } from '../game';
import type { HalfFrame } from '../state/frames';
import type { Group, LocationId } from '../state/state';
import { eliteBounds } from './group';

/** Half of some Fremen die in a storm, fractions rounded up; their player says how many Fedaykin are among them (GF9-fremen-14, GF9-Q43). */
export function loseHalf(game: Game, seat: Seat, at: LocationId, group: Group): void {
  const count = Math.ceil(group.count / 2);
  const [least, most] = eliteBounds(group, count);
  if (least === most) killForces(game, seat, at, { count, elite: least }, 'storm');
  else begin(game, { step: 'half', seat, at, count, least, most });
}

export const halfStep: Step<HalfFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: (_state, { least, most }) =>
    range(least, most).map((count): Action => ({ kind: 'elites', count })),
  answer(game, { at, count }, seat, action) {
    end(game);
    if (action.kind === 'elites')
      killForces(game, seat, at, { count, elite: action.count }, 'storm');
  },
};
