import { moveCard } from '../atoms/move';
import { isDeployed } from '../queries/face-up';
import { type Game, printed } from '../state/game';
import type { GameCard } from '../state/state';
import { discard } from './discard';

/**
 * What becomes of a card whose effects have been resolved: tactics, ventures and events are discarded
 * (TAT-3.1.4-06, TAT-6.2.6-13, TAT-6.2.8-10), programs leave the game (TAT-6.2.6-18), unless an effect
 * of theirs lasts. A Nexus event lies till its tokens are gone. All other cards stay.
 */
export function retire(game: Game, card: GameCard): void {
  if (card.place.zone !== 'domain' || !isDeployed(card)) return;
  if (game.state.lasting.some((one) => one.card === card.id)) return;
  const { type, subtypes } = printed(game, card);
  if (card.group === 'program') {
    if (wasActivated(game, card))
      moveCard(game, card.id, { zone: 'removed', seat: card.owner, host: null });
  } else if (type === 'plan' || (type === 'event' && !subtypes.includes('Nexus')))
    discard(game, card);
}

/** A program is used up by its activation alone, not by the tokens that it gets. */
function wasActivated(game: Game, card: GameCard): boolean {
  return !game.state.frames.some((frame) => frame.step === 'effect' && frame.card === card.id);
}
