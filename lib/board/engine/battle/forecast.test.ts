import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { leaderOf } from '../facts';
import { scenario } from '../testing/scenario-fixture';
import { FATES, mightOf, surestDial } from './forecast';
import { winnerOf } from './outcome';

const numbers = (max: number) => fc.integer({ min: 0, max });

describe('the surest dial of a battle', () => {
  it('[GF9-battle-26] is the least that beats every dial and every leader of the other, the aggressor winning ties', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0 as const, 1 as const),
        numbers(20),
        numbers(7),
        numbers(20),
        fc.array(numbers(7), { minLength: 1, maxLength: 5 }),
        (side, forces, leader, theirForces, leaders) => {
          const theirs = {
            forces: theirForces,
            leaders: [...leaders].sort((a, b) => b - a),
            dial: null,
          };
          const found = surestDial(side, { forces, leader }, theirs);
          const wins = (dial: number, oursLives: boolean, theirsLives: boolean) =>
            Array.from({ length: theirForces + 1 }, (_, other) => other).every((other) =>
              leaders.every((strength) => {
                const ours = dial + (oursLives ? leader : 0);
                const total = other + (theirsLives ? strength : 0);
                return winnerOf(side === 0 ? [ours, total] : [total, ours]) === side;
              }),
            );
          for (const fate of FATES) {
            const lives = [
              !['ours-dies', 'both-die'].includes(fate),
              !['theirs-dies', 'both-die'].includes(fate),
            ] as const;
            const least = Array.from({ length: forces + 1 }, (_, dial) => dial).find((dial) =>
              wins(dial, ...lives),
            );
            expect(found[fate], fate).toBe(least ?? null);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[GF9-atreides-07] counts with the dial that prescience has shown', () => {
    const theirs = { forces: 10, leaders: [5], dial: 2 };
    expect(surestDial(0, { forces: 8, leader: 4 }, theirs)['both-live']).toBe(3);
    expect(surestDial(1, { forces: 8, leader: 4 }, theirs)['both-live']).toBe(4);
  });
});

it('[GF9-harkonnen-12] [GF9-Q46] counts captives that the viewer knows, and says where it does not know one', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      harkonnen: { forces: { 'arrakeen-9': 5 }, captives: ['hasimir-fenring', 'chani'] },
      atreides: { forces: { 'arrakeen-9': 7 } },
      emperor: {},
      fremen: {},
    },
    options: ['advantages'],
  });
  const { strength } = leaderOf('hasimir-fenring');
  const seenBy = (seat: number) => {
    const view = duneBoard.viewFor(table.state, seat);
    const frame = view.frames.at(-1);
    const [harkonnen] = view.factions;
    if (frame?.step !== 'battle' || harkonnen === undefined) throw new Error('there is a battle');
    return mightOf(view, frame, frame.fighters[0] === 0 ? 0 : 1, harkonnen);
  };
  expect(seenBy(0)).toMatchObject({ isUnsure: false });
  expect(seenBy(0).leaders).toHaveLength(7);
  expect(seenBy(1)).toMatchObject({ isUnsure: true });
  expect(seenBy(1).leaders).toHaveLength(5);
  expect(seenBy(2)).toMatchObject({ isUnsure: true });
  expect(seenBy(2).leaders).toHaveLength(6);
  expect(seenBy(2).leaders).toContain(strength);
});
