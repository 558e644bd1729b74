import { expect, it } from 'vitest';
import type { Offer } from '@/lib/board/engine/narration/action';
import { chosenAtFirst, MOST_KEYS } from './number-choice';

/** Numbers from one up, each with its price, if any. */
function numbers(...prices: readonly (number | undefined)[]): readonly Offer[] {
  return prices.map((price, rank) => ({
    ...{ action: { kind: 'help', spice: rank + 1 }, text: '', number: rank + 1 },
    ...(price !== undefined && { price }),
  }));
}

it('chooses the most that is free, and without one the first where no other group stands beside', () => {
  for (const isAlone of [true, false]) expect(chosenAtFirst(numbers(0, 0, 2), isAlone)).toBe(1);
  expect(chosenAtFirst(numbers(2, 4), true)).toBe(0);
  expect(chosenAtFirst(numbers(2, 4), false)).toBe(-1);
});

it('always chooses where nothing could be pressed for it: one number alone, and a slider', () => {
  expect(chosenAtFirst(numbers(2), false)).toBe(0);
  const many = Array.from({ length: MOST_KEYS + 1 }, () => undefined);
  expect(chosenAtFirst(numbers(...many), false)).toBe(0);
  expect(chosenAtFirst(numbers(...many.slice(1)), false)).toBe(-1);
});
