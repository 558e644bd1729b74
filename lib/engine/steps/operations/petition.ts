import { isDecree } from '@/lib/rules/resources';
import { push } from '../../atoms/flow';
import { byId } from '../../by-id';
import { cardAt, clockwise, type Game, happened, houseAt, printed } from '../../game';
import { costOf } from '../../queries/cost';
import { canPay, welcomesNatives } from '../../queries/deployable';
import { isForbidden } from '../../queries/forbidden';
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
  options: (game, { seat, petitionLost, barred }) =>
    petitionLost
      ? []
      : houseAt(game, seat)
          .zones.assembly.map((id) => cardAt(game, id))
          .filter((card) => !barred.includes(card.id) && mayPetition(game, seat, card))
          .sort(byId)
          .map(({ id }) => ({ kind: 'petition', card: id })),
  perform(game, { seat }, action) {
    if (action.kind !== 'petition') return;
    happened(game, { kind: 'petition', seat, card: action.card });
    push(game.state, {
      step: 'petition',
      seat,
      card: action.card,
      at: 'opening-bid',
      tactic: false,
      bid: 0,
      bidder: seat,
      active: clockwise(game, seat).filter((other) => !houseAt(game, other).eliminated),
      cost: 0,
      discount: 0,
      host: null,
      waived: false,
    });
  },
};

/**
 * Whether a card may be petitioned: an ally, holding or decree (TAT-6.2.1-01) that the treasury can pay
 * (TAT-6.2.1-03), of which no copy is deployed (TAT-6.2.1-04), native only with a Dune fief
 * (TAT-6.2.1-05), a decree only with a legal host (C21), and nothing that an effect forbids.
 */
function mayPetition(game: Game, seat: Seat, card: GameCard): boolean {
  const facts = printed(game, card);
  if (!canPay(game, seat, costOf(game, seat, card))) return false;
  if (uniqueInTheWay(game.state, card.card, game.catalogue) !== undefined) return false;
  if (!welcomesNatives(game, seat, card)) return false;
  if (isForbidden(game, 'petition', card)) return false;
  return !isDecree(facts.subtypes) || legalHosts(game, seat, card).length > 0;
}
