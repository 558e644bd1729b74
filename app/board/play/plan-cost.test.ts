import { expect, it } from 'vitest';
import { costText, leavesNone } from './plan-cost';

it('a plan says which forces and how much spice it costs', () => {
  const troops = { normal: 9, elite: 0, worth: 2 };
  expect(costText({ troops }, { dial: 2 })).toBe('Costs 2 forces, 7 stay');
  expect(costText({ troops }, { dial: 8 })).toBe('Costs 8 forces, 1 stays');
  expect(costText({ troops }, { dial: 2, spice: 2 })).toBe('Costs 2 spice, 2 forces, 7 stay');
  expect(costText({ troops }, { dial: 2, spice: 0 })).toBe('Costs 4 forces, 5 stay');
  // an elite force for two others
  const both = { normal: 5, elite: 2, worth: 2 };
  expect(costText({ troops: both }, { dial: 2 })).toBe('Costs 1 to 2 of 7 forces');
});

it('a plan that costs every force leaves none', () => {
  const troops = { normal: 9, elite: 0, worth: 2 };
  expect(leavesNone({ troops }, { dial: 9 })).toBe(true);
  expect(leavesNone({ troops }, { dial: 8 })).toBe(false);
});
