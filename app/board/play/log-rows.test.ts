import { expect, it } from 'vitest';
import type { EventKind } from '@/lib/board/engine/state/events';
import { logRows } from './log-rows';

const line = (kind: EventKind, text: string, place?: string) => ({
  ...{ kind, seat: null, text },
  ...(place !== undefined && { place }),
});

it('leaves phases off in which nothing happened, but for the one that is on, and heads the others with their names', () => {
  const told = [
    { at: 1, lines: [line('phase-began', 'CHOAM charity.'), line('phase-began', 'Bidding.')] },
    { at: 2, lines: [line('dealt', 'Two came up.'), line('phase-began', 'Revival.')] },
  ];
  expect(logRows(told).map((row) => row.line.text)).toEqual(['Bidding', 'Two came up.', 'Revival']);
});

it('a battle that is over is one row with all that belongs to it behind; one that is on is told line by line', () => {
  const told = [
    { at: 1, lines: [line('battle-began', 'A attacked B.', 'Arrakeen')] },
    { at: 2, lines: [line('plans-shown', 'The plans.'), line('battle-won', 'A won.')] },
    { at: 3, lines: [line('discarded', 'A discarded.'), line('collected', 'B collected.')] },
    { at: 4, lines: [line('battle-began', 'C attacked B.', 'Carthag'), line('asked', 'Asked.')] },
  ];
  expect(logRows(told).map((row) => [row.line.text, row.battle.length])).toEqual([
    ['Arrakeen: A won.', 4],
    ['B collected.', 0],
    ['C attacked B.', 0],
    ['Asked.', 0],
  ]);
});
