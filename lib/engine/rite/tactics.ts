import type { RiteFrame, Timing } from '../state/frames';
import { clockwise, type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';
import type { Step } from '../state/step';
import { openRound } from '../windows/open-window';
import { moveOn } from './participants';
import { isBeyond, type RiteStage } from './stages';

/**
 * Opens a segment's round of tactics, a House first and then clockwise. The tactics that name the rite
 * are for the two Houses in it (C05). In Attacker Declaration the others may deploy declaration tactics
 * that name none, and in EotS and CRF these two may as well, in both declarations (TAT-6.2.11-30,
 * TAT-6.2.11-31, C04). Engagement tactics of either kind are for the two alone (TAT-6.2.11-32). Under
 * TAT-8.3.2 every House has a part in all of this.
 */
export function openRiteWindow(
  game: Game,
  rite: Readonly<RiteFrame>,
  timing: Timing,
  first: Seat,
): void {
  const { openRites, plainTacticsInRites } = game.state.options;
  const seats = clockwise(game, first).filter((seat) => !houseAt(game, seat).eliminated);
  const isIn = (seat: Seat) => seat === rite.attacker || seat === rite.defender;
  const attackDeclared = !isBeyond(rite, 'attack-engages');
  const order = openRites || attackDeclared ? seats : seats.filter(isIn);
  const allPlain = timing === 'engagement' || plainTacticsInRites;
  openRound(game, {
    timing,
    answers: rite.rite,
    card: attackDeclared || !isBeyond(rite, 'counter') ? rite.leader : rite.defense,
    order,
    involved: openRites ? order : order.filter(isIn),
    plain: allPlain ? order : order.filter((seat) => !isIn(seat)),
  });
}

/** A round of tactics, a House first. */
export function windowStage(
  timing: Timing,
  first: (rite: RiteFrame) => Seat,
  next: RiteStage,
): Step<RiteFrame, never> {
  return {
    run(game, rite) {
      moveOn(rite, next);
      openRiteWindow(game, rite, timing, first(rite));
    },
  };
}
