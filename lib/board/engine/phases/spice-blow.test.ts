import { describe, expect, it } from 'vitest';
import { inBoth, type Scenario, scenario } from '../testing/scenario-fixture';

const worm: Omit<Scenario, 'factions'> = {
  ...{ phase: 'spice-blow', storm: 0, lastBlow: 'red-chasm' },
  spiceDeck: ['shai-hulud', 'broken-land'],
};

describe('spice blow', () => {
  inBoth(
    '[GF9-spice-01] [GF9-spice-04] [DES-blow-01] [DES-blow-02] turns a card over, and adds its spice to what lies there (GF9-Q14)',
    () => {
      const table = scenario({
        ...{ phase: 'spice-blow', storm: 0, spiceDeck: ['broken-land'] },
        spice: { 'broken-land-11': 3 },
        factions: { atreides: {}, emperor: {}, guild: {} },
      });
      expect(table.spice('broken-land-11')).toBe(11);
      expect(table.state.spiceDeck).toHaveLength(20);
    },
  );

  it('[GF9-spice-07] [GF9-setup-07] devours where spice blew last, though the discards were shuffled (GF9-Q03)', () => {
    const table = scenario({
      ...{ phase: 'mentat-pause', storm: 0, lastBlow: 'red-chasm' },
      factions: { atreides: { forces: { 'red-chasm-6': 2 } }, emperor: {}, guild: {} },
    });
    table.state.spiceDiscards = ['broken-land', ...Array.from({ length: 6 }, () => 'shai-hulud')];
    table.state.spiceDeck = [];
    table.state.storm = 8;
    table.until('atreides', 'propose');
    expect(table.faction('atreides').tanks).toBe(2);
  });

  it('[GF9-fremen-07] [GF9-fremen-08] [GF9-fremen-09] spares the Fremen, who ride after the nexus, and move later', () => {
    const table = scenario({
      ...worm,
      spice: { 'red-chasm-6': 8 },
      factions: { fremen: { forces: { 'red-chasm-6': 3 } }, emperor: {}, guild: {} },
    });
    expect(table.spice('red-chasm-6')).toBe(0);
    expect(table.forces('fremen', 'red-chasm-6')).toBe(3);
    table.until('fremen', 'to');
    expect(table.options()).not.toContain('to red-chasm-6');
    expect(table.options()).not.toContain('to cielago-north-0');
    table.play('fremen: to arrakeen-9', 'fremen: forces 2');
    expect(table.forces('fremen', 'arrakeen-9')).toBe(2);
    table.until('fremen', 'move');
    expect(table.options()).toContain('move arrakeen');
  });

  it('[GF9-fremen-11] spares the ally of the Fremen, who does not ride', () => {
    const table = scenario({
      ...worm,
      factions: {
        fremen: { ally: 'emperor' },
        emperor: { ally: 'fremen', forces: { 'red-chasm-6': 3 } },
        guild: { forces: { 'red-chasm-6': 1 } },
      },
    });
    expect(table.state.factions.map(({ tanks }) => tanks)).toEqual([0, 0, 1]);
    table.finish();
    expect(table.events.some(({ kind }) => kind === 'rode')).toBe(false);
  });
});

describe('a nexus', () => {
  const nexus = (more = {}) =>
    scenario({ ...worm, factions: { atreides: {}, emperor: {}, guild: {}, fremen: {}, ...more } });

  it('[GF9-nexus-01] [GF9-nexus-02] [GF9-nexus-03] asks each till all are ready; who was made an offer is asked again', () => {
    const table = nexus();
    table.play('atreides: pass', 'emperor: propose 0', 'emperor: pass');
    table.play('guild: pass', 'fremen: pass');
    expect(table.asked()).toBe('atreides');
    table.play('atreides: accept 1', 'atreides: pass');
    expect(table.faction('atreides').allies).toEqual([1]);
    expect(table.state.phase).toBe('charity');
  });

  it('[GF9-ally-01] [GF9-ally-04] [GF9-ally-06] [GF9-ally-07] [GF9-ally-08] brings several alliances of two, which everybody knows of, and no more till the next', () => {
    const table = nexus();
    table.play('atreides: propose 1', 'atreides: propose 2', 'atreides: pass');
    table.play('emperor: accept 0');
    expect(table.options()).toEqual(['pass', 'break']);
    table.play('emperor: pass');
    expect(table.options()).toEqual(['pass', 'propose 3']);
    table.play('guild: propose 3', 'guild: pass', 'fremen: accept 2', 'fremen: pass');
    expect(table.state.factions.map(({ allies }) => allies)).toEqual([[1], [0], [3], [2]]);
    expect(table.log('fremen')).toContain('Atreides and Emperor allied.');
    table.finish();
    expect(table.state.phase).toBe('charity');
  });

  inBoth(
    '[GF9-ally-10] [GF9-ally-11] [DES-ally-13] [DES-ally-14] lets anybody break, and ally anew at once, as may who was left',
    () => {
      const table = nexus({ atreides: { ally: 'emperor' }, emperor: { ally: 'atreides' } });
      table.play('atreides: break', 'atreides: propose 2', 'atreides: pass');
      expect(table.options()).toContain('propose 3');
      table.play('emperor: pass', 'guild: accept 0', 'guild: pass');
      expect(table.state.factions.map(({ allies }) => allies)).toEqual([[2], [], [0], []]);
    },
  );
});
