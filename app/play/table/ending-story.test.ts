import { expect, it } from 'vitest';
import { aheadSince, lackOf } from './ending-story';

const at = (hoard: number, favor: number) => ({ hoard, favor });

it('the winner is ahead since the first turn after the last in which another was as far', () => {
  const turns = [
    { turn: 1, houses: [at(0, 10), at(2, 10)] },
    { turn: 2, houses: [at(3, 10), at(2, 10)] },
    { turn: 3, houses: [at(4, 10), at(4, 12)] },
    { turn: 4, houses: [at(6, 10), at(5, 20)] },
  ];
  expect(aheadSince(turns, 0)).toBe(4);
  expect(aheadSince(turns, 1)).toBeNull();
  expect(aheadSince(turns.slice(0, 2), 0)).toBe(2);
});

it('says what a House lacks for the High Council', () => {
  expect(lackOf(at(8, 7))).toBe('2 spice and 3 favor');
  expect(lackOf(at(10, 7))).toBe('3 favor');
  expect(lackOf(at(12, 16))).toBe('');
});
