import type { ResolvedLine } from '@/lib/decks/resolve';
import type { LegalityProblem, ProblemDetail } from '../problem';
import { type Check, problemCard } from './check-kind';

/** `program`: not a program, bought twice (TAT-4.1-12), or any where the format has none. */
export const program: Check = ({ programs }, { format }, found) => {
  if (programs.length === 0) return;
  if (!format.programs) found.push(problem('none-in-format', [], programs));
  const others = programs.filter(({ card }) => card?.deck !== 'program');
  if (others.length > 0)
    found.push(problem('not-a-program', ['TAT-4.1-08', 'TAT-3.1.4-01'], others));
  const counts = new Map<string, number>();
  for (const { titleKey, count } of programs)
    counts.set(titleKey, (counts.get(titleKey) ?? 0) + count);
  const twice = programs.filter(({ titleKey }) => (counts.get(titleKey) ?? 0) > 1);
  if (twice.length > 0) found.push(problem('bought-twice', ['TAT-4.1-12'], twice));
};

function problem(
  why: Extract<ProblemDetail, { code: 'program' }>['why'],
  rules: readonly string[],
  lines: readonly ResolvedLine[],
): LegalityProblem {
  return {
    severity: 'error',
    rules,
    cards: lines.map(problemCard),
    detail: { code: 'program', why },
  };
}
