import { onSide } from '@/app/_deck/compare/side';
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
 * "5 cards added, 3 removed", or of two decks "5 cards only in A, 3 only in B": copies, so that a card which one side
 * has twice and the other once counts once. Empty where no card differs.
 */
export function cardsInWords(
  { imperial, house, programs }: Comparison,
  [one, other]: readonly [one: string, other: string] = ['Before', 'After'],
): string {
  const lists = [imperial, house, programs];
  const more = lists.reduce((sum, list) => sum + copiesMore(list), 0);
  const fewer = lists.reduce((sum, list) => sum + copiesFewer(list), 0);
  const parts =
    one === 'Before'
      ? ([
          [more, 'added'],
          [fewer, 'removed'],
        ] as const)
      : ([
          [fewer, `only ${onSide(one)}`],
          [more, `only ${onSide(other)}`],
        ] as const);
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words], at) => `${at === 0 ? counted(count, 'card') : count} ${words}`)
    .join(', ');
}

function copiesMore({ added, changed }: ListChanges): number {
  return (
    added.reduce((sum, { count }) => sum + count, 0) +
    changed.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0)
  );
}

function copiesFewer({ removed, changed }: ListChanges): number {
  return (
    removed.reduce((sum, { count }) => sum + count, 0) +
    changed.reduce((sum, { before, after }) => sum + Math.max(0, before - after), 0)
  );
}
