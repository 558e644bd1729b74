import { isKind } from '../../abilities/filter';
import type { Prohibited } from '../../abilities/modifiers/prohibit';
import { inForce, isAbout } from '../../queries/live';
import { type Game, houseAt } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';

/** Whether an effect forbids something to every House, or what is done with such a card. */
export function isOutlawed(game: Game, what: Prohibited, card: GameCard | null = null): boolean {
  return inForce(game, 'prohibit').some(
    ({ modifier, live }) =>
      modifier.what === what &&
      (modifier.of === undefined || (card !== null && isAbout(live, modifier.of, card))) &&
      (modifier.card === undefined || (card !== null && isKind(live.scene, modifier.card, card))),
  );
}

/** No House spends solaris that it lacks. */
export const canSpend = (game: Game, seat: Seat, solaris: number): boolean =>
  solaris <= houseAt(game, seat).treasury;
