import type { ResolvedDeck, ResolvedLine } from '@/lib/decks/resolve';
import { POWERS, type Power } from '@/lib/rules/powers';
import type { CompiledFormat } from '../compile';
import type { LegalityProblem, ProblemCard } from '../problem';

/**
 * One thing that can be wrong with a deck. A check adds to `found` whenever its condition holds,
 * whatever else is wrong with the deck, and knows nothing of the other checks.
 */
export type Check = (deck: ResolvedDeck, format: CompiledFormat, found: LegalityProblem[]) => void;

export function problemCard({ id, title, place, count }: ResolvedLine): ProblemCard {
  return { id, title, deck: place, count };
}

/** Each once, in the order of the rulebook's list. */
export function powersOf(lines: readonly ResolvedLine[]): readonly Power[] {
  const found = new Set(lines.map(({ card }) => card?.allegiance));
  return POWERS.filter((power) => found.has(power));
}

/** The titles of lines, each once, in the order found. */
export function titlesOf(lines: readonly ResolvedLine[]): readonly string[] {
  return [...new Map(lines.map((line) => [line.titleKey, line.title])).values()];
}
