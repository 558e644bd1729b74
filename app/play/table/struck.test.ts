import { expect, it } from 'vitest';
import type { Move } from '@/lib/engine/moves';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameState, Place } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { lostIn, struckIn, struckWords } from './struck';

const domain = (seat: number, host: number | null = null): Place => ({
  ...{ zone: 'domain', seat, host },
});
const cards = {
  1: { place: domain(0), status: 'subdued' },
  2: { place: domain(0, 1), status: 'subdued' },
  3: { place: domain(0), status: 'engaged' },
  4: { place: { zone: 'house-discard', seat: 0, host: null }, status: 'none' },
  5: { place: domain(1), status: 'subdued' },
  6: { place: domain(0), status: 'engaged' },
} as unknown as GameState['cards'];
const turned = (card: number, to: 'subdued' | 'engaged', by?: number): GameEvent => ({
  ...{ kind: 'turned', card, from: 'disengaged', to, by },
});
const vanquished = (card: number, by: number): GameEvent => ({ kind: 'vanquished', card, by });
const used = (seat: number): GameEvent => ({ kind: 'used', seat, card: 5, ability: 0 });

const view = {
  seat: 0,
  houses: [{ name: 'House Sahrane' }, { name: 'House Corvail' }],
} as unknown as View;

function told(...events: readonly GameEvent[]) {
  return toldOf({ kind: 'pass' }, events);
}

function toldOf(move: Move, events: readonly GameEvent[]) {
  const struck = struckIn([{ seat: 1, move, events }], 10, 0, cards);
  const lost = lostIn(new Map(struck.map((one) => [one.card, one])));
  return struck.map((one) => [
    one.card,
    struckWords(one, one.card === 1 ? '4 against 3' : '', view),
    lost.includes(one.card) ? 'lost' : 'lies there',
  ]);
}

it('tells what a rival did to own cards, which of them are lost and what fell with them', () => {
  expect(
    told(turned(1, 'subdued'), turned(2, 'subdued', 1), vanquished(1, 1), vanquished(5, 0)),
  ).toEqual([
    [2, 'subdued by Corvail', 'lies there'],
    [1, 'vanquished by Corvail, 4 against 3, with its 1 card', 'lost'],
  ]);
  const to = cards[4]?.place as Place;
  expect(told({ kind: 'moved', card: 4, from: domain(0), to, by: 1 })).toEqual([
    [4, 'discarded by Corvail', 'lost'],
  ]);
});

it('what its own House engages is no such thing, nor what another House of the table lost', () => {
  expect(told(used(1), turned(3, 'engaged'))).toEqual([[3, 'engaged by Corvail', 'lies there']]);
  expect(told(turned(3, 'engaged'), { kind: 'participates', seat: 0, card: 3 })).toEqual([]);
  expect(told(used(0), turned(6, 'engaged'))).toEqual([]);
  // what its effect chose
  expect(toldOf({ kind: 'choose', card: 6 }, [turned(6, 'engaged')])).toEqual([
    [6, 'engaged by Corvail', 'lies there'],
  ]);
  expect(told(turned(6, 'engaged'))).toEqual([]);
  expect(told(vanquished(5, 0))).toEqual([]);
  // an own effect
  expect(told(turned(1, 'subdued', 0))).toEqual([]);
});
