import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { pay } from './pay';

describe('paying', () => {
  it('[TAT-5.4-12] takes solaris from the treasury, and gives nothing to a House that lacks them', () => {
    const one = scenario({ houses: [{ favor: 20, treasury: 5 }, {}] });
    one.by((game) => pay(game, 0, 'solaris', 3));
    expect(one.house(0).treasury).toBe(2);
    expect(() => one.by((game) => pay(game, 0, 'solaris', 3))).toThrow();
    expect(one.house(0).treasury).toBe(2);
  });
});
