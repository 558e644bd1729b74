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
