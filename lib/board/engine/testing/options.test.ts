import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { inBoth, type Scenario, scenario } from './scenario-fixture';

const others = { emperor: {}, guild: {} };

describe('increased spice flow', () => {
  inBoth(
    '[GF9-adv-flow-01] [GF9-adv-flow-02] [GF9-adv-flow-03] [GF9-adv-flow-12] [DES-opt-flow-01] [DES-adv-flow-01] [DES-opt-flow-02] [DES-opt-flow-03] [DES-adv-flow-02] [DES-opt-flow-04] pays for Carthag, Arrakeen and Tuek’s Sietch, whoever holds them at the harvest',
    () => {
      const forces = { 'arrakeen-9': 1, 'carthag-10': 1, 'tueks-sietch-4': 1 };
      const table = scenario({
        ...{ phase: 'harvest', options: ['city-spice'] },
        factions: { atreides: { forces, spice: 0 }, ...others },
      });
      expect(table.faction('atreides').spice).toBe(5);
      const plain = scenario({
        phase: 'harvest',
        factions: { atreides: { forces, spice: 0 }, ...others },
      });
      expect(plain.faction('atreides').spice).toBe(0);
    },
  );
});

describe('two spice blows a turn', () => {
  const plan = { phase: 'spice-blow', storm: 0, options: ['double-blow'] } as const;

  inBoth(
    '[GF9-adv-flow-04] [GF9-adv-flow-05] [GF9-adv-flow-09] [DES-adv-spice-01] turn over two cards, each on a pile of its own',
    () => {
      const table = scenario({
        ...plan,
        spiceDeck: ['red-chasm', 'broken-land'],
        factions: { atreides: {}, ...others },
      });
      expect(table.spice('red-chasm-6')).toBe(8);
      expect(table.spice('broken-land-11')).toBe(8);
      expect([table.state.lastBlow, table.state.lastBlowB]).toEqual(['red-chasm', 'broken-land']);
    },
  );

  it('[GF9-adv-flow-06] [GF9-adv-flow-07] [GF9-adv-flow-08] [GF9-adv-flow-10] [GF9-adv-flow-11] a worm devours on its own pile, and brings a nexus of its own', () => {
    const table = scenario({
      ...{ ...plan, lastBlow: 'red-chasm' },
      spiceDeck: ['shai-hulud', 'shai-hulud', 'broken-land', 'shai-hulud', 'the-great-flat'],
      factions: {
        atreides: { forces: { 'red-chasm-6': 2, 'south-mesa-4': 3, 'broken-land-11': 1 } },
        ...others,
      },
    });
    table.state.lastBlowB = 'south-mesa';
    const nexuses = () => table.events.filter(({ kind }) => kind === 'nexus-began').length;
    expect(table.faction('atreides').tanks).toBe(2);
    expect(nexuses()).toBe(1);
    // The second blow comes after the first nexus.
    expect(table.spice('the-great-flat-14')).toBe(0);
    table.play('atreides: pass', 'emperor: pass', 'guild: pass');
    expect(table.faction('atreides').tanks).toBe(5);
    expect(table.forces('atreides', 'broken-land-11')).toBe(1);
    expect(nexuses()).toBe(2);
  });
});

describe('storm cards', () => {
  const plan: Scenario = {
    ...{ phase: 'storm', options: ['weather'], wheels: ['fremen', 'guild'] },
    factions: { fremen: {}, ...others },
  };

  it('[GF9-fremen-12] move the storm in place of the dials; the Fremen see each a turn ahead', () => {
    const table = scenario({ ...plan, turn: 1, storm: 0, wheels: [] });
    table.until('fremen', 'dial');
    table.play('fremen: dial 3', 'guild: dial 4');
    const next = viewFor(table.state, 0).stormCard ?? 0;
    expect(next).toBeGreaterThanOrEqual(1);
    expect(next).toBeLessThanOrEqual(6);
    for (const seat of [1, 2, null]) expect(viewFor(table.state, seat).stormCard).toBeNull();
    table.until('fremen', 'bid');
    while (table.state.turn === 1 || table.state.phase === 'storm')
      table.play(`${table.asked()}: ${table.options()[0]}`);
    expect(table.state.storm).toBe(7 + next);
    expect(table.log('guild').join()).not.toContain('next storm card says');
  });

  it('[GF9-fremen-12] not if the Fremen do not play', () => {
    const table = scenario({ ...plan, wheels: ['emperor', 'guild'], factions: others });
    table.until('emperor', 'dial');
    table.play('emperor: dial 1', 'guild: dial 1');
    expect(table.state.stormCard).toBeNull();
  });

  it('[GF9-card-karama-11] stay unseen for once if a Karama stops the look', () => {
    const table = scenario({
      ...{ ...plan, turn: 1, storm: 0, wheels: [] },
      factions: { fremen: {}, emperor: { hand: ['karama'] }, guild: {} },
    });
    table.until('emperor', 'order');
    table.play('emperor: order storm-sight 0');
    table.until('fremen', 'dial');
    table.play('fremen: dial 3', 'guild: dial 4');
    expect(table.state.stormCard).not.toBeNull();
    expect(viewFor(table.state, 0).stormCard).toBeNull();
  });
});
