import { expect, it } from 'vitest';
import { alikeTogether } from './alike-together';

it('what is done several times in a row is one line', () => {
  expect(
    alikeTogether([
      'House Corvail deploys Tupile',
      'House Corvail deploys Hagga Basin',
      'House Corvail buys 1 spice for 5 solaris',
      'House Corvail deploys Dune',
      'House Morvane deploys Carthag',
    ]),
  ).toEqual([
    'House Corvail deploys Tupile and Hagga Basin',
    'House Corvail buys 1 spice for 5 solaris',
    'House Corvail deploys Dune',
    'House Morvane deploys Carthag',
  ]);
});
