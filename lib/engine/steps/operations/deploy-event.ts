import { changeTokens } from '../../atoms/tokens';
import { turnCard } from '../../atoms/turn-card';
import type { HouseFrame } from '../../frames';
import { cardAt, type Game, happened, printed } from '../../game';
import { playOut } from '../../procedures/tactic';
import { eventKind, isRipe } from '../../queries/events';
import { cardsInDomain } from '../../queries/governed';
import type { GameCard } from '../../state';
import type { Operation } from './operation';

/**
 * Deploying an event that is ripe, one Imperium and one Dune event in a House Interval (TAT-6.2.8-04).
 * Its tokens go (TAT-6.2.8-07), save those of a Nexus event (TAT-6.2.8-12); it lies face up till its
 * effect, or the turn, is over (TAT-6.2.8-11).
 */
export const deployEvent: Operation = {
  kinds: ['deploy-event'],
  options: (game, frame) =>
    cardsInDomain(game, frame.seat)
      .filter((card) => isRipe(game, frame.seat, card) && isWithinLimit(game, frame, card))
      .sort((one, other) => one.id - other.id)
      .map(({ id }) => ({ kind: 'deploy-event', card: id })),
  perform(game, frame, action) {
    if (action.kind !== 'deploy-event') return;
    const card = cardAt(game, action.card);
    if (eventKind(game, card) === 'dune') frame.duneEvent = true;
    else frame.imperiumEvent = true;
    happened(game, turnCard(game.state, card.id, 'disengaged'));
    if (!isNexus(game, card))
      happened(game, changeTokens(game.state, card.id, 'deferment', -card.deferment));
    happened(game, { kind: 'deployed', seat: frame.seat, card: card.id });
    playOut(game, frame.seat, card);
  },
};

export function isNexus(game: Game, card: Readonly<GameCard>): boolean {
  return printed(game, card).subtypes.includes('Nexus');
}

function isWithinLimit(game: Game, frame: HouseFrame, card: GameCard): boolean {
  return eventKind(game, card) === 'dune' ? !frame.duneEvent : !frame.imperiumEvent;
}
