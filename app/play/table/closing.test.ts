import { expect, it } from 'vitest';
import { drawWords, zoneWords } from './closing';

const hand = (many: number) => ({ list: 'hand' as const, many });
const assembly = (many: number) => ({ list: 'assembly' as const, many });

it('says of which cards the end of a turn asks, and how many are drawn after them', () => {
  const both = { draws: [assembly(1), hand(3)] };
  expect(zoneWords(both)).toBe('your hand and Assembly');
  expect(drawWords(both)).toBe('You then draw 1 into the Assembly and 3 into the hand.');
  expect(zoneWords({ draws: [hand(2)] })).toBe('your hand');
  expect(drawWords({ draws: [assembly(0), hand(2)] })).toBe('You then draw 2 into the hand.');
  expect(drawWords({ draws: [assembly(0), hand(0)] })).toBe('You draw nothing.');
});
