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

/** "5 cards added, 3 removed, 2 counts changed": different cards, not copies. Empty where no card differs. */
export function cardsInWords({ imperial, house, programs }: Comparison): string {
  const lists = [imperial, house, programs];
  const sum = (which: keyof ListChanges) =>
    lists.reduce((total, list) => total + list[which].length, 0);
  const [added, removed, changed] = [sum('added'), sum('removed'), sum('changed')];
  return [
    ...(added > 0 ? [`${counted(added, 'card')} added`] : []),
    ...(removed > 0
      ? [added > 0 ? `${removed} removed` : `${counted(removed, 'card')} removed`]
      : []),
    ...(changed > 0 ? [`${counted(changed, 'count')} changed`] : []),
  ].join(', ');
}
