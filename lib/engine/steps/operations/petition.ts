import { isDecree } from '@/lib/rules/resources';
import { push } from '../../atoms/flow';
import { cardAt, clockwise, type Game, happened, houseAt, printed } from '../../game';
import { baseCost } from '../../queries/cost';
import { canPay, welcomesNatives } from '../../queries/deployable';
import { legalHosts } from '../../queries/hosts';
import { uniqueInTheWay } from '../../queries/unique';
import type { GameCard, Seat } from '../../state';
import type { Operation } from './operation';

/**
 * Petitioning for a card of the Assembly, as often as the House likes until it loses one (TAT-6.2.1-31,
 * TAT-6.2.1-35). What follows is steps/petition.ts.
 */
export const petition: Operation = {
  kinds: ['petition'],
  options: (game, { seat, petitionLost }) =>
    petitionLost
      ? []
      : houseAt(game, seat)
          .zones.assembly.map((id) => cardAt(game, id))
          .filter((card) => mayPetition(game, seat, card))
          .sort((one, other) => one.id - other.id)
          .map(({ id }) => ({ kind: 'petition', card: id })),
  perform(game, { seat }, action) {
    if (action.kind !== 'petition') return;
    happened(game, { kind: 'petition', seat, card: action.card });
    push(game.state, {
      step: 'petition',
      seat,
      card: action.card,
      at: 'opening-bid',
      bid: 0,
      bidder: seat,
      active: clockwise(game, seat).filter((other) => !houseAt(game, other).eliminated),
      discount: 0,
    });
  },
};

/**
 * Whether a card may be petitioned: an ally, holding or decree (TAT-6.2.1-01) that the treasury can pay
 * (TAT-6.2.1-03), of which no copy is deployed (TAT-6.2.1-04), native only with a Dune fief
 * (TAT-6.2.1-05), a decree only with a legal host (C21).
 */
function mayPetition(game: Game, seat: Seat, card: GameCard): boolean {
  const facts = printed(game, card);
  if (!canPay(game, seat, baseCost(game, card))) return false;
  if (uniqueInTheWay(game.state, card.card, game.catalogue) !== undefined) return false;
  if (!welcomesNatives(game, seat, card)) return false;
  return !isDecree(facts.subtypes) || legalHosts(game, seat, card).length > 0;
}
