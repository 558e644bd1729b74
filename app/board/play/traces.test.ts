import { expect, it } from 'vitest';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import { decidingOf, NO_TRACES, tracesIn, tracesOf } from './traces';

const none = { elite: 0 } as const;

it('others leave arrows, arrivals and losses; the viewer its losses alone', () => {
  const events: readonly BoardEvent[] = [
    { kind: 'shipped', seat: 0, from: 'reserves', to: 'arrakeen-9', count: 6, ...none },
    { kind: 'moved', seat: 0, from: 'arrakeen', to: 'carthag-10', count: 6, ...none },
    { kind: 'shipped', seat: 1, from: 'reserves', to: 'tueks-sietch-4', count: 4, ...none },
    { kind: 'moved', seat: 2, from: 'wind-pass', to: 'sietch-tabr-13', count: 2, ...none },
    { kind: 'moved', seat: 2, from: 'wind-pass', to: 'sietch-tabr-13', count: 1, ...none },
    { kind: 'forces-killed', seat: 0, at: 'carthag-10', by: 'battle', count: 3, ...none },
    { kind: 'forces-killed', seat: 2, at: 'sietch-tabr-13', by: 'storm', count: 3, ...none },
    { kind: 'passed', seat: 1 },
  ];
  expect(tracesOf(events, 0)).toEqual({
    marches: [{ seat: 2, from: 'wind-pass', to: 'sietch-tabr-13', count: 3 }],
    changes: [
      { seat: 1, at: 'tueks-sietch-4', shipped: 4, marched: 0, lost: 0 },
      { seat: 2, at: 'sietch-tabr-13', shipped: 0, marched: 3, lost: 3 },
      { seat: 0, at: 'carthag-10', shipped: 0, marched: 0, lost: 3 },
    ],
    storm: null,
  });
});

it('from place to place a shipment is a march, and off the map it is nothing', () => {
  const events: readonly BoardEvent[] = [
    { kind: 'shipped', seat: 1, from: 'arrakeen-9', to: 'carthag-10', count: 2, ...none },
    { kind: 'shipped', seat: 1, from: 'carthag-10', to: 'reserves', count: 1, ...none },
  ];
  const { marches, changes } = tracesOf(events, null);
  expect(marches).toEqual([{ seat: 1, from: 'arrakeen', to: 'carthag-10', count: 2 }]);
  expect(changes).toHaveLength(1);
});

it('the storm came from where it stood first, by all sectors together', () => {
  const events: readonly BoardEvent[] = [
    { kind: 'storm-moved', to: 1, sectors: 4 },
    { kind: 'storm-moved', to: 3, sectors: 2 },
  ];
  expect(tracesOf(events, 0).storm).toEqual({ from: 15, sectors: 6 });
  expect(tracesOf([{ kind: 'storm-moved', to: 1, sectors: 0 }], 0).storm).toBeNull();
});

it('of an earlier turn nothing stays, nor of other territories where one alone is asked about', () => {
  const events: readonly BoardEvent[] = [
    { kind: 'shipped', seat: 1, from: 'reserves', to: 'tueks-sietch-4', count: 4, ...none },
    { kind: 'forces-killed', seat: 0, at: 'carthag-10', by: 'battle', count: 3, ...none },
  ];
  const traces = tracesOf(events, 2);
  expect(tracesIn(traces, 'carthag').changes).toEqual([
    { seat: 0, at: 'carthag-10', shipped: 0, marched: 0, lost: 3 },
  ]);
  expect(tracesOf([...events, { kind: 'turn-began', turn: 2 }], 2)).toEqual(NO_TRACES);
});

it('of many marches the greatest stay', () => {
  const events = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (count): BoardEvent => ({
      ...{
        kind: 'moved',
        seat: 1,
        from: 'wind-pass',
        to: `cielago-north-${count}`,
        count,
        ...none,
      },
    }),
  );
  expect(tracesOf(events, 0).marches.map(({ count }) => count)).toEqual([8, 7, 6, 5, 4, 3]);
});

it('at the end the last battle for a stronghold that won stays, with who came to it', () => {
  const change = { shipped: 0, marched: 0, lost: 0 };
  const here = { ...change, seat: 1, at: 'tueks-sietch-4', shipped: 3 };
  const lost = { ...change, seat: 2, at: 'tueks-sietch-4', lost: 3 };
  const traces = {
    marches: [
      { seat: 1, from: 'tueks-sietch', to: 'the-minor-erg-6', count: 1 },
      { seat: 1, from: 'pasty-mesa', to: 'tueks-sietch-4', count: 2 },
    ],
    changes: [here, lost, { ...change, seat: 0, at: 'arrakeen-9', lost: 4 }],
    storm: { from: 1, sectors: 3 },
  } as const;
  expect(decidingOf(traces, new Set(['tueks-sietch', 'carthag']))).toEqual({
    ...{ marches: [traces.marches[1]], changes: [here, lost], storm: null },
  });
  expect(decidingOf(traces, new Set(['carthag']))).toEqual(NO_TRACES);
});
