import type {
  Expression as AnyExpression,
  Query as AnyQuery,
  SortKey as AnySortKey,
  Comparison,
  Words,
} from '@/lib/kernel/query/query';
import type { Keyword } from '@/lib/rules/keywords';
import type { Power } from '@/lib/rules/powers';
import { TALENTS, type Talent } from '@/lib/rules/talents';
import type { CardGroup, SetCode } from '@/lib/rules/taxonomy';

/** What a search text of the card game's cards means once it is read. */

export const NUMBER_FIELDS = ['cost', 'command', 'resistance', ...TALENTS] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];
/** What can be counted: a number field, or the copies owned. */
export type AmountField = NumberField | 'own';
export type Allegiance = Power | 'none';
export type Quality = 'unique' | 'native' | 'doubtful' | 'ruled';
const WORD_FIELDS = ['name', 'set', 'deck', 'type', 'allegiance'] as const;
export const SORT_FIELDS = [...WORD_FIELDS, ...NUMBER_FIELDS, 'requirement', 'own'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** One condition on a card. Texts are as typed; match.ts folds them. */
export type Condition =
  | Words
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

export type Expression = AnyExpression<Condition>;
export type SortKey = AnySortKey<SortField>;
/** Cards that are equal in all keys stand by title, then set. */
export type Query = AnyQuery<Condition, SortField>;
