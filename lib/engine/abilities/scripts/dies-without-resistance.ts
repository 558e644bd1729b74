import { discard } from '../../leaving-play/discard';
import { liveModifiers } from '../../queries/live';
import { isKept, resistanceOf } from '../../queries/ranks';
import type { Game } from '../../state/game';
import { modifier } from '../modifiers/kind';
import { refer, refSchema } from '../ref';

/** A card that is discarded as soon as its resistance has come down to 0 (TAT-11-12). */
export const diesWithoutResistance = modifier(
  { of: refSchema },
  (_, { who }) => `${who} is discarded as soon as its resistance is 0`,
);

/** Discards the cards that have no resistance left. */
export function discardTheWorn(game: Game): void {
  for (const { modifier: worn, scene } of [...liveModifiers(game, 'dies-without-resistance')]) {
    const card = refer(scene, worn.of);
    if (card === null || card.place.zone !== 'domain') continue;
    if (resistanceOf(game, card) === 0 && !isKept(game, card, 'discard')) discard(game, card);
  }
}
