import { isKind } from '../../abilities/matching';
import type { Prohibited } from '../../abilities/modifiers/prohibit';
import type { Houses } from '../../abilities/ref';
import type { Scene } from '../../abilities/scene';
import { inForce, isAbout } from '../../queries/live';
import { type Game, houseAt } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';

/** Whether an effect forbids something to every House or to this one, or what is done with such a card. */
export function isOutlawed(
  game: Game,
  what: Prohibited,
  card: GameCard | null = null,
  seat: Seat | null = null,
): boolean {
  return inForce(game, what).some(
    ({ modifier, live }) =>
      (modifier.who === undefined || (seat !== null && isMeant(live.scene, modifier.who, seat))) &&
      (modifier.of === undefined || (card !== null && isAbout(live, modifier.of, card))) &&
      (modifier.card === undefined || (card !== null && isKind(live.scene, modifier.card, card))),
  );
}

/** No House spends solaris that it lacks. */
export const canSpend = (game: Game, seat: Seat, solaris: number): boolean =>
  solaris <= houseAt(game, seat).treasury;

/** Whether a word for Houses means one, as the House sees it whose effect it is. */
export function isMeant({ seat, houses }: Scene, who: Houses, one: Seat): boolean {
  if (who === 'attacker' || who === 'opponent')
    throw new Error('nothing forbids a House something by its part in a rite yet');
  if (who === 'chosen') return houses.at(-1) === one;
  return who === 'everybody' || (who === 'you') === (seat === one);
}
