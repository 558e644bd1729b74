import { isDecree } from '@/lib/rules/resources';
import { type Game, printed } from '../game';
import type { GameCard, Seat } from '../state';
import { costOf } from './cost';
import { canPay, welcomesNatives } from './deployable';
import { isForbidden } from './forbidden';
import { legalHosts } from './hosts';
import { uniqueInTheWay } from './unique';

/**
 * Whether a card may be petitioned: an ally, holding or decree (TAT-6.2.1-01) that the treasury can pay
 * (TAT-6.2.1-03), of which no copy is deployed (TAT-6.2.1-04), native only with a Dune fief
 * (TAT-6.2.1-05), a decree only with a legal host (C21), and nothing that an effect forbids.
 */
export function mayPetition(game: Game, seat: Seat, card: GameCard): boolean {
  const facts = printed(game, card);
  if (!canPay(game, seat, costOf(game, seat, card))) return false;
  if (uniqueInTheWay(game.state, card.card, game.catalogue) !== undefined) return false;
  if (!welcomesNatives(game, seat, card)) return false;
  if (isForbidden(game, 'petition', card)) return false;
  return !isDecree(facts.subtypes) || legalHosts(game, seat, card).length > 0;
}
