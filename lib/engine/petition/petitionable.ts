import { isDecree } from '@/lib/rules/resources';
import { affordable, nativeNeedsDuneFief, noCopy } from '../deployment/entry';
import { hosted } from '../deployment/legal-hosts';
import { notForbidden } from '../queries/forbidden';
import { printed } from '../state/game';
import { type Check, firstRefusal, refuseIf } from '../state/refusal';
import { currentInterval } from '../turn/current-interval';

/**
 * What may stand against petitioning for a card, an ally, holding or decree (TAT-6.2.1-01): a treasury that cannot
 * pay (TAT-6.2.1-03), a deployed copy (TAT-6.2.1-04), no Dune fief for a native (TAT-6.2.1-05), no legal host for a
 * decree (C21), an effect that forbids it.
 */
export const PETITION: readonly Check[] = [
  affordable('TAT-6.2.1-03'),
  noCopy('TAT-6.2.1-04'),
  nativeNeedsDuneFief('TAT-6.2.1-05'),
  notForbidden('petition'),
  refuseIf(
    (game, _seat, { id }) => currentInterval(game)?.barred.includes(id) === true,
    'forbidden',
    'TAT-3.2-05',
  ),
  (game, seat, card) => (isDecree(printed(game, card).subtypes) ? hosted(game, seat, card) : null),
];

export const petitionRefusal: Check = (game, seat, card) =>
  firstRefusal(PETITION, game, seat, card);
