import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { PLACES } from '../facts';
import { ask, emit, end, type Step } from '../game';
import { type Board, barTo, groundFor, isStormAt, stacksIn } from '../queries/presence';
import type { RideFrame } from '../state/frames';
import type { Stack } from '../state/state';
import { groupOptions } from './group';
import { carry } from './move';

/**
 * Fremen ride the worm that came to them (GF9-fremen-08, -09, GF9-Q41): from the territory that it devoured to any one
 * place, storm and strongholds permitting. It is no move.
 */
export const rideStep: Step<RideFrame> = {
  run(game, frame) {
    if (riders(game.state, frame, frame.seat).length === 0) end(game);
    else ask(game, frame.seat);
  },
  options(state, frame, seat) {
    if (frame.to !== null) return groupOptions(riders(state, frame, seat), frame.groups);
    const ground = groundFor(state, seat);
    const places = PLACES.filter(
      (place) => place.territory.id !== frame.from && barTo(ground, place) === null,
    );
    return [PASS, ...places.map(({ id }): Action => ({ kind: 'to', to: id }))];
  },
  answer(game, frame, seat, action) {
    if (action.kind === 'to') {
      frame.to = action.to;
      return;
    }
    if (action.kind !== 'forces' || frame.to === null) return end(game);
    frame.groups.push(action.count);
    const stacks = riders(game.state, frame, seat);
    if (frame.groups.length < stacks.length) return;
    const { from, to, groups } = frame;
    const count = carry(game, seat, stacks, groups, to);
    emit(game, { kind: 'rode', seat, from, to, count });
    end(game);
  },
};

/** Who can ride: what stands in storm stays. */
export function riders(state: Board, { from }: RideFrame, seat: Seat): readonly Stack[] {
  const faction = state.factions[seat];
  return faction === undefined
    ? []
    : stacksIn(faction, from).filter(({ at }) => !isStormAt(state, at));
}
