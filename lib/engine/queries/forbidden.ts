import { isKind } from '../abilities/matching';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import { type Houses, housesOf } from '../abilities/ref';
import type { Game } from '../state/game';
import { type Check, refuseIf } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import { bansOf, isAbout, type Standpoint } from './live';

/**
 * Something may forbid every House to do what is named, with a card where it is done with one: a
 * prohibition may be about all such cards, about cards of a kind, or about those that it lists, and about some
 * Houses alone.
 */
export function notForbidden(
  what: Prohibited,
): Check<Seat | { readonly seat: Seat }, Readonly<GameCard> | null> {
  return refuseIf(
    (game, where, card) =>
      bansOf(game, what).some(
        ({ modifier, live }) =>
          isOn(live, modifier.who, typeof where === 'number' ? where : where.seat) &&
          (modifier.of === undefined || (card !== null && isAbout(live, modifier.of, card))) &&
          (modifier.card === undefined ||
            (card !== null && isKind(live.scene, modifier.card, card))),
      ),
    'forbidden',
    'TAT-3.2-05',
  );
}

/** Whether what holds for some Houses holds for one. */
function isOn({ scene }: Standpoint, who: Houses | undefined, seat: Seat): boolean {
  return who === undefined || housesOf(scene, who).includes(seat);
}

/** Whether something forbids a House what is named, whatever the card. */
export function isBarred(game: Game, what: Prohibited, seat: Seat): boolean {
  return bansOf(game, what).some(({ modifier, live }) => isOn(live, modifier.who, seat));
}
