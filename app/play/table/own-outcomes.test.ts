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
const vanquished = (card: number, by: number): GameEvent => ({ kind: 'vanquished', card, by });
const over: GameEvent = { kind: 'rite-over', rite: 'battle', result: 'vanquished' };

const view = {
  seat: 0,
  houses: [{ name: 'House Sahrane' }, { name: 'House Corvail' }],
  // two cards lie under the one that leads
  cards: { 8: { id: 8, place: { host: 1 } }, 9: { id: 9, place: { host: 1 } } },
} as unknown as View;
const NAMES: Readonly<Record<number, string>> = { 1: 'Stilgar', 2: 'Feyd', 7: 'Chani' };

function told(...moves: readonly (readonly GameEvent[])[]) {
  return ownOutcomes(
    moves.map((events) => ({ events })),
    10,
    0,
  ).map((one) => [
    one.at,
    outcomeWords(one, one.kind === 'rite' ? 2 : null, (card) => NAMES[card] ?? '', view),
  ]);
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

it('tells who attacked what in a rite of the House and what came of it, and first what the House lost', () => {
  const force: GameEvent = { kind: 'force', attack: 3, defense: 0 };
  const fell = vanquished(7, 0);
  expect(told([rite(0, 1)], [force], [fell, over])).toEqual([
    [12, 'You attacked Chani: 3 against 2, vanquished'],
  ]);
  expect(told([rite(0, 1), force, vanquished(1, 1), fell, over])).toEqual([
    [10, 'You lost Stilgar with its 2 cards; you attacked Chani: 3 against 2, vanquished'],
  ]);
  expect(told([rite(1, 0), force, vanquished(7, 1), over])).toEqual([
    [10, 'You lost Chani; Corvail attacked it: 3 against 2'],
  ]);
  const held = { ...over, result: 'held' } as GameEvent;
  expect(told([rite(1, 0), force, vanquished(2, 0), held])).toEqual([
    [10, 'Corvail attacked Chani: 3 against 2, stands; Corvail lost Feyd'],
  ]);
  expect(told([rite(0, 1)], [{ ...over, result: 'aborted' } as GameEvent])).toEqual([
    [11, 'You attacked Chani: the rite was broken off'],
  ]);
  // what had struck first is no part of the sum
  const nothing: GameEvent = { kind: 'force', attack: 0, defense: 0 };
  expect(told([rite(0, 1), fell, nothing, over])).toEqual([
    [10, 'You attacked Chani and struck first: vanquished'],
  ]);
  expect(told([rite(1, 0), vanquished(2, 0), nothing, held])).toEqual([
    [10, 'Corvail attacked Chani: stands; you struck first; Corvail lost Feyd'],
  ]);
  expect(told([rite(1, 2)], [over])).toEqual([]);
});
