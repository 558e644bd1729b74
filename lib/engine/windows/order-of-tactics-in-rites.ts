import { riteOf } from '../abilities/rite';
import { push } from '../atoms/flow';
import { isBeyond } from '../rite/stages';
import type { RiteFrame, WindowFrame } from '../state/frames';
import { clockwise, type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';

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
  timing: WindowFrame['timing'],
  first: Seat,
): void {
  const { openRites, plainTacticsInRites } = game.state.options;
  const seats = clockwise(game, first).filter((seat) => !houseAt(game, seat).eliminated);
  const isIn = (seat: Seat) => seat === rite.attacker || seat === rite.defender;
  const attackDeclared = !isBeyond(rite, 'attack-engages');
  const order = openRites || attackDeclared ? seats : seats.filter(isIn);
  push(game.state, {
    step: 'window',
    timing,
    answers: rite.rite,
    card: attackDeclared || !isBeyond(rite, 'counter') ? rite.leader : rite.defense,
    order: [...order],
    involved: openRites ? order : order.filter(isIn),
    plain:
      timing === 'engagement' || plainTacticsInRites ? order : order.filter((seat) => !isIn(seat)),
    passes: 0,
  });
}

/**
 * Whether a House may answer at all now: after Attacker Declaration the two Houses of the rite alone
 * (TAT-6.2.11-32, TAT-8.3.2), and from Assessment on nobody (TAT-6.2.11-53).
 */
export function mayAnswerNow(game: Game, seat: Seat): boolean {
  const rite = riteOf(game);
  if (rite === null || !isBeyond(rite, 'attack-engages')) return true;
  if (isBeyond(rite, 'assessment')) return false;
  return game.state.options.openRites || seat === rite.attacker || seat === rite.defender;
}
