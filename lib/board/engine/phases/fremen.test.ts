import { describe, expect, it } from 'vitest';
import { inBoth, type ScenarioFaction, scenario } from '../testing/scenario-fixture';

/** The storm comes from sector 4 through Red Chasm in sector 6. */
function storm(fremen: ScenarioFaction, more: Record<string, ScenarioFaction> = {}) {
  const table = scenario({
    ...{ phase: 'storm', options: ['advantages'], storm: 4, wheels: ['fremen', 'emperor'] },
    factions: { fremen, emperor: {}, guild: {}, ...more },
  });
  return table;
}

function blows(table: ReturnType<typeof storm>): void {
  table.until('fremen', 'dial');
  table.play('fremen: dial 1', 'emperor: dial 1');
}

describe('Fremen in the storm', () => {
  inBoth('[GF9-fremen-14] [DES-fremen-17] lose half in each sector, fractions rounded up', () => {
    const table = storm({
      forces: { 'red-chasm-6': 5, 'the-minor-erg-5': 3, 'the-minor-erg-6': 1 },
    });
    blows(table);
    table.finish();
    expect(table.forces('fremen', 'red-chasm-6')).toBe(2);
    expect(table.forces('fremen', 'the-minor-erg-5')).toBe(1);
    expect(table.forces('fremen', 'the-minor-erg-6')).toBe(0);
  });

  inBoth('[GF9-fremen-14] [DES-fremen-17] and choose which', () => {
    const table = storm({ forces: { 'red-chasm-6': 4 }, elites: { 'red-chasm-6': 2 } });
    blows(table);
    expect(table.asked()).toBe('fremen');
    expect(table.options()).toEqual(['elites 0', 'elites 1', 'elites 2']);
    table.play('fremen: elites 0');
    expect(table.faction('fremen').forces).toEqual([{ at: 'red-chasm-6', count: 2, elite: 2 }]);
  });

  it('[GF9-card-karama-05] lose all if a Karama stops that', () => {
    const table = storm({ forces: { 'red-chasm-6': 5 } }, { harkonnen: { hand: ['karama'] } });
    table.until('harkonnen', 'order');
    table.play('harkonnen: order storm-half 0');
    blows(table);
    expect(table.faction('fremen').tanks).toBe(5);
  });

  inBoth('[GF9-fremen-15] [DES-fremen-18] may bring reserves into it at half loss', () => {
    const table = scenario({
      ...{ phase: 'shipment', options: ['advantages'], storm: 14 },
      factions: { fremen: {}, emperor: {} },
    });
    table.until('fremen', 'ship');
    table.play('fremen: ship the-great-flat-14', 'fremen: forces 5');
    while (table.options()[0]?.startsWith('elites')) table.play('fremen: elites 0');
    expect(table.forces('fremen', 'the-great-flat-14')).toBe(2);
    expect(table.faction('fremen')).toMatchObject({ tanks: 3, eliteTanks: 0 });
    table.until('emperor', 'ship');
    expect(table.options().join()).not.toContain('-14');
  });
});

describe('a landing in the storm where the Bene Gesserit stand', () => {
  const land = (forces: number) => {
    const table = scenario({
      ...{ phase: 'shipment', options: ['advantages'], storm: 14 },
      factions: { fremen: {}, 'bene-gesserit': { forces: { 'the-great-flat-14': 2 } }, guild: {} },
    });
    table.until('fremen', 'ship');
    table.play('fremen: ship the-great-flat-14', `fremen: forces ${forces}`);
    while (table.options()[0]?.startsWith('elites')) table.play('fremen: elites 0');
    return table;
  };

  inBoth('[GF9-bg-22] [DES-opt-adv-14] asks them nothing if nobody gets through', () => {
    const lost = land(1);
    expect(lost.faction('fremen').tanks).toBe(1);
    expect(lost.options().join()).not.toContain('flip');
    expect(lost.events.some(({ kind }) => kind === 'flipped')).toBe(false);
    const [asked, options] = [land(2).asked(), land(2).options()];
    expect([asked, options]).toEqual(['bene-gesserit', ['pass', 'flip the-great-flat']]);
  });
});

describe('worms after the first', () => {
  const blow = (factions: Record<string, ScenarioFaction>) =>
    scenario({
      ...{ phase: 'spice-blow', options: ['advantages'], lastBlow: 'red-chasm' },
      spiceDeck: ['shai-hulud', 'shai-hulud', 'shai-hulud', 'broken-land'],
      spice: { 'south-mesa-4': 6 },
      factions,
    });

  it('[GF9-fremen-13] go where the Fremen send them, devour there, and can be ridden', () => {
    const table = blow({
      fremen: { forces: { 'red-chasm-6': 1, 'the-great-flat-14': 2 } },
      emperor: { forces: { 'south-mesa-4': 3 } },
      guild: {},
    });
    expect(table.asked()).toBe('fremen');
    expect(table.options()).toContain('worm south-mesa');
    expect(table.options().join()).not.toMatch(/arrakeen|polar-sink|pasty-mesa/);
    table.play('fremen: worm south-mesa', 'fremen: worm the-great-flat');
    expect(table.faction('emperor').tanks).toBe(3);
    expect(table.spice('south-mesa-4')).toBe(0);
    expect(table.forces('fremen', 'the-great-flat-14')).toBe(2);
    table.until('fremen', 'to');
    table.play('fremen: to sietch-tabr-13', 'fremen: forces 1');
    table.until('fremen', 'to');
    table.play('fremen: to sietch-tabr-13', 'fremen: forces 2');
    expect(table.forces('fremen', 'sietch-tabr-13')).toBe(3);
  });

  it('[GF9-fremen-13] devour nothing where Fremen do not like it, or do not play', () => {
    const table = blow({ fremen: {}, emperor: { forces: { 'south-mesa-4': 3 } }, guild: {} });
    table.play('fremen: pass', 'fremen: pass');
    expect(table.faction('emperor').tanks).toBe(0);
    expect(table.spice('broken-land-11')).toBe(8);
    const others = blow({ emperor: {}, guild: {}, atreides: {} });
    expect(others.spice('broken-land-11')).toBe(8);
  });
});
