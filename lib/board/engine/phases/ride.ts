import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { PLACES } from '../facts';
import { ask, end, type Step } from '../game';
import { type Board, barTo, groundFor, isStormAt, stacksIn } from '../queries/presence';
import type { RideFrame } from '../state/frames';
import type { Stack } from '../state/state';
import { gather, groupOptions } from './group';
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
    if (frame.to !== null) return groupOptions(riders(state, frame, seat), frame);
    const ground = groundFor(state, seat, 'riders');
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
    if (action.kind === 'pass' || frame.to === null) return end(game);
    const stacks = riders(game.state, frame, seat);
    if (!gather(stacks, frame, action)) return;
    end(game);
    carry(game, seat, stacks, frame, frame.to, 'rode');
  },
};

/** Who can ride: what stands in storm stays. */
export function riders(state: Board, { from }: RideFrame, seat: Seat): readonly Stack[] {
  const faction = state.factions[seat];
  return faction === undefined
    ? []
    : stacksIn(faction, from).filter(({ at }) => !isStormAt(state, at));
}
