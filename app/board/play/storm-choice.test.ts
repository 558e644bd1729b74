import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { reachWords, stormMoveIn, stormWay } from './storm-choice';

const FORCES = { 'rock-outcroppings-13': 3 };

it('tells what a number for Weather Control hits, as the storm then does', () => {
  const table = scenario({
    ...{ phase: 'storm', storm: 11, wheels: ['guild', 'emperor'] },
    factions: {
      atreides: { hand: ['weather-control'] },
      emperor: { forces: FORCES },
      guild: {},
    },
  });
  table.until('atreides', 'weather');
  const view = viewFor(table.state, 0);
  expect(stormWay(view, 'weather', 1).words).toBe('No forces or spice on its way.');
  expect(stormWay(view, 'weather', 0)).toMatchObject({ ends: [11], passed: [] });
  const { ends, passed, words } = stormWay(view, 'weather', 3);
  expect([ends, passed]).toEqual([[14], [12, 13, 14]]);
  expect(words).toBe('Hits 3 Emperor in Rock Outcroppings.');
  expect(stormWay(view, 'weather', 3)).toMatchObject({ losses: [{ seat: 1, count: 3 }], spice: 0 });
  table.play('atreides: weather 3');
  expect(table.state.factions[1]?.tanks).toBe(3);
});

it('tells of a dial what it may hit with the most that the other dials', () => {
  const table = scenario({
    ...{ phase: 'storm', storm: 9, wheels: ['guild', 'atreides'] },
    factions: { atreides: {}, emperor: { forces: FORCES }, guild: {} },
  });
  table.until('guild', 'dial');
  const view = viewFor(table.state, 2);
  expect(stormMoveIn([{ kind: 'dial', number: 1 }])).toBe('dial');
  expect(stormWay(view, 'dial', 1)).toMatchObject({
    ...{ ends: [11, 12, 13], passed: [10] },
    words: 'May hit 3 Emperor in Rock Outcroppings.',
  });
});

it('tells nothing where the first storm may end anywhere', () => {
  const table = scenario({
    ...{ phase: 'storm', storm: 0, turn: 1, wheels: [] },
    factions: { atreides: {}, emperor: { forces: FORCES }, guild: {} },
  });
  table.until('atreides', 'dial');
  const view = viewFor(table.state, 0);
  expect(stormWay(view, 'dial', 5)).toMatchObject({ ends: [], hit: [], losses: [], words: '' });
  expect(reachWords(view)).toContain('the storm may end anywhere');
  expect(reachWords(view)).toContain(
    'None of your forces stand on open sand; 3 forces of others do',
  );
  expect(reachWords(viewFor(table.state, 1))).toContain('3 of your forces stand on open sand');
});
