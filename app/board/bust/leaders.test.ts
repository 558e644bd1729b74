import { expect, test } from 'vitest';
import { FACTIONS } from '@/lib/board/factions/factions';
import { LEADERS } from './leaders';

test('every leader has a face, and no two look alike', () => {
  const ids = FACTIONS.flatMap(({ leaders }) => leaders.map(({ id }) => id));
  expect(Object.keys(LEADERS).sort()).toEqual([...ids].sort());
  const told = FACTIONS.flatMap(({ leaders }) =>
    leaders.map(({ id }) => JSON.stringify(LEADERS[id])),
  );
  expect(new Set(told).size).toBe(ids.length);
});
