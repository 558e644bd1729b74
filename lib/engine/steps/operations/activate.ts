import { turnCard } from '../../atoms/turn-card';
import { byId } from '../../by-id';
import { cardAt, type Game, happened, printed } from '../../game';
import { doingOf, playAbility } from '../../procedures/carry-out';
import { playOut } from '../../procedures/tactic';
import { openWindow } from '../../procedures/windows';
import { governedBy } from '../../queries/governed';
import { hostOf, mayDo } from '../../queries/usable';
import type { GameCard, Seat } from '../../state';
import type { Operation } from './operation';

/**
 * Using a venture (TAT-6.2.6-06 to TAT-6.2.6-10), or a program with tokens (TAT-6.2.6-16), by engaging
 * the persona that it is assigned to. One declaration activates that card alone (TAT-6.2.6-07).
 */
export const activate: Operation = {
  kinds: ['activate'],
  options: (game, { seat }) =>
    governedBy(game, seat)
      .filter((card) => mayActivate(game, seat, card))
      .sort(byId)
      .map(({ id }) => ({ kind: 'activate', card: id })),
  perform(game, { seat }, action) {
    if (action.kind !== 'activate') return;
    const card = cardAt(game, action.card);
    const persona = hostOf(game, card);
    if (persona === null) return;
    happened(game, turnCard(game.state, persona.id, 'engaged'));
    // The window lies on top: Engagement tactics answer the engaging before the venture takes effect.
    playOut(game, seat, card);
    openWindow(game, 'engagement', null, persona.id);
  },
};

function mayActivate(game: Game, seat: Seat, card: GameCard): boolean {
  const { subtypes } = printed(game, card);
  const program = card.group === 'program';
  if (!program && !subtypes.includes('Venture')) return false;
  if (program && card.program < 1) return false;
  if (hostOf(game, card)?.status !== 'disengaged') return false;
  const doing = doingOf(game, card, playAbility(card));
  return doing === null || mayDo(game, seat, card, doing);
}
