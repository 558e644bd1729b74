import { isKind } from '../abilities/filter';
import type { Prohibited } from '../abilities/modifier';
import type { Game } from '../game';
import type { GameCard } from '../state';
import { isAbout } from './live';
import { bansOf } from './rite-bans';

/**
 * Whether something forbids every House to do what is named, with a card where it is done with one: a
 * prohibition may be about all such cards, about cards of a kind, or about those that it lists.
 */
export function isForbidden(game: Game, what: Prohibited, card: GameCard | null = null): boolean {
  return bansOf(game, what).some(
    ({ modifier, live }) =>
      (modifier.of === undefined || (card !== null && isAbout(live, modifier.of, card))) &&
      (modifier.card === undefined || (card !== null && isKind(live.scene, modifier.card, card))),
  );
}
