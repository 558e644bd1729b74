import type { Action } from '../actions';
import type { GameCard, Seat } from '../state/state';

/** What a House is asked while an effect is carried out. The actions are of the kinds "choose…" and "pass". */
export interface Choice {
  readonly seat: Seat;
  readonly options: readonly Action[];
}

/** One of several cards to choose; null where there is none. */
export function oneOfCards(seat: Seat, cards: readonly Readonly<GameCard>[]): Choice | null {
  if (cards.length === 0) return null;
  return { seat, options: cards.map(({ id }): Action => ({ kind: 'choose', card: id })) };
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

export function numbers(least: number, most: number): Action[] {
  const length = Math.max(0, most - least + 1);
  return Array.from({ length }, (_, at) => ({ kind: 'choose-number', amount: least + at }));
}

/** The pick of a House that declines. */
export const DECLINED = -1;

/** An answer as a number: the card, the seat, the amount or the part; -1 for a pass. */
export function pickOf(action: Action): number {
  if (action.kind === 'choose') return action.card;
  if (action.kind === 'choose-house') return action.seat;
  if (action.kind === 'choose-number') return action.amount;
  return action.kind === 'choose-part' ? action.part : DECLINED;
}
