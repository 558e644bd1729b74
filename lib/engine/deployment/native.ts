import { isLentDuneFief } from '../abilities/scripts/lends-dune-fief';
import { governsDuneFief } from '../queries/governed';
import { subtypesOf } from '../queries/ranks';
import { type Check, refuseIf } from '../state/refusal';

/** A native comes only to a House that governs a Dune fief (TAT-6.2.1-05, TAT-6.2.2-05). */
export function nativeNeedsDuneFief(rule: string): Check {
  return refuseIf(
    (game, seat, card) =>
      subtypesOf(game, card).includes('Native') &&
      !governsDuneFief(game, seat) &&
      !isLentDuneFief(game, seat),
    'no-native',
    rule,
  );
}
