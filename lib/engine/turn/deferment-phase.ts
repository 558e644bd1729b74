import { changeTokens } from '../atoms/tokens';
import { waitsForPersona } from '../leaving-play/subdue';
import { cardsInDomain } from '../queries/governed';
import { isKept } from '../queries/ranks';
import { type Game, seatsInPlay } from '../state/game';
import type { GameCard } from '../state/state';

/**
 * The Deferment phase: one token on every subdued card of every Domain, events and cards on subdued
 * hosts among them (TAT-6.1.2-01, TAT-5.4-15), unless an effect keeps it from that. Assemblies and
 * concealed programs are not subdued. Ventures that rise with their persona get none (CRF-1.A.iii-15).
 */
export function addDeferment(game: Game): void {
  for (const seat of seatsInPlay(game))
    for (const card of cardsInDomain(game, seat))
      if (getsToken(game, card)) changeTokens(game, card.id, 'deferment', 1);
}

function getsToken(game: Game, card: GameCard): boolean {
  return (
    card.status === 'subdued' &&
    !waitsForPersona(game, card) &&
    !isKept(game, card, 'gain-deferment')
  );
}
