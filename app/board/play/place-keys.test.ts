import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { offers } from '@/lib/board/engine/narration/action';
import { viewFor } from '@/lib/board/engine/state/view';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { isPlace, parted } from './place-keys';
import { picksOf } from './place-pick';

it('every place that may be chosen is a button or in the list, once; a few buttons at most, the best first, each that is entered with what speaks for it', () => {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  const whys = new Set<string>();
  for (let move = 0; move < 600 && state.outcome === null; move += 1) {
    const legal = duneBoard.legalActions(state);
    const view = duneBoard.viewFor(state, state.asked);
    const places = offers(view, legal).filter(isPlace);
    const of = places.filter(({ group }) => group === places[0]?.group);
    const [keys, rest] = parted(of, view);
    const shown = keys.map(({ offer }) => offer);
    expect(new Set([...shown, ...rest])).toEqual(new Set(of));
    expect(shown.length + rest.length).toBe(of.length);
    if (rest.length > 0) expect(keys.length).toBeLessThanOrEqual(8);
    // one is suggested at most, of those that something speaks for
    const picks = picksOf(of, view, null);
    expect(picks.size).toBeLessThanOrEqual(1);
    for (const { why, offer } of keys) if (picks.has(offer.action)) expect(why).not.toBeNull();
    for (const { action } of rest) expect(picks.has(action)).toBe(false);
    // the best first, but for what serves where nothing is to be had
    const ranks = keys.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    for (const { why } of keys) whys.add(why ?? '');
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) duneBoard.play(state, action);
  }
  for (const why of ['fight', 'take', 'hold', 'near', 'shelter']) expect([...whys]).toContain(why);
});

it('what is free to take comes first, then a stronghold in need, then fights, those with the fewest first', () => {
  const table = scenario({
    phase: 'shipment',
    spice: { 'red-chasm-6': 6 },
    factions: {
      atreides: { spice: 20, forces: { 'arrakeen-9': 2, 'tueks-sietch-4': 9 } },
      emperor: { forces: { 'carthag-10': 8, 'imperial-basin-9': 3, 'sietch-tabr-13': 2 } },
    },
  });
  table.until('atreides', 'ship');
  const view = viewFor(table.state, 0);
  const places = offers(view, duneBoard.legalActions(table.state)).filter(isPlace);
  const [keys, rest] = parted(places, view);
  // what is left of the fights stands first in the list
  expect(rest[0]?.place).toMatch(/^imperial-basin/);
  expect([...picksOf(places, view, null)]).toEqual([keys[0]?.offer.action]);
  expect(
    keys.map(({ name, why, note }) => `${name}: ${why}${note === null ? '' : `, ${note}`}`),
  ).toEqual([
    'Habbanya Sietch: hold, empty',
    'Red Chasm: take, no rivals',
    'Arrakeen: hold, rivals near',
    'Sietch Tabr: fight',
    'Carthag: fight',
    'Tuek’s Sietch: join',
    // in one of its sectors
    'Imperial Basin: fight',
  ]);
});

it('buttons of one name say their sectors; spice that the own forces there gather is nothing to take', () => {
  const table = scenario({
    ...{ phase: 'shipment', spice: { 'the-minor-erg-7': 4 } },
    factions: {
      atreides: { spice: 9, forces: { 'arrakeen-9': 4, 'the-minor-erg-7': 4 } },
      emperor: { forces: { 'hagga-basin-12': 2 } },
      harkonnen: {},
    },
  });
  table.until('atreides', 'ship');
  const whole = viewFor(table.state, 0);
  const erg = offers(whole, duneBoard.legalActions(table.state)).filter(
    ({ place }) => place === 'the-minor-erg-7',
  );
  expect(parted(erg, whole)[0]).toMatchObject([{ why: null, isGain: false }]);
  table.play('atreides: pass', 'atreides: move arrakeen');
  const view = viewFor(table.state, 0);
  const basins = offers(view, duneBoard.legalActions(table.state)).filter(({ place }) =>
    place?.startsWith('hagga-basin'),
  );
  expect(parted(basins, view)[0].map(({ name, sector }) => `${name} ${sector}`)).toEqual([
    'Hagga Basin 11',
    'Hagga Basin 12',
  ]);
});
