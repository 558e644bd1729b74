import { expect, it } from 'vitest';
import type { View } from '@/lib/engine/state/view';
import { onlyReward, rewardComes } from './reward-comes';

const rite = (kind: 'choam' | 'landsraad') => ({
  step: 'rite',
  kind,
  attacker: 0,
  defender: 1,
  defense: 7,
  defenders: [],
  vanquished: [{ card: 7, by: 0 }],
  reward: { more: 0, uncounted: [], kinds: [] },
});
const viewOf = (kind: 'choam' | 'landsraad') =>
  ({
    frames: [rite(kind)],
    houses: [
      { treasury: 0, favor: 11 },
      { treasury: 1, favor: 10 },
    ],
  }) as unknown as View;

it('a reward says what it makes of what the winner has, or of what the other has', () => {
  const gain = { kind: 'reward', way: 'gain' } as const;
  const take = { kind: 'reward', way: 'take' } as const;
  expect(rewardComes(viewOf('choam'), gain)).toBe('solaris 0 to 2');
  expect(rewardComes(viewOf('choam'), take)).toBe('solaris 1 to 0');
  expect(rewardComes(viewOf('landsraad'), gain)).toBe('favor 11 to 12');
  expect(rewardComes(viewOf('landsraad'), take)).toBe('favor 10 to 9, below the 10 it needs');
  expect(rewardComes(viewOf('choam'), { kind: 'pass' })).toBe('');
});

it('a reward is the only one where the other House has none to lose', () => {
  const gain = { kind: 'reward', way: 'gain' } as const;
  const take = { kind: 'reward', way: 'take' } as const;
  const withRival = (treasury: number) =>
    ({
      frames: [{ ...rite('choam'), at: 'reward' }],
      houses: [{ treasury: 0 }, { treasury }],
    }) as unknown as View;
  expect(onlyReward(withRival(0), [take, gain])).toBe(gain);
  expect(onlyReward(withRival(1), [take, gain])).toBeNull();
});
