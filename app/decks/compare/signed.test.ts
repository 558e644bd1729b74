import { expect, it } from 'vitest';
import { isLarge } from './signed';

it('is large by five and by two fifths', () => {
  const of = (before: number, after: number) => isLarge({ name: 'Plans', before, after });
  expect(of(5, 19)).toBe(true);
  expect(of(24, 41)).toBe(true);
  expect(of(1, 4)).toBe(false);
  expect(of(40, 46)).toBe(false);
  expect(of(7, 7)).toBe(false);
});
