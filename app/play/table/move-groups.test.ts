import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { groupOf, movesByGroup, onceEach } from './move-groups';

const rite = (target: number): Action => ({ kind: 'rite', leader: 4, rite: 'battle', target });
const use: Action = { kind: 'use', card: 4, ability: 0 };
const redeploy: Action = { kind: 'redeploy', card: 5 };

it('moves stand by what they come to, each group with the cards that it is about', () => {
  const groups = movesByGroup(
    new Map([
      [4, [use, rite(8), rite(9)]],
      [5, [redeploy]],
    ]),
  );
  expect(groups).toEqual([
    { group: 'deploy', actions: [redeploy], cards: 1 },
    { group: 'use', actions: [use], cards: 1 },
    { group: 'rite', actions: [rite(8), rite(9)], cards: 1 },
  ]);
});

it('what only answers stands in no group', () => {
  expect(groupOf({ kind: 'pass' })).toBeNull();
  expect(movesByGroup(new Map())).toEqual([]);
});

it('copies of a card in the hand are one, whoever they go to; what lies on the table stands by itself', () => {
  const deploy = (card: number, host: number | null): Action => ({ kind: 'deploy', card, host });
  const cards = [{ card: 'a' }, { card: 'a' }, { card: 'b' }, { card: null }, { card: null }];
  const moves = [deploy(0, 2), deploy(1, 2), deploy(1, null), deploy(3, 2), deploy(4, 2)];
  const redeploys = [0, 1].map((card): Action => ({ kind: 'redeploy', card }));
  expect(onceEach({ cards }, [...moves, ...redeploys])).toEqual([
    ...[moves[0], moves[2], moves[3], moves[4]],
    ...redeploys,
  ]);
});
