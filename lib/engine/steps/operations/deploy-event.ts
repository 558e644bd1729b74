import { byId } from '../../by-id';
import type { HouseFrame } from '../../frames';
import { cardAt, type Game } from '../../game';
import { playEvent } from '../../procedures/play-event';
import { eventKind, isRipe } from '../../queries/events';
import { cardsInDomain } from '../../queries/governed';
import type { GameCard } from '../../state';
import type { Operation } from './operation';

/**
 * Deploying an event that is ripe, one Imperium and one Dune event in a House Interval (TAT-6.2.8-04).
 * It lies face up till its effect, or the turn, is over (TAT-6.2.8-11).
 */
export const deployEvent: Operation = {
  kinds: ['deploy-event'],
  options: (game, frame) =>
    cardsInDomain(game, frame.seat)
      .filter((card) => isRipe(game, frame.seat, card) && isWithinLimit(game, frame, card))
      .sort(byId)
      .map(({ id }) => ({ kind: 'deploy-event', card: id })),
  perform(game, frame, action) {
    if (action.kind !== 'deploy-event') return;
    const card = cardAt(game, action.card);
    if (eventKind(game, card) === 'dune') frame.duneEvent = true;
    else frame.imperiumEvent = true;
    playEvent(game, frame.seat, card);
  },
};

function isWithinLimit(game: Game, frame: HouseFrame, card: GameCard): boolean {
  return eventKind(game, card) === 'dune' ? !frame.duneEvent : !frame.imperiumEvent;
}
