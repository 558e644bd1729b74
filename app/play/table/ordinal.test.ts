import { expect, test } from 'vitest';
import { ordinal } from './ordinal';

test('a place in the order of initiative reads as a place', () => {
  expect([1, 2, 3, 4, 6].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '6th']);
});
