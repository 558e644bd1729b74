import { amountOf } from '../abilities/value';
import { ask } from '../atoms/flow';
import { inForce } from '../queries/live';
import type { PetitionFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';

/** The petitioner as victor may give favor for a card of its sponsor (TAT-6.2.1-26). */
export const favorDiscount: Step<PetitionFrame, ActionOf<'discount'>> = {
  run: (game, frame) => ask(game.state, frame.seat),
  options: (game, frame, seat) =>
    Array.from({ length: Math.ceil(frame.cost / favorWorth(game, seat)) + 1 }, (_, favor) => ({
      kind: 'discount',
      favor,
    })),
  answer(game, frame, seat, { favor }) {
    frame.discount = favor;
    frame.cost = Math.max(0, frame.cost - favor * favorWorth(game, seat));
    frame.at = 'shortfall';
  },
};

/** Solaris that one favor takes off a petition for a card of the sponsor (TAT-6.2.1-26). */
export function favorWorth(game: Game, seat: Seat): number {
  return inForce(game, 'favor-worth').reduce(
    (most, { modifier, live }) =>
      live.scene.seat === seat ? Math.max(most, amountOf(live.scene, modifier.by)) : most,
    1,
  );
}
