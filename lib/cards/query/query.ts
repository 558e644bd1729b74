import type { Keyword } from '@/lib/rules/keywords';
import type { Power } from '@/lib/rules/powers';
import { TALENTS, type Talent } from '@/lib/rules/talents';
import type { CardGroup, SetCode } from '@/lib/rules/taxonomy';

/** What a search text means once it is read. Places are offsets into that text, end excluded. */

export const NUMBER_FIELDS = ['cost', 'command', 'resistance', ...TALENTS] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];
/** What can be counted: a number field, or the copies owned. */
export type AmountField = NumberField | 'own';
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type Allegiance = Power | 'none';
export type Quality = 'unique' | 'native' | 'doubtful' | 'ruled';
const WORD_FIELDS = ['name', 'set', 'deck', 'type', 'allegiance'] as const;
export const SORT_FIELDS = [...WORD_FIELDS, ...NUMBER_FIELDS, 'requirement', 'own'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One condition on a card. Texts are as typed; match.ts folds them. */
export type Condition =
  /** Words as they were typed in a row; in quotes they are looked for as they stand. */
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'name'; readonly text: string; readonly exact: boolean }
  | {
      readonly kind: 'type';
      readonly text: string;
      /** Card types and printed subtypes that the text stands for; a card needs one of them. */
      readonly words: readonly string[];
      readonly exact: boolean;
    }
  | { readonly kind: 'set'; readonly value: SetCode }
  | { readonly kind: 'deck'; readonly value: CardGroup }
  | { readonly kind: 'allegiance'; readonly value: Allegiance }
  | {
      readonly kind: 'number';
      readonly field: AmountField;
      readonly is: Comparison;
      readonly value: number | 'X';
    }
  | {
      readonly kind: 'range';
      readonly field: AmountField;
      /** Null is an open end; at least one end is closed. */
      readonly min: number | null;
      readonly max: number | null;
      /** False where the value must be there and lie outside. */
      readonly inside: boolean;
    }
  | {
      readonly kind: 'fields';
      readonly field: NumberField;
      readonly is: Comparison;
      readonly other: NumberField;
    }
  | { readonly kind: 'absent'; readonly field: NumberField }
  | {
      readonly kind: 'requirement';
      /** Null: a requirement of any talent. */
      readonly talent: Talent | null;
      /** Null: at any rank. */
      readonly rank: { readonly is: Comparison; readonly value: number } | null;
    }
  | { readonly kind: 'talent'; readonly value: Talent | null }
  | { readonly kind: 'quality'; readonly value: Quality }
  | { readonly kind: 'keyword'; readonly value: Keyword }
  | { readonly kind: 'legal'; readonly value: Power }
  | { readonly kind: 'in'; readonly deck: string }
  /** The deck by name, "deck" for the one being built, "any" for all of them. */
  | { readonly kind: 'missing'; readonly deck: string }
  /** In what is said of the card: our sentences, and the printed text that the player has loaded. */
  | { readonly kind: 'printed'; readonly text: string };

/** Lists are flat: no `all` directly in an `all`, no `any` in an `any`, and hold two or more. */
export type Expression = Span &
  (
    | { readonly kind: 'all'; readonly of: readonly Expression[] }
    | { readonly kind: 'any'; readonly of: readonly Expression[] }
    | { readonly kind: 'not'; readonly of: Expression }
    | { readonly kind: 'is'; readonly what: Condition }
  );

/** The conditions that a query joins by "and", outermost. */
export function conjuncts(where: Expression | null): readonly Expression[] {
  if (where === null) return [];
  return where.kind === 'all' ? where.of : [where];
}

export interface SortKey {
  readonly field: SortField;
  readonly descending: boolean;
}

export interface Query {
  /** Null: every card. */
  readonly where: Expression | null;
  /** First key first; cards that are equal in all of them stand by title, then set. */
  readonly sort: readonly SortKey[];
  /** Where in the text the sort terms stand. */
  readonly sortSpans: readonly Span[];
}
