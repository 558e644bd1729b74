import type { ResolvedDeck, ResolvedLine } from '@/lib/decks/resolve';
import { POWERS, type Power } from '@/lib/rules/powers';
import type { Format } from '../format';
import type { CompiledFormat } from '../formats';
import type { ProblemCard, ProblemDetail } from '../problem';

/** What a check has found: the rules that say so, and the lines that it is about. */
export interface Found {
  readonly rules: readonly string[];
  readonly lines: readonly ResolvedLine[];
  readonly detail: ProblemDetail;
}

/**
 * One thing that can be wrong with a deck. A check finds it whenever its condition holds, whatever else
 * is wrong with the deck, and knows nothing of the other checks.
 */
export type Check = (deck: ResolvedDeck, format: CompiledFormat) => readonly Found[];

/** What is wrong with some lines; nothing, and nothing is made for it, where there are none. */
export function about(
  lines: readonly ResolvedLine[],
  say: (lines: readonly ResolvedLine[]) => Omit<Found, 'lines'>,
): readonly Found[] {
  return lines.length === 0 ? NOTHING : [{ ...say(lines), lines }];
}

/** What a check finds with most decks. */
export const NOTHING: readonly never[] = [];

/** The lines of whose key there are more copies than a limit. */
export function above(
  limit: number,
  lines: readonly ResolvedLine[],
  keyOf: (line: ResolvedLine) => string = ({ titleKey }) => titleKey,
): readonly ResolvedLine[] {
  const counts = new Map<string, number>();
  let most = 0;
  for (const line of lines) {
    const key = keyOf(line);
    const count = (counts.get(key) ?? 0) + line.count;
    counts.set(key, count);
    if (count > most) most = count;
  }
  return most <= limit ? NOTHING : lines.filter((line) => (counts.get(keyOf(line)) ?? 0) > limit);
}

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

/** The rule of the Collected Rulings File that says the same, in a format that goes by it (C07). */
export function inRulings({ sponsorAllegianceFree }: Format, rule: string): readonly string[] {
  return sponsorAllegianceFree ? [rule] : [];
}
