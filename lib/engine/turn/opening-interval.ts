import { changeTokens, turnCard } from '../atoms/cards';
import { pop } from '../atoms/flow';
import { waitsForPersona } from '../leaving-play/subdue';
import { cardsInDomain, governedBy } from '../queries/governed';
import { defermentWithin } from '../queries/limits';
import { isKept } from '../queries/ranks';
import type { DisengageFrame } from '../state/frames';
import { byId, type Game, seatsInPlay } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { type ActionOf, askNext, type Step } from '../state/step';

/**
 * The Disengage phase: each House may disengage its engaged cards (TAT-6.1.1-01). It names the cards
 * that stay engaged, in any order (C41); the rest disengages together. What an effect keeps engaged
 * stays so (TAT-6.1.1-02). A House without other engaged cards, which everyone sees, is not asked.
 */
export const disengageStep: Step<DisengageFrame, ActionOf<'keep-engaged' | 'disengage'>> = {
  run(game, frame) {
    const asked = askNext(game, frame.waiting, (seat) => engagedOf(game, seat).length > 0);
    if (!asked) pop(game.state);
  },

  options: (game, frame, seat) => [
    { kind: 'disengage' },
    ...engagedOf(game, seat)
      .filter(({ id }) => !frame.kept.includes(id))
      .map(({ id }) => ({ kind: 'keep-engaged' as const, card: id })),
  ],

  answer(game, frame, seat, action) {
    if (action.kind === 'keep-engaged') {
      frame.kept.push(action.card);
      return;
    }
    for (const { id } of engagedOf(game, seat))
      if (!frame.kept.includes(id)) turnCard(game, id, 'disengaged');
    frame.kept.length = 0;
    frame.waiting.shift();
  },
};

function engagedOf(game: Game, seat: Seat): GameCard[] {
  return governedBy(game, seat)
    .filter((card) => card.status === 'engaged' && !isKept(game, card, 'disengage'))
    .sort(byId);
}

/**
 * The Deferment phase: one token on every subdued card of every Domain, events and cards on subdued
 * hosts among them (TAT-6.1.2-01, TAT-5.4-15), unless an effect keeps it from that. Assemblies and
 * concealed programs are not subdued. Ventures that rise with their persona get none (CRF-1.A.iii-15).
 */
export function addDeferment(game: Game): void {
  for (const seat of seatsInPlay(game))
    for (const card of cardsInDomain(game, seat))
      if (getsToken(game, card))
        changeTokens(game, card.id, 'deferment', defermentWithin(game, card, 1), 'deferment');
}

function getsToken(game: Game, card: GameCard): boolean {
  return (
    card.status === 'subdued' &&
    !waitsForPersona(game, card) &&
    !isKept(game, card, 'gain-deferment')
  );
}
