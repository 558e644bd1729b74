import { lex } from './lex';
import type { QueryProblem } from './problem';

/** A search text without the terms that cannot be read, and these as they were typed. */
export interface LeftOut {
  readonly rest: string;
  readonly terms: readonly string[];
}

/** Leaves out each term that a problem lies in, with what turns it round; null where a problem lies elsewhere. */
export function withoutWrongTerms(
  text: string,
  problems: readonly Pick<QueryProblem, 'start' | 'end'>[],
): LeftOut | null {
  const tokens = lex(text);
  const wrong = problems.map((problem) =>
    tokens.findIndex(
      ({ kind, start, end }) => kind === 'term' && start <= problem.start && problem.end <= end,
    ),
  );
  if (wrong.includes(-1)) return null;
  const terms: string[] = [];
  let rest = '';
  let from = 0;
  for (const at of [...new Set(wrong)].sort((a, b) => a - b)) {
    let first = at;
    while (/^(?:minus|not)$/.test(tokens[first - 1]?.kind ?? '')) first -= 1;
    const start = tokens[first]?.start ?? 0;
    const end = tokens[at]?.end ?? text.length;
    terms.push(text.slice(start, end));
    rest += text.slice(from, start);
    from = end;
  }
  return { rest: (rest + text.slice(from)).replace(/\s+/g, ' ').trim(), terms };
}
