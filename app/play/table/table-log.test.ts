import { expect, it } from 'vitest';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { Session } from '@/lib/kernel/session';
import { tableLog } from './table-log';

const rite: GameEvent = {
  kind: 'rite',
  rite: 'dueling',
  attacker: 0,
  defender: 1,
  leader: 1,
  target: 2,
};
const force = (attack: number, defense: number): GameEvent => ({ kind: 'force', attack, defense });
const over: GameEvent = { kind: 'rite-over', rite: 'dueling', result: 'vanquished' };

function forceAfter(...moves: readonly (readonly GameEvent[])[]) {
  const session = { at: moves.length, moves: moves.map((events) => ({ events })) };
  const catalogue = {} as unknown as GameCatalogue;
  return tableLog(session as unknown as Session<DuneCcg>, catalogue, () => 0).riteForce();
}

it('tells the force of the rite that is on as it was summed up, whatever came before or within', () => {
  expect(forceAfter([rite])).toBeNull();
  expect(forceAfter([rite], [force(2, 0)], [])).toMatchObject({ attack: 2, defense: 0 });
  expect(forceAfter([rite, force(9, 9), over], [rite])).toBeNull();
  expect(forceAfter([rite, force(3, 1)], [rite, force(9, 9), over])).toMatchObject({ attack: 3 });
});

/** Which rite is still shown, after moves of which each is a House's; the first House looks. */
function overAfter(houses: number, ...moves: readonly (readonly [number, ...GameEvent[]])[]) {
  const state = { houses: Array(houses).fill({}) };
  const made = moves.map(([seat, ...events]) => ({
    ...{ seat, by: 'person', move: { kind: 'pass' }, events },
  }));
  const session = { state, at: made.length, moves: made };
  const catalogue = {} as unknown as GameCatalogue;
  return tableLog(session as unknown as Session<DuneCcg>, catalogue, () => 0).riteOver()?.target;
}

it('a rite that is over is shown until the next answer, and not over news of other rivals', () => {
  const against = { ...rite, attacker: 1, defender: 0 };
  const interval = (seat: number): GameEvent => ({ kind: 'interval', seat });
  expect(overAfter(2, [1, against])).toBeUndefined();
  expect(overAfter(2, [1, against], [0, over])).toBe(2);
  expect(overAfter(2, [1, against], [0], [1, over], [1, interval(0)])).toBe(2);
  expect(overAfter(2, [1, against], [1, over], [0])).toBeUndefined();
  expect(overAfter(3, [1, against], [0, over])).toBe(2);
  expect(overAfter(3, [1, against], [0, over, interval(2)])).toBeUndefined();
  expect(overAfter(3, [1, against], [0, over], [1, interval(0)])).toBeUndefined();
  // that of others is none of it
  expect(overAfter(3, [1, { ...rite, attacker: 1, defender: 2 }, over])).toBeUndefined();
});

it('what a rival brought stays new while it is answered in its Interval, until the next own one has begun', () => {
  const interval = (seat: number): GameEvent => ({ kind: 'interval', seat });
  const from = { zone: 'hand', seat: 1, host: null } as const;
  const brought: GameEvent = { kind: 'moved', card: 7, from, to: { ...from, zone: 'domain' } };
  const came = (...moves: readonly (readonly [number, string, ...GameEvent[]])[]) => {
    const made = moves.map(([seat, kind, ...events]) => ({
      ...{ seat, by: 'person', move: { kind }, events },
    }));
    const session = { at: made.length, moves: made } as unknown as Session<DuneCcg>;
    return [...tableLog(session, {} as unknown as GameCatalogue, () => 0).cameLately()];
  };
  const begun = [1, 'end-interval', interval(0)] as const;
  const ended = [0, 'end-interval', interval(1)] as const;
  const deployed = [1, 'deploy', brought] as const;
  expect(came(begun, ended, deployed)).toEqual([7]);
  expect(came(begun, ended, deployed, [0, 'bid'], begun)).toEqual([7]);
  expect(came(begun, ended, deployed, [0, 'bid'], begun, [0, 'use'])).toEqual([]);
});
