import { assignCard } from '../atoms/assign';
import { ask, pop } from '../atoms/flow';
import { discard } from '../leaving-play/discard';
import { byId } from '../state/by-id';
import type { ExcessFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { isOverCommand, personnelUnder } from './command-limit';
import { legalHosts } from './legal-hosts';

/**
 * A card that bears more personnel than its command allows: its governor names which of them leave it,
 * for another legal host where there is one, and else discarded (TAT-3.2-09).
 */
export const excessStep: Step<ExcessFrame, ActionOf<'assign' | 'discard'>> = {
  run(game, { seat, host }) {
    if (isOverCommand(game, seat, cardAt(game, host))) ask(game.state, seat);
    else pop(game.state);
  },
  options: (game, { host }, seat) =>
    personnelUnder(game, seat, host)
      .sort(byId)
      .flatMap((card) => waysOut(game, seat, card, host)),
  answer(game, _frame, _seat, action) {
    if (action.kind === 'assign') assignCard(game, action.card, action.host);
    else if (action.kind === 'discard') discard(game, cardAt(game, action.card));
  },
};

function waysOut(
  game: Game,
  seat: Seat,
  card: GameCard,
  from: number,
): ActionOf<'assign' | 'discard'>[] {
  const hosts = legalHosts(game, seat, card).filter(({ id }) => id !== from);
  if (hosts.length === 0) return [{ kind: 'discard', card: card.id }];
  return hosts.map(({ id }) => ({ kind: 'assign', card: card.id, host: id }));
}
