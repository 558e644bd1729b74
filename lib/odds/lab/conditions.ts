import type { Deck } from '@/lib/decks/deck';
import type { RuleSet } from '@/lib/engine/state/state';
import type { Seated } from '@/lib/players/seated';
import { usualRules } from '../gauntlet/plan';
import type { Conditions } from '../gauntlet/play-fixture';

interface Contest {
  readonly deck: Deck;
  /** The deck after each change. */
  readonly changed: readonly Deck[];
  readonly rivals: readonly Deck[];
  readonly player: Seated;
  /** The usual ones of the decks unless told. */
  readonly rules?: RuleSet | undefined;
}

/**
 * What the games of a race share: the decks in its order, and for each changed one the draws of the deck as it is.
 * What the decks' owners noted on them stays at home.
 */
export function conditionsOf({ deck, changed, rivals, player, rules }: Contest): Conditions {
  const decks = [deck, ...changed, ...rivals].map((one) => ({ ...one, notes: '' }));
  return {
    decks,
    player,
    rules: rules ?? usualRules(decks),
    drawsLike: decks.map((_, at) => (at <= changed.length ? 0 : at)),
  };
}
