import { describe, expect, it } from 'vitest';
import { takeUpView } from '../state/open-game';
import { viewFor } from '../state/view';
import { atTable, catalogue } from '../testing/narration-fixture';
import { outOfReach } from './price';

function beyond(
  house: Parameters<typeof atTable>[0],
  kind: Parameters<typeof outOfReach>[2],
  more?: Parameters<typeof atTable>[2],
) {
  const { state } = atTable(house, {}, more);
  return outOfReach(takeUpView(viewFor(state, 0), catalogue), 0, kind);
}

describe('what a House cannot pay for', () => {
  it('[TAT-6.2.9-01] is favor above its treasury, with what is short', () => {
    expect(beyond({ treasury: 7 }, 'buy-favor')).toEqual([
      { amount: 4, short: '1 solari short' },
      { amount: 5, short: '3 solaris short' },
    ]);
  });

  it('[TAT-6.2.10-02] is spice that the Guild Hoard does not hold, or its treasury not pay for, each token at its rate', () => {
    const buys = (treasury: number, guildHoard: number) =>
      beyond({ treasury }, 'buy-spice', { guildHoard });
    expect(buys(60, 2)).toEqual([{ amount: 3, short: '1 spice short' }]);
    // 8 in the Guild Hoard: 3, 3 and 4 solaris
    expect(buys(9, 8)).toEqual([{ amount: 3, short: '1 solari short' }]);
    expect(buys(10, 8)).toEqual([]);
  });

  it('[TAT-6.2.10-12] is spice that its hoard does not hold', () => {
    expect(beyond({ hoard: 2 }, 'sell-spice')).toEqual([{ amount: 3, short: '1 spice short' }]);
  });
});
