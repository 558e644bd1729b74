import { expect, it } from 'vitest';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { View } from '@/lib/engine/state/view';
import { outcomeWords, ownOutcomes } from './own-outcomes';

const petition = (seat: number): GameEvent => ({ kind: 'petition', seat, card: 7 });
const bid = (seat: number, amount: number): GameEvent => ({ kind: 'bid', seat, amount });
const won = (seat: number, petitioner: number, cost: number): readonly GameEvent[] => [
  { kind: 'victor', seat, cost },
  { kind: 'lost', seat, what: 'solaris', amount: cost },
  { kind: 'petition-won', seat, petitioner, card: 7 },
];
const rite = (attacker: number, defender: number): GameEvent => ({
  ...{ kind: 'rite', rite: 'battle', attacker, defender, leader: 1, target: 7 },
});
const over: GameEvent = { kind: 'rite-over', rite: 'battle', result: 'vanquished' };

const view = {
  seat: 0,
  houses: [{ name: 'House Sahrane' }, { name: 'House Corvail' }],
} as unknown as View;

function told(...moves: readonly (readonly GameEvent[])[]) {
  return ownOutcomes(
    moves.map((events) => ({ events })),
    10,
    0,
  ).map((one) => [one.at, outcomeWords(one, one.kind === 'rite' ? 2 : null, 'Chani', view)]);
}

it('tells who won a petition in which the House bid, and for how much', () => {
  expect(told([petition(0), bid(0, 3)], won(0, 0, 4))).toEqual([
    [11, 'You won Chani for 4 solaris'],
  ]);
  expect(told([petition(1), bid(1, 3)], [bid(0, 4)], won(1, 1, 5))).toEqual([
    [12, 'Corvail won Chani for 5 solaris'],
  ]);
  expect(told([petition(0), bid(0, 3)], won(1, 0, 5))).toEqual([
    [11, 'Corvail kept Chani from you for 5 solaris'],
  ]);
  // what was lost before is no part of the price
  const favor: GameEvent = { kind: 'lost', seat: 0, what: 'favor', amount: 1 };
  const [victor, ...rest] = won(0, 0, 1);
  expect(told([petition(0), favor], [victor, favor, ...rest] as readonly GameEvent[])).toEqual([
    [11, 'You won Chani for 1 solari and 1 favor'],
  ]);
  expect(told([petition(0)], [{ kind: 'petition-cancelled', seat: 0, card: 7 }])).toEqual([
    [11, 'Nobody won Chani'],
  ]);
  // without a bid of it
  expect(told([petition(1), bid(1, 3)], won(1, 1, 3))).toEqual([]);
});

it('tells what force met in a rite of the House, and what came of it', () => {
  const force: GameEvent = { kind: 'force', attack: 3, defense: 0 };
  expect(told([rite(1, 0)], [force], [over])).toEqual([[12, 'Chani: 3 against 2, vanquished']]);
  expect(told([rite(0, 1)], [{ ...over, result: 'aborted' } as GameEvent])).toEqual([
    [11, 'Chani: the rite was broken off'],
  ]);
  expect(told([rite(1, 2)], [over])).toEqual([]);
});
