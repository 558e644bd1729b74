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
  if (most < 1) return null;
  return {
    seat,
    options: Array.from({ length: most + 1 }, (_, amount) => ({ kind: 'choose-number', amount })),
  };
}

/** The pick of a House that declines. */
export const DECLINED = -1;

/** An answer as a number: the card, the seat, the amount or the part; -1 for a pass. */
export function pickOf(action: Action): number {
  switch (action.kind) {
    case 'choose':
      return action.card;
    case 'choose-house':
      return action.seat;
    case 'choose-number':
      return action.amount;
    case 'choose-part':
      return action.part;
    default:
      return DECLINED;
  }
}
