import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { viewFor } from '../state/view';
import { inBoth, scenario } from '../testing/scenario-fixture';

const others = { emperor: {}, harkonnen: {} };
const ships = (options: readonly string[]) => options.filter((text) => text.startsWith('ship '));

describe('shipment', () => {
  inBoth(
    '[GF9-ship-01] [DES-order-04] [DES-ship-01] [DES-ship-02] each faction ships, then moves, before the next one does',
    () => {
      const table = scenario({
        phase: 'shipment',
        factions: { atreides: { forces: { 'arrakeen-9': 2 } }, ...others },
      });
      table.play('atreides: ship polar-sink', 'atreides: forces 1', 'atreides: move arrakeen');
      table.play('atreides: to imperial-basin-8', 'atreides: forces 1', 'atreides: pass');
      expect(table.asked()).toBe('emperor');
    },
  );

  inBoth(
    '[GF9-ship-02] [GF9-ship-03] [GF9-ship-04] [GF9-ship-06] [GF9-ship-07] [GF9-ship-08] [DES-ship-03] [DES-ship-04] [DES-ship-06] [DES-ship-12] ships once, any number that it can pay, to one sector; 2 a force to sand, rock or the Polar Sink',
    () => {
      const table = scenario({
        phase: 'shipment',
        factions: { atreides: { spice: 7 }, ...others },
      });
      expect(table.options()).toContain('ship red-chasm-6');
      table.play('atreides: ship polar-sink');
      expect(table.options()).toEqual(['forces 1', 'forces 2', 'forces 3']);
      table.play('atreides: forces 3');
      expect(table.faction('atreides')).toMatchObject({ spice: 1, reserves: 17 });
      expect(ships(table.options())).toEqual([]);
    },
  );

  inBoth(
    '[GF9-ship-09] [DES-ship-08] does not ship into the storm, but into another sector of the territory',
    () => {
      const table = scenario({
        ...{ phase: 'shipment', storm: 1 },
        factions: { atreides: {}, ...others },
      });
      table.until('atreides', 'ship');
      expect(table.options()).not.toContain('ship cielago-north-1');
      expect(table.options()).toContain('ship cielago-north-2');
      const refusal = duneBoard.refusal(table.state, { kind: 'ship', to: 'cielago-north-1' });
      expect(refusal?.code).toBe('storm');
    },
  );

  it('[GF9-ship-10] does not ship into a stronghold that two others hold', () => {
    const table = scenario({
      phase: 'shipment',
      factions: {
        atreides: {},
        emperor: { forces: { 'carthag-10': 1 } },
        harkonnen: { forces: { 'carthag-10': 1 } },
      },
    });
    expect(table.options()).not.toContain('ship carthag-10');
    const refusal = duneBoard.refusal(table.state, { kind: 'ship', to: 'carthag-10' });
    expect(refusal).toMatchObject({ code: 'full', rules: expect.arrayContaining(['GF9-ship-10']) });
  });

  inBoth('[GF9-ship-11] [DES-ship-11] has no way back to the reserves', () => {
    const table = scenario({
      phase: 'shipment',
      factions: { atreides: { forces: { 'arrakeen-9': 5 } }, ...others },
    });
    expect(table.options().some((text) => text.startsWith('ship-from'))).toBe(false);
  });

  inBoth(
    '[GF9-ally-09] [DES-ally-19] [DES-ally-20] does not ship to where the ally stands, but to the Polar Sink',
    () => {
      const forces = { 'carthag-10': 1, 'polar-sink': 1 };
      const table = scenario({
        phase: 'shipment',
        factions: {
          atreides: { ally: 'emperor' },
          emperor: { ally: 'atreides', forces },
          harkonnen: {},
        },
      });
      table.play('atreides: help 0', 'emperor: help 0');
      expect(table.options()).not.toContain('ship carthag-10');
      expect(table.options()).toContain('ship polar-sink');
    },
  );

  inBoth('[GF9-ally-13] [GF9-ally-14] [DES-ally-18] an ally may pay, no more than the cost', () => {
    const table = scenario({
      phase: 'shipment',
      factions: {
        atreides: { ally: 'guild', spice: 1 },
        emperor: {},
        harkonnen: { ally: 'atreides' },
        guild: {},
      },
    });
    table.faction('atreides').allies = [2];
    expect(table.state.factions[2]?.allies).toEqual([0]);
    table.play('atreides: help 0', 'harkonnen: help 4', 'atreides: ship arrakeen-9');
    table.play('atreides: forces 3');
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([0, 5, 3, 8]);
  });

  inBoth(
    '[GF9-fremen-05] [GF9-fremen-06] [DES-ship-07] [DES-fremen-06] [DES-fremen-07] [DES-fremen-08] the Fremen come free, within two territories of the Great Flat and nowhere else',
    () => {
      const table = scenario({
        phase: 'shipment',
        factions: { fremen: { spice: 0 }, guild: {}, emperor: {} },
      });
      expect(table.options()).toContain('ship sietch-tabr-13');
      expect(table.options()).not.toContain('ship arrakeen-9');
      expect(duneBoard.refusal(table.state, { kind: 'ship', to: 'arrakeen-9' })?.code).toBe('far');
      table.play('fremen: ship the-great-flat-14');
      expect(table.options()).toHaveLength(20);
      table.play('fremen: forces 20');
      expect(table.faction('guild').spice).toBe(5);
    },
  );

  inBoth(
    '[GF9-guild-04] [GF9-guild-05] [DES-guild-04] [DES-guild-05] [DES-guild-06] the Guild ships at half price, across the board and back, and pays the bank',
    () => {
      const plan = {
        phase: 'shipment',
        factions: { guild: { forces: { 'tueks-sietch-4': 5 } }, ...others },
      } as const;
      const down = scenario(plan);
      down.play('guild: ship carthag-10', 'guild: forces 3');
      expect(down.faction('guild').spice).toBe(3);
      const across = scenario(plan);
      across.play('guild: ship-from tueks-sietch-4', 'guild: ship red-chasm-6', 'guild: forces 3');
      expect(across.faction('guild').spice).toBe(2);
      expect(across.forces('guild', 'red-chasm-6')).toBe(3);
      const back = scenario(plan);
      back.play('guild: ship-from tueks-sietch-4', 'guild: withdraw', 'guild: forces 5');
      expect(back.faction('guild')).toMatchObject({ spice: 2, reserves: 20, forces: [] });
    },
  );

  it('[GF9-guild-06] the ally of the Guild ships across at half price, if it is let, pays the Guild, and cannot ship back', () => {
    const table = scenario({
      phase: 'shipment',
      factions: {
        atreides: { ally: 'guild', forces: { 'arrakeen-9': 5 } },
        guild: { ally: 'atreides' },
        emperor: {},
      },
    });
    table.play('guild: grant', 'atreides: help 0', 'guild: help 0');
    table.play('atreides: ship-from arrakeen-9');
    expect(table.options()).not.toContain('withdraw');
    table.play('atreides: ship carthag-10', 'atreides: forces 5');
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([2, 8, 5]);
  });

  inBoth(
    '[GF9-bg-11] [GF9-bg-07] [DES-bg-08] [DES-bg-07] [DES-bg-09] the Bene Gesserit send one along to the Polar Sink when another ships from off the planet',
    () => {
      const table = scenario({
        phase: 'shipment',
        factions: { atreides: {}, fremen: {}, 'bene-gesserit': {} },
      });
      table.play('atreides: ship arrakeen-9', 'atreides: forces 1', 'bene-gesserit: accompany');
      expect(table.forces('bene-gesserit', 'polar-sink')).toBe(1);
      expect(table.faction('bene-gesserit').spice).toBe(5);
      table.play('atreides: pass');
      table.play('fremen: ship sietch-tabr-13', 'fremen: forces 1');
      expect(table.asked()).toBe('fremen');
      table.until('bene-gesserit', 'ship');
      table.play('bene-gesserit: ship carthag-10', 'bene-gesserit: forces 2');
      expect(table.faction('bene-gesserit').spice).toBe(3);
    },
  );

  inBoth(
    '[GF9-atreides-06] [DES-atreides-05] the Atreides see the next spice card before anybody acts',
    () => {
      const table = scenario({
        ...{ phase: 'shipment', spiceDeck: ['the-great-flat'] },
        factions: { ...others, atreides: {} },
      });
      expect(viewFor(table.state, 2).foreseen).toBe('the-great-flat');
      expect(viewFor(table.state, 0).foreseen).toBeNull();
      expect(table.log('atreides')).toContain('The next spice card is The Great Flat.');
      expect(table.log('emperor').join()).not.toContain('Great Flat');
    },
  );

  inBoth(
    '[GF9-card-karama-09] [DES-card-karama-12] [DES-card-karama-13] a Karama lands forces at half price, paid to the bank',
    () => {
      const table = scenario({
        phase: 'shipment',
        factions: { atreides: { hand: ['karama'] }, guild: {}, emperor: {} },
      });
      table.play('atreides: karama', 'atreides: ship carthag-10', 'atreides: forces 5');
      expect(table.state.factions.map(({ spice }) => spice)).toEqual([2, 5, 5]);
      expect(table.state.discards).toEqual(['karama']);
    },
  );
});
