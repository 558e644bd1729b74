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

describe('one nexus for two spice blows', () => {
  const blow = (deck: readonly string[], options: readonly string[]) => {
    const table = scenario({
      ...{ phase: 'spice-blow', lastBlow: 'red-chasm', lastBlowB: 'south-mesa' },
      ...{ options: ['double-blow', ...options], spiceDeck: deck },
      factions: { fremen: { forces: { 'red-chasm-6': 2 } }, ...others },
    });
    const kinds = () => table.events.map(({ kind }) => kind);
    return { table, nexuses: () => kinds().filter((kind) => kind === 'nexus-began').length };
  };

  it('[GF9-Q15] [GF9-adv-flow-10] is held at the end of the phase, if a worm came on either pile; then Fremen ride', () => {
    const both = ['shai-hulud', 'broken-land', 'shai-hulud', 'the-great-flat'];
    const { table, nexuses } = blow(both, ['one-nexus']);
    // Both cards lie there before it.
    expect(table.spice('the-great-flat-14')).toBeGreaterThan(0);
    expect(nexuses()).toBe(1);
    expect(table.state.frames.at(-1)?.step).toBe('nexus');
    table.until('fremen', 'to');
    table.play('fremen: to sietch-tabr-13', 'fremen: forces 2');
    table.finish();
    expect(nexuses()).toBe(1);
    expect(blow(both.slice(0, 3).concat('the-great-flat'), []).nexuses()).toBe(1);
    expect(blow(['shai-hulud', 'broken-land', 'the-great-flat'], ['one-nexus']).nexuses()).toBe(1);
    expect(blow(['broken-land', 'the-great-flat'], ['one-nexus']).nexuses()).toBe(0);
  });
});

describe('a Karama for a whole phase', () => {
  it('[GF9-Q50] stops the advantage till the phase is over, and else for one use', () => {
    const paid = (options: readonly string[]) => {
      const table = scenario({
        ...{ phase: 'bidding', options },
        factions: { emperor: { spice: 0 }, atreides: { hand: ['karama'], spice: 9 }, guild: {} },
      });
      table.faction('atreides').order = { against: 0, advantage: 'card-income' };
      // Two cards are bought, for 1 spice each.
      const sold = () => table.events.filter(({ kind }) => kind === 'bought').length;
      for (const before of [0, 1]) {
        table.until('atreides', 'bid');
        table.play('atreides: bid 1');
        while (sold() === before) table.play(`${table.asked()}: pass`);
      }
      table.finish();
      expect(table.state.stopped).toEqual([]);
      return table.faction('emperor').spice;
    };
    expect(paid([])).toBe(1);
    expect(paid(['karama-phase'])).toBe(0);
  });
});

describe('open discards', () => {
  it('[GF9-Q04] [GF9-setup-08] can be looked through by anybody; else by nobody', () => {
    const discards = (options: readonly string[]) => {
      const table = scenario({ ...{ phase: 'charity', options }, factions: others });
      table.state.discards = ['baliset', 'shield'];
      table.state.spiceDiscards = ['red-chasm'];
      return [0, 1, null].map((seat) => viewFor(table.state, seat).discards);
    };
    const all = { treachery: ['baliset', 'shield'], spice: ['red-chasm'] };
    expect(discards(['open-discards'])).toEqual([all, all, all]);
    expect(discards([])).toEqual([null, null, null]);
  });
});

describe('hidden hands', () => {
  it('[GF9-Q30] [GF9-secrecy-04] are counted in the bidding only', () => {
    const counts = (phase: Scenario['phase'], options: readonly string[]) => {
      const table = scenario({
        ...{ phase, options },
        factions: { emperor: { hand: ['shield'] }, guild: {} },
      });
      return [0, 1].map((seat) => viewFor(table.state, seat).factions[0]?.cards);
    };
    expect(counts('charity', ['hidden-hands'])).toEqual([1, null]);
    expect(counts('bidding', ['hidden-hands'])).toEqual([1, 1]);
    expect(counts('charity', [])).toEqual([1, 1]);
  });
});

describe('allies who may stop together', () => {
  const ships = (options: readonly string[]) => {
    const table = scenario({
      ...{ phase: 'shipment', options },
      factions: {
        emperor: { ally: 'guild' },
        guild: { ally: 'emperor', forces: { 'arrakeen-9': 2 } },
        atreides: {},
      },
    });
    table.until('emperor', 'ship');
    return table;
  };

  it('[GF9-Q27] [GF9-ally-09] ship to the ally and go on from there; what stays is lost at the end of the own turn', () => {
    expect(ships([]).options()).not.toContain('ship arrakeen-9');
    const table = ships(['ally-stop']);
    table.play('emperor: ship arrakeen-9', 'emperor: forces 4');
    table.play('emperor: move arrakeen', 'emperor: to carthag-10', 'emperor: forces 3');
    expect(table.forces('emperor', 'arrakeen-9')).toBe(1);
    table.until('atreides', 'ship');
    expect(table.forces('emperor', 'carthag-10')).toBe(3);
    expect(table.forces('guild', 'arrakeen-9')).toBe(2);
    expect(table.faction('emperor')).toMatchObject({ forces: [{}], tanks: 1 });
  });

  it('[GF9-Q27] ride no worm there', () => {
    const rides = scenario({
      ...{ phase: 'spice-blow', options: ['ally-stop'], lastBlow: 'red-chasm' },
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: {
        fremen: { ally: 'guild', forces: { 'red-chasm-6': 2 } },
        guild: { ally: 'fremen', forces: { 'arrakeen-9': 2 } },
        atreides: {},
      },
    });
    rides.until('fremen', 'to');
    expect(rides.options()).toContain('to carthag-10');
    expect(rides.options()).not.toContain('to arrakeen-9');
  });
});

describe('two factions for each player', () => {
  it('[GF9-Q08] [GF9-players-03] are four full seats, of which each needs four strongholds', () => {
    const holds = (more: Record<string, number>) =>
      scenario({
        ...{ phase: 'mentat-pause', options: ['two-each'] },
        factions: {
          atreides: { forces: { 'arrakeen-9': 1, 'carthag-10': 1, 'sietch-tabr-13': 1, ...more } },
          ...{ harkonnen: {}, ...others },
        },
      }).state.outcome;
    expect(holds({})).toBeNull();
    expect(holds({ 'tueks-sietch-4': 1 })?.winners).toEqual([0]);
  });
});
