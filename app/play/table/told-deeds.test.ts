import { expect, it } from 'vitest';
import { cutWhole, firstWhole, lastDeedsOf } from './told-deeds';

const deed = (doer: number, turn: number, text: string) => ({ doer, turn, text });

it('of a House is told what it did since the own move, or else in its last turn', () => {
  const before = [
    deed(1, 1, 'House Corvail deploys Tupile'),
    deed(1, 2, 'House Corvail deploys Dune'),
    deed(2, 3, 'House Morvane deploys Carthag'),
  ];
  const since = [deed(2, 4, 'House Morvane engages Carthag: produce 2 solaris')];
  const told = { since, before };
  expect(lastDeedsOf(1, 'House Corvail', told)).toEqual({
    deeds: ['deploys Dune'],
    turn: 2,
    isNew: false,
    earlier: [{ turn: 1, deeds: ['deploys Tupile'] }],
  });
  expect(lastDeedsOf(2, 'House Morvane', told)).toEqual({
    deeds: ['engages Carthag +2 solaris'],
    turn: 4,
    isNew: true,
    earlier: [{ turn: 3, deeds: ['deploys Carthag'] }],
  });
  expect(lastDeedsOf(3, 'House Tarquel', told)).toEqual({
    deeds: [],
    turn: undefined,
    isNew: false,
    earlier: [],
  });
});

it('what a House took and what it deployed is told first; what it does over and over once, with how often', () => {
  const uses = deed(1, 1, 'House Corvail uses Trespass Accord');
  const took = deed(1, 1, 'House Corvail vanquishes Pardee');
  const since = [uses, deed(1, 1, 'House Corvail deploys Dune'), uses, took];
  expect(lastDeedsOf(1, 'House Corvail', { since, before: [] }).deeds).toEqual([
    'vanquishes Pardee',
    'deploys Dune',
    'uses Trespass Accord twice',
  ]);
});

it('what was paid token by token is told as one price', () => {
  const since = [deed(1, 1, 'House Corvail buys 3 spice for 4, 4 and 5 solaris')];
  expect(lastDeedsOf(1, 'House Corvail', { since, before: [] }).deeds).toEqual([
    'buys 3 spice for 13 solaris',
  ]);
});

it('what has no room is left out whole, or counted', () => {
  expect(firstWhole(['deploys Dune', 'buys 2 favor'], 40)).toEqual([
    'deploys Dune',
    'buys 2 favor',
  ]);
  expect(firstWhole(['deploys Dune', 'buys 2 favor'], 20)).toEqual(['deploys Dune']);
  expect(cutWhole('deploys Spacing Industries, Pardee and Terrorism', 45)).toBe(
    'deploys Spacing Industries, Pardee and 1 more',
  );
  expect(cutWhole('deploys Spacing Industries, Pardee and Terrorism', 20)).toBe(
    'deploys Spacing Industries and 2 more',
  );
  expect(cutWhole('deploys Spacing Industries', 5)).toBe('deploys Spacing Industries');
});

it('an event that is deployed is not told as used once more; a petition that it won from another House is', () => {
  const since = [
    deed(1, 1, 'House Corvail uses Terrorism'),
    deed(1, 1, 'House Corvail deploys Terrorism'),
    deed(1, 1, 'Pardee stays in the Assembly of House Tarquel, which may not petition again'),
    deed(1, 1, 'House Corvail deploys Dune'),
  ];
  expect(lastDeedsOf(1, 'House Corvail', { since, before: [] }).deeds).toEqual([
    'deploys Terrorism and Dune',
    'keeps Pardee from House Tarquel',
  ]);
});

it('what it did to cards of who looks stands before all else', () => {
  const since = [
    deed(1, 2, 'House Corvail vanquishes Stilgar'),
    deed(1, 2, 'House Corvail subdues Lady Jessica'),
  ];
  const { deeds } = lastDeedsOf(1, 'House Corvail', { since, before: [] }, ['Lady Jessica']);
  expect(deeds).toEqual(['subdues Lady Jessica', 'vanquishes Stilgar']);
});
