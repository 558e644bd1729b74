import type { ResolvedDeck, ResolvedLine } from '@/lib/decks/resolve';
import type { CompiledFormat } from '../compile';
import type { LegalityProblem, ProblemDetail } from '../problem';
import { type Check, problemCard } from './check-kind';

/**
 * `format`: a card of a set that is not allowed, a banned title, or a restricted one more than once.
 * A format speaks of every card that a player brings, home world and programs too.
 */
export const format: Check = (deck, compiled, found) => {
  const { sets, banned, restricted } = compiled;
  report(deck, compiled, found, 'set', ({ card }) => card !== null && !sets.has(card.set));
  if (banned.size > 0)
    report(deck, compiled, found, 'banned', ({ titleKey }) => banned.has(titleKey));
  if (restricted.size === 0) return;
  const counts = new Map<string, number>();
  for (const { titleKey, count } of deck.all)
    if (restricted.has(titleKey)) counts.set(titleKey, (counts.get(titleKey) ?? 0) + count);
  report(deck, compiled, found, 'restricted', ({ titleKey }) => (counts.get(titleKey) ?? 0) > 1);
};

function report(
  { all }: ResolvedDeck,
  { format: { id, name } }: CompiledFormat,
  found: LegalityProblem[],
  why: Extract<ProblemDetail, { code: 'format' }>['why'],
  test: (line: ResolvedLine) => boolean,
): void {
  const lines = all.filter(test);
  if (lines.length === 0) return;
  found.push({
    severity: 'error',
    rules: [],
    cards: lines.map(problemCard),
    detail: { code: 'format', why, format: id, name },
  });
}
