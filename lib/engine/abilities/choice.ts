import { range } from '@/lib/range';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf } from '../state/step';

/** What a House may be asked while an effect is carried out. */
export type ChoiceAction = ActionOf<
  'choose' | 'choose-house' | 'choose-number' | 'choose-part' | 'pass'
>;

/** Who is asked while an effect is carried out, and between what. */
export interface Choice {
  readonly seat: Seat;
  readonly options: readonly ChoiceAction[];
}

/** One of several cards to choose; null where there is none. */
export function oneOfCards(seat: Seat, cards: readonly Readonly<GameCard>[]): Choice | null {
  if (cards.length === 0) return null;
  return { seat, options: cards.map(({ id }) => ({ kind: 'choose', card: id })) };
}

/** One of several parts to choose; null where there is none. */
export function oneOfParts(seat: Seat, parts: readonly number[]): Choice | null {
  if (parts.length === 0) return null;
  return { seat, options: parts.map((part) => ({ kind: 'choose-part', part })) };
}

/** A number to choose, up to the most; null where there is nothing but 0. */
export function numberUpTo(seat: Seat, most: number): Choice | null {
  return most < 1 ? null : { seat, options: numbers(0, most) };
}

export function numbers(least: number, most: number): ActionOf<'choose-number'>[] {
  return range(least, most).map((amount) => ({ kind: 'choose-number', amount }));
}

/** The pick of a House that declines. */
export const DECLINED = -1;

/** An answer as a number: the card, the seat, the amount or the part; -1 for a pass. */
export function pickOf(action: ChoiceAction): number {
  if (action.kind === 'choose') return action.card;
  if (action.kind === 'choose-house') return action.seat;
  if (action.kind === 'choose-number') return action.amount;
  return action.kind === 'choose-part' ? action.part : DECLINED;
}
