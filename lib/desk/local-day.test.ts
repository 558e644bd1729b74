import { expect, it } from 'vitest';
import { localDay } from './local-day';

it('a tournament’s day is the one of the player’s own clock', () => {
  expect(localDay(new Date(2026, 10, 22, 0, 5))).toBe('2026-11-22');
  expect(localDay(new Date(2027, 0, 3, 23, 59))).toBe('2027-01-03');
});
