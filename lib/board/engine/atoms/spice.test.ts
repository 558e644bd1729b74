import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { pay } from './spice';

it('[GF9-ally-14] a bill is paid out of the own spice and what allies lend, or not at all', () => {
  const table = scenario({
    phase: 'charity',
    factions: { emperor: { spice: 3, ally: 'guild' }, guild: { ally: 'emperor' }, atreides: {} },
  });
  table.faction('guild').lent = 2;
  const game = { state: table.state, events: [] };
  expect(() => pay(game, 0, null, 6, 'card')).toThrow('emperor cannot pay 6');
});

it('[GF9-ally-14] what is lent goes last', () => {
  const table = scenario({
    phase: 'charity',
    factions: { emperor: { spice: 3, ally: 'guild' }, guild: { ally: 'emperor' }, atreides: {} },
  });
  table.faction('guild').lent = 2;
  pay({ state: table.state, events: [] }, 0, 2, 4, 'card');
  expect(table.state.factions.map(({ spice, lent }) => [spice, lent])).toEqual([
    [0, 0],
    [4, 1],
    [9, 0],
  ]);
});
