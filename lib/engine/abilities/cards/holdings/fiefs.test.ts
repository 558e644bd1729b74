import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

function governing(
  domain: readonly string[],
  rival: readonly string[] = [],
  more: Partial<ScenarioHouse> = {},
): Table {
  return scenario({
    houses: [
      { treasury: 10, favor: 5, ...more, domain: ['eots-caladan', ...domain] },
      { domain: ['eots-giedi-prime', ...rival], treasury: 10, favor: 1, sponsor: 'harkonnen' },
    ],
    guildHoard: 8,
  }).toInterval(0);
}

describe('cities', () => {
  it.each([
    ['eots-arrakeen', 3, 5],
    ['eots-carthag', 4, 5],
  ])('%s pays %i solaris, with Dune %i', (id, alone, withDune) => {
    const paid = (domain: readonly string[]) =>
      governing([id, ...domain])
        .act(`use ${id} 0`)
        .house(0).treasury - 10;
    expect(paid([])).toBe(alone);
    expect(paid(['eots-dune subdued'])).toBe(alone);
    expect(paid(['eots-dune'])).toBe(withDune);
  });

  it('Arsunt puts 3 deferment tokens on an own subdued Dune fief, never on Dune', () => {
    const subdued = ['eots-dune subdued', 'eots-carthag subdued', 'eots-arrakeen'];
    const table = governing(['jotc-arsunt', ...subdued], ['eots-the-minor-erg subdued']);
    table.act('use jotc-arsunt 1');
    expect(table.options()).toEqual(['choose eots-carthag']);
    table.act('choose eots-carthag');
    expect(table.card('eots-carthag').deferment).toBe(4);
    expect(governing(['jotc-arsunt']).can('use jotc-arsunt 1')).toBe(false);
  });
});

// 6 in Battle together.
const ARMY = [
  'eots-gurney-halleck',
  'eots-atreides-battalion on eots-gurney-halleck',
  'eots-house-battalion on eots-gurney-halleck',
];

/** The army begins a battle against a fief of House 1. */
function battle(target: string, defense: readonly string[], tactics = true): Table {
  const houses = [
    { domain: ['eots-caladan', ...ARMY], favor: 5 },
    { domain: ['eots-giedi-prime', ...defense], favor: 1 },
  ];
  const table = scenario({ houses, tactics }).toInterval(0);
  return table.act(`rite battle eots-gurney-halleck against ${target}`);
}

/** Goes on with the least done until something can be done. */
function until(table: Table, wanted: string): Table {
  const least = ['pass', 'decline', 'done', 'end-interval'];
  for (let step = 0; step < 100 && !table.can(wanted); step += 1) {
    const join = table.options().find((one) => one.startsWith('join'));
    table.act(join ?? least.find((one) => table.can(one)) ?? table.options()[0] ?? '');
  }
  return table;
}

describe('Tsimpo', () => {
  it('raises the resistance of an own Dune fief by 2 for a battle', () => {
    const defense = ['tat-tsimpo', 'eots-arrakeen'];
    // Arrakeen has resistance 6.
    const alone = until(battle('eots-arrakeen', defense), 'vanquish eots-arrakeen');
    expect(alone.act('vanquish eots-arrakeen').card('eots-arrakeen', 1).status).toBe('subdued');

    const table = until(battle('eots-arrakeen', defense), 'use tat-tsimpo 1');
    expect(table.asked()).toBe(1);
    until(table.act('use tat-tsimpo 1'), 'choose eots-arrakeen').act('choose eots-arrakeen');
    expect(table.card('tat-tsimpo', 1).status).toBe('engaged');
    expect(table.state.lasting).toMatchObject([{ until: 'rite' }]);
    until(table, 'end-interval');
    expect(table.card('eots-arrakeen', 1).status).toBe('disengaged');
    expect(table.state.lasting).toEqual([]);
  });
});

describe('Splintered Rock', () => {
  const rock = ['tat-splintered-rock', 'eots-house-battalion on tat-splintered-rock'];

  it('[TAT-6.2.11-19] lets its troops join the defense of an own desert in battle', () => {
    const table = battle('eots-the-minor-erg', [...rock, 'eots-the-minor-erg']);
    until(table, 'use tat-splintered-rock 1').act('use tat-splintered-rock 1');
    expect(table.options()).toEqual(['choose eots-house-battalion']);
    table.act('choose eots-house-battalion');
    expect(table.card('eots-house-battalion', 1).status).toBe('engaged');
    expect(table.card('tat-splintered-rock', 1).status).toBe('disengaged');
    until(table, 'engage-defense').act('engage-defense');
    until(table, 'done');
    expect(table.can('vanquish eots-house-battalion')).toBe(true);
    expect(table.events).toContainEqual({
      kind: 'joined',
      seat: 1,
      card: table.card('eots-house-battalion', 1).id,
    });
  });

  it('does nothing for a city', () => {
    const table = battle('eots-arrakeen', [...rock, 'eots-arrakeen']);
    let offered = false;
    while (!table.can('end-interval')) {
      offered ||= table.can('use tat-splintered-rock 1');
      table.act(table.can('pass') ? 'pass' : (table.options()[0] ?? ''));
    }
    expect(offered).toBe(false);
  });
});
