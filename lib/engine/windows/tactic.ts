import { isEncoded } from '../abilities/game-catalogue';
import { carryOut, playAbility } from '../abilities/running/carry-out';
import { enterPlay } from '../deployment/deploy';
import { retire } from '../leaving-play/discard';
import { costOf } from '../payment/cost';
import { pay } from '../payment/pay';
import type { EffectCause } from '../state/frames';
import { emit, type Game, printed } from '../state/game';
import type { GameCard, Seat } from '../state/state';

/**
 * Deploys a tactic from the hand: it is paid, lies in the Domain while it works, and is discarded once it
 * is resolved (TAT-6.2.2-18, TAT-6.2.2-25, TAT-3.1.4-06). A cost of X is among the costs of its ability.
 */
export function deployTactic(game: Game, seat: Seat, card: GameCard): void {
  if (printed(game, card).cost !== 'X') pay(game, seat, 'solaris', costOf(game, seat, card));
  enterPlay(game, seat, card, null);
  playOut(game, seat, card);
}

/** Carries out what a tactic, venture, program or event says; one that the engine does not run is noted. */
export function playOut(
  game: Game,
  seat: Seat,
  card: GameCard,
  cause: EffectCause | null = null,
): void {
  const ability = playAbility(game, card);
  if (ability >= 0) carryOut(game, seat, card, ability, cause);
  // What an encoded card does by lying there needs no carrying out.
  else if (!isEncoded(game.catalogue, card.card)) {
    emit(game, { kind: 'by-hand', seat, card: card.id });
    retire(game, card);
  }
}
