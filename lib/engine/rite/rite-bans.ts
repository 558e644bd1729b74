import type { Rite } from '@/lib/rules/rites';
import { isKind, matches } from '../abilities/filter';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import type { Modifier } from '../abilities/modifiers/table';
import { inForce, isAbout, type Live } from '../queries/live';
import type { Game } from '../state/game';
import type { GameCard } from '../state/state';

/** A prohibition that is in force. */
export interface Ban {
  readonly modifier: Extract<Modifier, { kind: 'prohibit' }>;
  readonly live: Live;
}

/** The prohibitions of a kind that are in force. */
export function bansOf(game: Game, what: Prohibited): readonly Ban[] {
  return inForce(game, 'prohibit').filter(({ modifier }) => modifier.what === what);
}

/**
 * Whether one of some prohibitions holds for a card in a rite. One that names no rite is about all of
 * them, one that names no card about every House; where it names another kind of card, the card on the
 * other side must be of it.
 */
export function isBanned(
  bans: readonly Ban[],
  rite: Rite,
  card: GameCard,
  opposite: GameCard | null = null,
): boolean {
  return bans.some(
    ({ modifier, live }) =>
      modifier.rites?.includes(rite) !== false &&
      (modifier.of === undefined || isAbout(live, modifier.of, card)) &&
      (modifier.card === undefined ||
        (opposite !== null && matches(live.scene, modifier.card, opposite))) &&
      (modifier.from === undefined ||
        (opposite !== null && isKind(live.scene, modifier.from, opposite))),
  );
}
