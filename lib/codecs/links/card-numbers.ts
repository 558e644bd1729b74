import numbers from '@/data/cards/numbers.json';
import type { CardId } from '@/lib/cards/card';

/**
 * A number for each card, from 1, for ever: links and codes hold numbers, and the oldest must stay
 * readable. data/cards/numbers.json is therefore only ever added to, at its end.
 */

let byId: ReadonlyMap<CardId, number> | undefined;

/** A card's number, or undefined for an id that has none. */
export function numberOfCard(id: CardId): number | undefined {
  byId ??= new Map(numbers.map((known, at) => [known, at + 1] as const));
  return byId.get(id);
}

/** The card with a number, or undefined where a newer Registry gave it out. */
export function cardOfNumber(number: number): CardId | undefined {
  return numbers[number - 1];
}
