import { describe, expect, it } from 'vitest';
import { codes, legal, problemOf } from '../deck-fixture';

const profile = (favor: number, spice: number, players = 2, programs: readonly string[] = []) =>
  legal({ profile: { favor, spice }, players, programs });
const PROGRAMS = [
  'tat-abduct-heir',
  'tat-tame-arrakis',
  'tat-initiative-coup',
  'tat-prevail-in-kanly',
  'tat-suborn-suk',
  'tat-resurrect-alliance',
];

describe('profile', () => {
  it('[TAT-4.1-03] [TAT-4.1-13] spends at most five bonus solaris', () => {
    expect(codes(profile(0, 0))).toEqual([]);
    expect(codes(profile(2, 0))).toEqual([]);
    const problem = problemOf(profile(3, 0), 'profile');
    expect(problem.detail).toMatchObject({ why: 'overspent', spent: 6 });
    expect(problem.rules).toEqual(['TAT-4.1-13', 'TAT-4.1-03', 'TAT-4.1-05']);
  });

  it('[TAT-4.1-06] [CRF-4.A-01] [CRF-3.E-01] pays the starting CROE and one for each spice', () => {
    // One spice costs 4 for two Houses, 3 for three and four, 2 for five and more.
    expect(codes(profile(0, 1, 2))).toEqual([]);
    expect(problemOf(profile(0, 2, 2), 'profile').detail).toMatchObject({ spent: 8 });
    expect(codes(profile(1, 1, 3))).toEqual([]);
    expect(problemOf(profile(0, 2, 4), 'profile').detail).toMatchObject({ spent: 6 });
    expect(codes(profile(0, 2, 5))).toEqual([]);
    expect(problemOf(profile(0, 3, 8), 'profile').rules).toContain('TAT-4.1-06');
  });

  it('[TAT-4.1-08] pays one for each program', () => {
    expect(codes(profile(0, 0, 2, PROGRAMS.slice(0, 5)))).toEqual([]);
    const problem = problemOf(profile(0, 0, 2, PROGRAMS), 'profile');
    expect(problem.detail).toMatchObject({ why: 'overspent', spent: 6 });
    expect(problem.rules).toContain('TAT-4.1-08');
    expect(codes(profile(2, 0, 2, PROGRAMS.slice(0, 2)))).toEqual(['profile']);
  });

  it('allows no negative amount, and none pays for another', () => {
    expect(problemOf(profile(-1, 0), 'profile').detail).toMatchObject({
      why: 'negative',
      spent: 0,
    });
    expect(problemOf(profile(0, -2), 'profile').rules).toEqual(['TAT-4.1-06']);
    expect(problemOf(profile(-5, 2), 'profile').detail).toMatchObject({
      why: 'overspent',
      spent: 8,
    });
  });
});
