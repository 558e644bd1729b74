import { expect, it } from 'vitest';
import { viewFor } from '@/lib/engine/state/view';
import { atTable, catalogue } from '@/lib/engine/testing/narration-fixture';
import type { ScenarioHouse } from '@/lib/engine/testing/scenario-fixture';
import { threatsTo, threatWords } from './threats';

/** What is told of a rival, to the House across the table from it. */
function told(rival: ScenarioHouse, guildHoard = 8) {
  const view = viewFor(atTable({ hoard: 10 }, rival, { guildHoard }).state, 0);
  return threatWords(view, threatsTo(view, catalogue));
}

it('a rival can win on its next Interval where it can produce or buy what it lacks', () => {
  // House 1 in short
  const can = '1 can win on its next Interval';
  expect(told({ hoard: 10, favor: 10, treasury: 0 })).toBe(can);
  expect(told({ hoard: 10, favor: 8, treasury: 4 })).toBe(can);
  expect(told({ hoard: 10, favor: 8, treasury: 3 })).toBe('');
  // Caladan produces 5 solaris
  expect(told({ hoard: 10, favor: 8, treasury: 0, domain: ['eots-caladan'] })).toBe(can);
  // at 3 and, as the Guild Hoard empties, at 4
  expect(told({ hoard: 8, favor: 10, treasury: 7 }, 7)).toBe(can);
  expect(told({ hoard: 8, favor: 10, treasury: 6 }, 7)).toBe('');
});

it('but not of more than one purchase, nor of what the Guild does not have', () => {
  expect(told({ hoard: 10, favor: 4, treasury: 99 })).toBe('');
  expect(told({ hoard: 6, favor: 10, treasury: 99 })).toBe('');
  expect(told({ hoard: 8, favor: 10, treasury: 99 }, 1)).toBe('');
});
