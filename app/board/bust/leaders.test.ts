import { expect, test } from 'vitest';
import { FACTIONS } from '@/lib/board/factions/factions';
import { leaderLooks } from './leaders';

test('every leader has a face, and no two look alike', () => {
  const told = FACTIONS.flatMap(({ leaders }) =>
    leaders.map(({ id }) => JSON.stringify(leaderLooks(id))),
  );
  expect(told).not.toContain(undefined);
  expect(new Set(told).size).toBe(told.length);
});
