import { expect, it } from 'vitest';
import { stacked } from './rival-stacks';

const card = (id: number, isUnder = false) => ({ id, isUnder });

it('where room is short, cards under another and cards face down are counted, and those that can be chosen stand singly', () => {
  const lying = [card(1), card(2, true), card(3, true), card(4), card(5), card(6), card(7, true)];
  const isDown = (id: number) => id >= 4 && id <= 6;
  expect(stacked(lying, isDown, () => false)).toEqual([
    card(1),
    { what: 'under', count: 2 },
    { what: 'down', count: 4 },
  ]);
  expect(stacked(lying, isDown, (id) => id === 2 || id === 5)).toEqual([
    card(1),
    card(2, true),
    card(3, true),
    card(5),
    { what: 'down', count: 3 },
  ]);
});
