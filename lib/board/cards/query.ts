import type { Amount } from '@/lib/kernel/query/numbers';
import type {
  Expression as AnyExpression,
  Query as AnyQuery,
  Comparison,
} from '@/lib/kernel/query/query';
import type { Edition } from '../rules/book';
import type { BoardCard } from './card';

/** What a search of the board game's cards means once it is read. */

/** What can be counted: copies in either edition, in one of them, and the spice that a card brings. */
export const AMOUNT_FIELDS = ['copies', '2019', 'descartes', 'spice'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];
export const SORT_FIELDS = ['name', 'type', 'deck', ...AMOUNT_FIELDS] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export type Quality = 'doubtful' | 'differs' | 'discarded' | 'removed';

/** One condition on a card, beside plain words. */
export type Condition =
  | { readonly kind: 'name'; readonly text: string; readonly exact: boolean }
  /** One of these kinds, or of these groups of kinds. */
  | { readonly kind: 'type'; readonly types: readonly string[] }
  | { readonly kind: 'deck'; readonly value: BoardCard['deck'] }
  | { readonly kind: 'edition'; readonly value: Edition }
  | (Amount & { readonly field: AmountField })
  | { readonly kind: 'absent'; readonly field: AmountField }
  | {
      readonly kind: 'fields';
      readonly field: AmountField;
      readonly is: Comparison;
      readonly other: AmountField;
    }
  | { readonly kind: 'quality'; readonly value: Quality }
  /** Stands on a rule whose id begins so. */
  | { readonly kind: 'rule'; readonly id: string }
  /** In what the card does. */
  | { readonly kind: 'does'; readonly text: string };

export type Expression = AnyExpression<Condition>;
export type Query = AnyQuery<Condition, SortField>;
