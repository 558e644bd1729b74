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

/** A code with the facts that it carries. */
export type ProblemDetail = {
  [Code in keyof Facts]: { readonly code: Code } & Readonly<Facts[Code]>;
}[keyof Facts];

/** Cards that count; what may not stand on the list does not. */
interface TooFew {
  size: number;
  uncounted: number;
  minimum: number;
}

interface Facts {
  'imperial-size': TooFew;
  'house-size': TooFew;
  /** The adversaries of the sponsor that the decks hold cards of. */
  'adversary-of-sponsor': { sponsor: Power; powers: readonly Power[] };
  'adversary-of-ally': { pairs: readonly (readonly [ally: Power, adversary: Power])[] };
  'imperial-duplicate': { titles: readonly string[]; by: 'title' | 'character' };
  'house-copies': { titles: readonly string[]; limit: number };
  'house-allegiance': { powers: readonly Power[] };
  'wrong-deck': { strays: readonly Stray[] };
  'home-world': { why: 'missing' | 'not-a-home-world' | 'other-sponsor'; sponsor: Power };
  program: { why: 'not-a-program' | 'bought-twice' | 'none-in-format' };
  /** `spent` in bonus solaris. */
  profile: { why: 'overspent' | 'negative'; spent: number; favor: number; spice: number };
  /** Id and name of the format; for an unknown one both are what the deck says. */
  format: {
    why: 'set' | 'banned' | 'restricted' | 'unknown-format';
    format: string;
    name: string;
  };
  'unknown-card': object;
  'program-adversary': { powers: readonly Power[] };
  /** The titles of each person. */
  'same-character': { people: readonly (readonly string[])[] };
  'doubtful-data': { doubts: readonly CardDoubt[] };
  'odd-size': { list: DeckList; size: number; usual: number };
}

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
