import { pop } from '../atoms/flow';
import { turnCard } from '../atoms/turn-card';
import { governedBy } from '../queries/governed';
import { isKept } from '../queries/ranks';
import { byId } from '../state/by-id';
import type { DisengageFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { type ActionOf, askNext, type Step } from '../state/step';

/**
 * The Disengage phase: each House may disengage its engaged cards (TAT-6.1.1-01). It names the cards
 * that stay engaged, in the order of their numbers; the rest disengages together. What an effect keeps
 * engaged stays so (TAT-6.1.1-02). A House without other engaged cards, which everyone sees, is not asked.
 */
export const disengageStep: Step<DisengageFrame, ActionOf<'keep-engaged' | 'disengage'>> = {
  run(game, frame) {
    const asked = askNext(game, frame.waiting, (seat) => engagedOf(game, seat).length > 0);
    if (!asked) pop(game.state);
  },

  options: (game, frame, seat) => [
    { kind: 'disengage' },
    ...engagedOf(game, seat)
      .filter(({ id }) => id > (frame.kept.at(-1) ?? 0))
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
