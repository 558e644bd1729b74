import { isKind } from '../abilities/filter';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import { bansOf } from '../rite/limits';
import { type Check, refuseIf } from '../state/refusal';
import type { GameCard } from '../state/state';
import { isAbout } from './live';

/**
 * Something may forbid every House to do what is named, with a card where it is done with one: a
 * prohibition may be about all such cards, about cards of a kind, or about those that it lists.
 */
export function notForbidden(what: Prohibited): Check<unknown, Readonly<GameCard> | null> {
  return refuseIf(
    (game, _where, card) =>
      bansOf(game, what).some(
        ({ modifier, live }) =>
          (modifier.of === undefined || (card !== null && isAbout(live, modifier.of, card))) &&
          (modifier.card === undefined ||
            (card !== null && isKind(live.scene, modifier.card, card))),
      ),
    'forbidden',
    'TAT-3.2-05',
  );
}
