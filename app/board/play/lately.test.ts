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
  it('is three things that others did to the board, those that weigh most, in their order, and how many more', () => {
    const moves = [
      move(shipped(1, 'carthag-10'), { ...{ kind: 'bought', seat: 1, price: 2, karama: false } }),
      move(shipped(0, 'arrakeen-9'), { kind: 'passed', seat: 2 }),
      move({ ...shipped(2, 'tueks-sietch-4'), count: 8 } as BoardEvent, shipped(1, 'polar-sink')),
      move({ kind: 'moved', seat: 2, from: 'carthag', to: 'arrakeen-9', count: 1, elite: 0 }),
      move({ kind: 'worm-came', territory: null }),
    ];
    const { lines, more } = latelyOf(moves, 0);
    expect(lines.map(({ kind }) => kind)).toEqual(['shipped', 'shipped', 'worm-came']);
    expect(lines[0]?.event).toMatchObject({ to: 'tueks-sietch-4' });
    expect(more).toBe(3);
  });

  it('has a line of each faction, however many they are', () => {
    const battle: BoardEvent = { kind: 'battle-won', seat: 1, over: 2, totals: [12, 11] };
    const seats = [2, 3, 4, 5];
    const moves = [move(...seats.map((seat) => shipped(seat, 'carthag-10'))), move(battle, battle)];
    const { lines } = latelyOf(moves, 0);
    expect(lines.map(({ event }) => 'seat' in event && event.seat)).toEqual([2, 3, 4, 5, 1]);
  });

  it('names the place of a battle', () => {
    const moves = [
      move({ kind: 'battle-began', fighters: [1, 2], territory: 'carthag' }),
      move({ kind: 'battle-won', seat: 1, over: 2, totals: [12, 11] }),
    ];
    const [line] = latelyOf(moves, 0).lines;
    expect(line?.territory).toBe('carthag');
  });
});
