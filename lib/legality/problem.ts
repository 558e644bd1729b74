import type { Doubt } from '@/lib/cards/card';
import type { DeckList, DeckPlace } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import type { Power } from '@/lib/rules/powers';
import type { CardGroup } from '@/lib/rules/taxonomy';

/** What the checks report. Words are made from these in words.ts and nowhere else. */

export interface ProblemCard {
  readonly id: string;
  readonly title: string;
  /** Where it stands; `check --json` prints this field. */
  readonly deck: DeckPlace;
  readonly count: number;
}

/** The codes and the facts that each one carries. */
export type ProblemDetail =
  | {
      readonly code: 'imperial-size' | 'house-size';
      /** Cards that count; what may not stand on the list does not. */
      readonly size: number;
      readonly uncounted: number;
      readonly minimum: number;
    }
  | {
      readonly code: 'adversary-of-sponsor';
      readonly sponsor: Power;
      /** Its adversaries that the decks hold cards of. */
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
  | { readonly code: 'wrong-deck'; readonly strays: readonly Stray[] }
  | {
      readonly code: 'home-world';
      readonly why: 'missing' | 'not-a-home-world' | 'other-sponsor';
      readonly sponsor: Power;
    }
  | { readonly code: 'program'; readonly why: 'not-a-program' | 'bought-twice' | 'none-in-format' }
  | {
      readonly code: 'profile';
      readonly why: 'overspent' | 'negative';
      /** Bonus solaris. */
      readonly spent: number;
      readonly favor: number;
      readonly spice: number;
    }
  | {
      readonly code: 'format';
      readonly why: 'set' | 'banned' | 'restricted' | 'unknown-format';
      /** Id and name of the format; for an unknown one both are what the deck says. */
      readonly format: string;
      readonly name: string;
    }
  | { readonly code: 'unknown-card' }
  | { readonly code: 'program-adversary'; readonly powers: readonly Power[] }
  /** The titles of each person. */
  | { readonly code: 'same-character'; readonly people: readonly (readonly string[])[] }
  | { readonly code: 'doubtful-data'; readonly doubts: readonly CardDoubt[] }
  | {
      readonly code: 'odd-size';
      readonly list: DeckList;
      readonly size: number;
      readonly usual: number;
    };

/** A card on a list where its group may not stand. */
export interface Stray {
  readonly title: string;
  readonly group: CardGroup;
  readonly list: DeckList;
}

export interface CardDoubt extends Readonly<Doubt> {
  readonly title: string;
}

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
  /** Id and name of the format that the deck was held against. */
  readonly format: string;
  readonly formatName: string;
  readonly problems: readonly LegalityProblem[];
}
