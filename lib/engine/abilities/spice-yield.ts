import type { Game } from '../state/game';
import type { GameCard } from '../state/state';
import { abilitiesOf } from './game-catalogue';
import { standing } from './scene';
import { amountOf } from './value';

/** The most spice that a card produces when it is engaged once, wherever it puts it. */
export function spiceYield(game: Game, card: GameCard): number {
  let most = 0;
  for (const ability of abilitiesOf(game.catalogue, card.card)) {
    if (ability.kind !== 'operation' || ability.engage !== 'this') continue;
    let sum = 0;
    for (const effect of ability.effects)
      if (effect.kind === 'produce' && effect.what === 'spice')
        sum += amountOf(standing(game, card.place.seat, card), effect.amount);
    most = Math.max(most, sum);
  }
  return most;
}
