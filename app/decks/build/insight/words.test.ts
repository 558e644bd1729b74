import { expect, it } from 'vitest';
import { shareOf } from '@/lib/kernel/share';
import { amountWords, pointsRangeWords, pointsWords, rangeWords, timeLeftWords } from './words';

it('a range is told in whole percent', () => {
  expect(rangeWords(shareOf(8, 10))).toBe('49 to 94 %');
  expect(rangeWords(shareOf(0, 0))).toBe('0 to 100 %');
});

it('an amount is told to the tenth', () => {
  expect([8, 8.25, 4.5].map(amountWords)).toEqual(['8', '8.3', '4.5']);
});

it('points of a difference stand with their sign', () => {
  expect([0.034, -0.01, 0, -0.0004, 1].map(pointsWords)).toEqual([
    ...['+3.4', '−1.0', '0.0', '0.0', '+100.0'],
  ]);
  expect(pointsRangeWords({ low: -0.01, high: 0.078 })).toBe('−1.0 to +7.8');
});

it('the time that is left is told as roughly as it is known', () => {
  expect([2_000, 11_000, 80_000, 95_000, 600_000].map(timeLeftWords)).toEqual([
    'a few seconds left',
    'about 20 seconds left',
    'about 80 seconds left',
    'about 2 minutes left',
    'about 10 minutes left',
  ]);
});
