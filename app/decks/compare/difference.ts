import type { Comparison, ListChanges } from '@/lib/decks/compare';
import type { LegalityProblem, Report } from '@/lib/legality/problem';
import { problemMessage } from '@/lib/legality/words';
import { counted } from '@/lib/sentences';

/** Which problems go and which come from one report to another; what reads the same stays. */
export interface ProblemChanges {
  readonly gone: readonly LegalityProblem[];
  readonly come: readonly LegalityProblem[];
  readonly stay: readonly LegalityProblem[];
}

export function compareReports(before: Report, after: Report): ProblemChanges {
  const earlier = new Set(before.problems.map(keyOf));
  const later = new Set(after.problems.map(keyOf));
  return {
    gone: before.problems.filter((problem) => !later.has(keyOf(problem))),
    come: after.problems.filter((problem) => !earlier.has(keyOf(problem))),
    stay: after.problems.filter((problem) => earlier.has(keyOf(problem))),
  };
}

function keyOf(problem: LegalityProblem): string {
  return `${problem.severity} ${problem.detail.code} ${problemMessage(problem)}`;
}

/**
 * "5 cards added, 3 removed, 2 counts changed", or of two decks "5 cards only in B, 3 only in A, 2 in other
 * numbers": different cards, not copies. Empty where no card differs.
 */
export function cardsInWords(
  { imperial, house, programs }: Comparison,
  [one, other]: readonly [one: string, other: string] = ['Before', 'After'],
): string {
  const lists = [imperial, house, programs];
  const sum = (which: keyof ListChanges) =>
    lists.reduce((total, list) => total + list[which].length, 0);
  const [added, removed, changed] = [sum('added'), sum('removed'), sum('changed')];
  const isOneDeck = one === 'Before';
  const parts = isOneDeck
    ? ([
        [added, 'card', 'added'],
        [removed, 'card', 'removed'],
        [changed, 'count', 'changed'],
      ] as const)
    : ([
        [removed, 'card', `only in ${one}`],
        [added, 'card', `only in ${other}`],
        [changed, 'card', 'in both in other numbers'],
      ] as const);
  const said = parts.filter(([count]) => count > 0);
  return said
    .map(([count, what, words], at) =>
      said[at - 1]?.[1] === what ? `${count} ${words}` : `${counted(count, what)} ${words}`,
    )
    .join(', ');
}
