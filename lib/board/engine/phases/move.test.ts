import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { inBoth, scenario } from '../testing/scenario-fixture';

const others = { emperor: {}, harkonnen: {} };
const begun = (factions: Parameters<typeof scenario>[0]['factions'], storm = 17) => {
  const table = scenario({ ...{ phase: 'shipment', storm }, factions });
  const [first = ''] = Object.keys(factions);
  table.until(first, 'move');
  return table;
};

describe('a move', () => {
  inBoth(
    '[GF9-move-01] [GF9-move-11] [DES-move-11] gathers a group from several sectors, which ends in one',
    () => {
      const table = begun({
        atreides: { forces: { 'cielago-north-0': 2, 'cielago-north-2': 3 } },
        ...others,
      });
      table.play('atreides: move cielago-north', 'atreides: to polar-sink');
      table.play('atreides: forces 2', 'atreides: forces 1');
      expect(table.forces('atreides', 'polar-sink')).toBe(3);
      expect(table.forces('atreides', 'cielago-north-2')).toBe(2);
    },
  );

  it('[GF9-move-01] may go to another sector of its own territory', () => {
    const table = begun({ atreides: { forces: { 'cielago-north-0': 2 } }, ...others });
    table.play('atreides: move cielago-north', 'atreides: to cielago-north-2');
    table.play('atreides: forces 1');
    expect(table.forces('atreides', 'cielago-north-2')).toBe(1);
  });

  inBoth('[GF9-move-02] [DES-move-14] is not stopped by forces on the way', () => {
    const table = begun({
      fremen: { forces: { 'the-great-flat-14': 2 } },
      emperor: { forces: { 'the-greater-flat-15': 9 } },
      harkonnen: {},
    });
    table.play('fremen: move the-great-flat');
    expect(table.options().length).toBeGreaterThan(10);
    expect(table.options()).toContain('to the-greater-flat-15');
  });

  inBoth(
    '[GF9-move-06] [GF9-move-12] [GF9-card-hajr-01] [DES-move-07] [DES-card-hajr-01] is one, or none, and one more with a Hajr',
    () => {
      const table = begun({
        atreides: { forces: { 'arrakeen-9': 4 }, hand: ['hajr'] },
        ...others,
      });
      const fly = ['atreides: move arrakeen', 'atreides: to carthag-10', 'atreides: forces 1'];
      table.play(...fly);
      expect(table.options()).toEqual(['pass', 'hajr']);
      table.play('atreides: hajr', ...fly);
      expect(table.forces('atreides', 'carthag-10')).toBe(2);
      expect(table.asked()).toBe('emperor');
      expect(table.state.discards).toEqual(['hajr']);
    },
  );

  it('asks for a Hajr after a move whether there is one or not', () => {
    const table = begun({ atreides: { forces: { 'arrakeen-9': 4 } }, ...others });
    table.play('atreides: move arrakeen', 'atreides: to carthag-10', 'atreides: forces 1');
    expect([table.asked(), ...table.options()]).toEqual(['atreides', 'pass']);
  });

  inBoth(
    '[GF9-fremen-04] [DES-fremen-05] of the Fremen leads two territories far, and three with ornithopters',
    () => {
      const ends = (forces: Readonly<Record<string, number>>) => {
        const table = begun({ fremen: { forces }, ...others });
        table.play('fremen: move sietch-tabr');
        return table.options().length;
      };
      const walk = ends({ 'sietch-tabr-13': 2 });
      const fly = ends({ 'sietch-tabr-13': 2, 'carthag-10': 1 });
      const other = begun({ atreides: { forces: { 'sietch-tabr-13': 2 } }, ...others });
      other.play('atreides: move sietch-tabr');
      expect(walk).toBeGreaterThan(other.options().length);
      expect(fly).toBeGreaterThan(walk);
    },
  );

  inBoth(
    '[GF9-move-08] [GF9-move-10] [DES-move-09] [DES-move-13] does not end in storm, nor where two others hold a stronghold or the ally stands',
    () => {
      const table = begun({
        atreides: { forces: { 'rim-wall-west-8': 2 } },
        emperor: { forces: { 'arrakeen-9': 1 } },
        harkonnen: { forces: { 'arrakeen-9': 1 } },
      });
      table.play('atreides: move rim-wall-west');
      expect(table.options()).not.toContain('to arrakeen-9');
      const code = (to: string) => duneBoard.refusal(table.state, { kind: 'to', to })?.code;
      expect(code('arrakeen-9')).toBe('full');
      expect(code('habbanya-ridge-flat-17')).toBe('storm');
      expect(code('red-chasm-6')).toBe('reach');
    },
  );

  it('[GF9-ally-19] [GF9-ally-20] who still stands with its ally after both have moved loses those forces', () => {
    const table = scenario({
      ...{ phase: 'shipment', turn: 3 },
      factions: {
        atreides: { ally: 'emperor', forces: { 'arrakeen-9': 4 } },
        emperor: { ally: 'atreides', forces: { 'arrakeen-9': 2, 'polar-sink': 1 } },
        harkonnen: {},
      },
    });
    table.until('harkonnen', 'ship');
    expect(table.forces('atreides', 'arrakeen-9')).toBe(4);
    expect(table.faction('emperor')).toMatchObject({ tanks: 2 });
    expect(table.forces('emperor', 'polar-sink')).toBe(1);
  });

  it('[GF9-ally-19] not in the turn in which they ally', () => {
    const table = scenario({
      phase: 'shipment',
      factions: {
        atreides: { forces: { 'arrakeen-9': 4 } },
        emperor: { forces: { 'arrakeen-9': 2 } },
        harkonnen: {},
      },
    });
    for (const [seat, ally] of [
      [0, 1],
      [1, 0],
    ] as const)
      Object.assign(table.state.factions[seat] ?? {}, { allies: [ally], oldAllies: [] });
    table.until('harkonnen', 'ship');
    expect(table.forces('emperor', 'arrakeen-9')).toBe(2);
    table.finish();
    expect(table.events.some(({ kind }) => kind === 'battle-began')).toBe(false);
  });
});
