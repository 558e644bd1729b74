import type { Query } from '@/lib/cards/query/query';

/** The cards among which a condition counts: those of the hand, of the Assembly, or of both together. */
export type Where = 'hand' | 'assembly' | 'both';

/** So many cards of a kind, or so many solaris of them. */
export interface Wanted {
  readonly query: Query;
  /** What is counted: cards, or the solaris that they cost; X counts as 0. */
  readonly unit: 'cards' | 'solaris';
  /** Least, a whole number from 0. */
  readonly min: number;
  /** Most; infinite where there is no bound. */
  readonly max: number;
  readonly where: Where;
  /** 1 is the opening; later turns count what has come until then (`seen` in plan.ts says how much). */
  readonly turn: number;
}

/** What is asked of an opening. There is no "not": the reader turns it into the opposite bounds. */
export type Question =
  | { readonly kind: 'is'; readonly what: Wanted }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Question[] };

/** The conditions of a question, as they are written. */
export function conditionsOf(question: Question): readonly Wanted[] {
  return question.kind === 'is' ? [question.what] : question.of.flatMap(conditionsOf);
}

/** The same question with other conditions in the places of its own. */
export function withConditions(question: Question, change: (what: Wanted) => Wanted): Question {
  return question.kind === 'is'
    ? { kind: 'is', what: change(question.what) }
    : { ...question, of: question.of.map((part) => withConditions(part, change)) };
}
