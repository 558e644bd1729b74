import { distance } from 'fastest-levenshtein';

export type QueryProblemCode =
  | 'too-long'
  | 'too-deep'
  | 'unclosed-quote'
  | 'unclosed-group'
  | 'stray-close'
  | 'empty-group'
  | 'missing-operand'
  | 'missing-field'
  | 'missing-value'
  | 'empty-word'
  | 'unknown-field'
  | 'unknown-value'
  | 'ambiguous-value'
  | 'bad-operator'
  | 'bad-number';

/** Why a search text cannot be read: which part of it (end excluded) and words for a person. */
export interface QueryProblem {
  readonly code: QueryProblemCode;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** Text that would mend it in the place of that part, where there is an obvious one. */
  readonly fix?: string;
}

/** The candidate that a slip of the pen most likely meant, or null where none is near. */
export function nearest(typed: string, candidates: readonly string[]): string | null {
  const word = typed.slice(0, 40).toLowerCase();
  let best: string | null = null;
  // Two letters changed places count as two steps.
  let least = (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))) + 1;
  for (const candidate of candidates) {
    const steps = distance(word, candidate.toLowerCase());
    if (steps < least && steps * 2 <= candidate.length) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** Typed text in quotes, short enough for a message. */
export function quote(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
