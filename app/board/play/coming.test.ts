import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { fightText, gatherText, mostComing, thenText } from './coming';

it('says how many could stand in a place at most, and how many do once some have come, against whom', () => {
  const table = scenario({
    phase: 'shipment',
    factions: {
      atreides: { spice: 7, forces: { 'arrakeen-9': 4 } },
      emperor: { forces: { 'carthag-10': 3 } },
      harkonnen: {},
    },
  });
  table.until('atreides', 'ship');
  const view = viewFor(table.state, 0);
  expect(mostComing(view, 'arrakeen-9')).toEqual({ going: 7, count: 11 });
  expect(mostComing(view, 'red-chasm-6')).toEqual({ going: 3, count: 3 });
  expect(thenText(view, 'arrakeen-9', 2)).toBe('Then 6 of yours there');
  expect(thenText(view, 'carthag-10', 5)).toBe('Then 5 of yours there, to fight 3 Emperor');
  table.play('atreides: pass', 'atreides: move arrakeen');
  expect(mostComing(viewFor(table.state, 0), 'carthag-10')).toEqual({ going: 4, count: 4 });
});

it('says what a number gathers where spice lies: with those that are there, and whether others are met', () => {
  const table = scenario({
    ...{ phase: 'shipment', spice: { 'red-chasm-6': 8, 'cielago-north-2': 6 } },
    factions: {
      atreides: { spice: 7, forces: { 'arrakeen-9': 4, 'red-chasm-6': 1 } },
      emperor: { forces: { 'cielago-north-2': 3 } },
    },
  });
  table.until('atreides', 'ship');
  const view = viewFor(table.state, 0);
  // 3 each with Arrakeen held
  expect(gatherText(view, 'red-chasm-6', 1)).toBe('+6 of 8 spice');
  expect(gatherText(view, 'red-chasm-6', 2)).toBe('+8 of 8 spice');
  expect(gatherText(view, 'cielago-north-2', 1)).toBe('+3 of 6 spice, if you win');
  expect(gatherText(view, 'polar-sink', 1)).toBeNull();
  // 2 each once all have left it
  table.play('atreides: pass', 'atreides: move arrakeen');
  const moving = { ...viewFor(table.state, 0), spice: [{ at: 'red-chasm-6', amount: 20 }] };
  expect(gatherText(moving, 'red-chasm-6', 3)).toBe('+12 of 20 spice');
  expect(gatherText(moving, 'red-chasm-6', 4)).toBe('+10 of 20 spice');
});

it('within one territory those that stand where others come gather too; advisors gather nothing', () => {
  const table = scenario({
    ...{ phase: 'shipment', spice: { 'the-minor-erg-5': 20 } },
    factions: {
      atreides: { forces: { 'the-minor-erg-5': 2, 'the-minor-erg-6': 3 } },
      'bene-gesserit': { advisors: { 'the-minor-erg-6': 2 } },
    },
  });
  table.until('atreides', 'ship');
  table.play('atreides: pass', 'atreides: move the-minor-erg');
  const view = viewFor(table.state, 0);
  expect(gatherText(view, 'the-minor-erg-5', 3)).toBe('+10 of 20 spice');
  expect(gatherText({ ...view, asked: 1 }, 'the-minor-erg-5', 2)).toBeNull();
});

it('who stands in another sector of the territory is fought too, unless the storm lies between', () => {
  const table = scenario({
    phase: 'shipment',
    factions: {
      atreides: { spice: 20 },
      emperor: { forces: { 'cielago-north-2': 3 } },
    },
  });
  table.until('atreides', 'ship');
  const view = viewFor(table.state, 0);
  expect(fightText(view, 'cielago-north-0')).toBe('fight 3 Emperor');
  expect(thenText(view, 'cielago-north-0', 4)).toBe('Then 4 of yours there, to fight 3 Emperor');
  expect(fightText({ ...view, storm: 1 }, 'cielago-north-0')).toBeNull();
  expect(fightText(view, 'arrakeen-9')).toBeNull();
});
