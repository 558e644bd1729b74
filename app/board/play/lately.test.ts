import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import { latelyOf } from './lately';

const shipped = (seat: number, to: string): BoardEvent => ({
  ...{ kind: 'shipped', seat, from: 'reserves', to, count: 2, elite: 0 },
});
const move = (...events: readonly BoardEvent[]) => ({
  events,
  lines: events.map((event, at) => ({ kind: event.kind, seat: null, text: `${event.kind} ${at}` })),
});

describe('what happened since the last decision', () => {
  it('is the last three things that others did to the board', () => {
    const moves = [
      move(shipped(1, 'carthag-10')),
      move(shipped(0, 'arrakeen-9'), { kind: 'passed', seat: 2 }),
      move(shipped(2, 'tueks-sietch-4'), shipped(1, 'polar-sink')),
      move({ kind: 'worm-came', territory: null }),
    ];
    expect(latelyOf(moves, 0).map(({ kind }) => kind)).toEqual(['shipped', 'shipped', 'worm-came']);
  });
});
