import { isKind } from '../abilities/matching';
import { riteOf } from '../abilities/rite';
import { bansOf, isAbout } from '../queries/live';
import { type Check, refuseIf } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';

/**
 * Something forbids a House to deploy a tactic of its hand, or to use a card as one: to every House, or to all but
 * the defender.
 */
export const tacticAllowed: Check<{ readonly seat: Seat }, GameCard> = refuseIf(
  (game, { seat }, card) =>
    bansOf(game, 'tactics').some(
      ({ modifier, live }) =>
        (modifier.except === undefined || riteOf(game)?.[modifier.except] !== seat) &&
        (modifier.of === undefined || isAbout(live, modifier.of, card)) &&
        (modifier.card === undefined || isKind(live.scene, modifier.card, card)),
    ),
  'forbidden',
  'TAT-3.2-05',
);
