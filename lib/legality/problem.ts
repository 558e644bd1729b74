import type { Edit } from '@/lib/decks/edits';
import type { Power } from '@/lib/rules/powers';

/** What the checks report. Words are made from these in words.ts and nowhere else. */

export type ProblemList = 'imperial' | 'house' | 'homeworld' | 'programs';

export interface ProblemCard {
  readonly id: string;
  readonly title: string;
  readonly deck: ProblemList;
  readonly count: number;
}

/** The codes and the facts that each one carries. */
export type ProblemDetail =
  | { readonly code: 'imperial-size'; readonly size: number; readonly minimum: number }
  | { readonly code: 'house-size'; readonly size: number; readonly minimum: number }
  | {
      readonly code: 'adversary-of-sponsor';
      readonly sponsor: Power;
      readonly powers: readonly Power[];
    }
  | {
      readonly code: 'adversary-of-ally';
      readonly pairs: readonly (readonly [ally: Power, adversary: Power])[];
    }
  | {
      readonly code: 'imperial-duplicate';
      readonly titles: readonly string[];
      readonly by: 'title' | 'character';
    }
  | { readonly code: 'house-copies'; readonly titles: readonly string[]; readonly limit: number }
  | { readonly code: 'house-allegiance'; readonly powers: readonly Power[] }
  | { readonly code: 'wrong-deck' }
  | {
      readonly code: 'home-world';
      readonly why: 'missing' | 'not-a-home-world' | 'other-sponsor';
      readonly sponsor: Power;
    }
  | { readonly code: 'program'; readonly why: 'not-a-program' | 'bought-twice' | 'none-in-format' }
  | { readonly code: 'profile'; readonly why: 'overspent' | 'negative'; readonly spent: number }
  | {
      readonly code: 'format';
      readonly why: 'set' | 'banned' | 'restricted' | 'unknown-format';
      readonly format: string;
    }
  | { readonly code: 'unknown-card' }
  | { readonly code: 'program-adversary'; readonly powers: readonly Power[] }
  | { readonly code: 'same-character' }
  | { readonly code: 'doubtful-data' }
  | {
      readonly code: 'odd-size';
      readonly list: 'imperial' | 'house';
      readonly size: number;
      readonly usual: number;
    };

export type ProblemCode = ProblemDetail['code'];
export type Severity = 'error' | 'warning';

/** The smallest change that mends a problem. */
export interface Mend {
  readonly label: string;
  readonly edit: Edit;
}

export interface LegalityProblem {
  readonly severity: Severity;
  /** Ids of data/rules, most telling first; empty where no rule speaks (an unknown card). */
  readonly rules: readonly string[];
  readonly cards: readonly ProblemCard[];
  readonly detail: ProblemDetail;
}

/** Legal means that no error stands; warnings do not count. */
export interface Report {
  readonly legal: boolean;
  readonly format: string;
  readonly problems: readonly LegalityProblem[];
}
