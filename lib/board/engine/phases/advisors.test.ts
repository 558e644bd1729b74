import { describe, expect, it } from 'vitest';
import { battlesOf } from '../battle/battles';
import { advance } from '../play';
import { hasOrnithopters } from '../queries/groups';
import { strongholdsOf } from '../queries/victory';
import { inBoth, type Scenario, scenario, type Table } from '../testing/scenario-fixture';

const SISTERS = 'bene-gesserit';
const advanced = (plan: Omit<Scenario, 'options'>, ...more: string[]): Table =>
  scenario({ ...plan, options: ['advantages', ...more] });

/** The Bene Gesserit are asked whether forces change sides. */
const isAsked = (table: Table) =>
  table.asked() === SISTERS && table.options().some((text) => text.startsWith('flip'));

describe('advisors', () => {
  it('[GF9-bg-15] begin with one force anywhere: an advisor among others, else a fighter', () => {
    const begin = (at: string) => {
      const table = advanced({
        phase: 'storm',
        turn: 1,
        factions: { [SISTERS]: {}, atreides: {} },
      });
      // From the start of the game.
      table.state.frames = [
        { step: 'turn', next: 0 },
        { step: 'setup', stage: 'forces', left: [], forces: 0, places: [], count: null },
      ];
      table.state.turn = 0;
      table.state.asked = null;
      const atreides = table.faction('atreides');
      atreides.forces = [{ at: 'arrakeen-9', count: 10 }];
      atreides.reserves = 10;
      advance(table.state);
      expect(table.options()).toContain(`to ${at}`);
      table.play(`${SISTERS}: to ${at}`);
      return table.faction(SISTERS);
    };
    expect(begin('arrakeen-9')).toMatchObject({
      advisors: [{ at: 'arrakeen-9', count: 1 }],
      forces: [],
    });
    expect(begin('carthag-10')).toMatchObject({
      advisors: [],
      forces: [{ at: 'carthag-10', count: 1 }],
    });
    expect(begin('polar-sink')).toMatchObject({
      advisors: [],
      forces: [{ at: 'polar-sink', count: 1 }],
    });
  });

  inBoth(
    '[GF9-bg-14] [GF9-bg-18] [DES-opt-adv-05] [DES-opt-adv-06] [DES-opt-adv-07] [DES-opt-adv-08] [DES-opt-adv-09] [DES-opt-adv-10] [DES-opt-adv-17] coexist, and count as not there: no battle, no collecting, no control, no ornithopters',
    () => {
      const table = advanced({
        phase: 'battle',
        spice: { 'red-chasm-6': 8 },
        factions: {
          [SISTERS]: {
            advisors: { 'arrakeen-9': 3, 'red-chasm-6': 2 },
            forces: { 'tueks-sietch-4': 1 },
          },
          emperor: { forces: { 'arrakeen-9': 2, 'red-chasm-6': 1 } },
        },
      });
      expect(battlesOf(table.state, 1)).toEqual([]);
      expect(strongholdsOf(table.state, [1])).toBe(1);
      expect(strongholdsOf(table.state, [0])).toBe(1);
      expect(hasOrnithopters(table.faction(SISTERS))).toBe(false);
      table.finish();
      expect(table.faction(SISTERS).spice).toBe(5);
    },
  );

  inBoth('[GF9-bg-19] [DES-opt-adv-06] are no third in a stronghold', () => {
    const table = advanced({
      phase: 'shipment',
      factions: {
        [SISTERS]: { advisors: { 'arrakeen-9': 3 } },
        emperor: { forces: { 'arrakeen-9': 2 } },
        guild: {},
      },
    });
    table.until('guild', 'ship');
    expect(table.options()).toContain('ship arrakeen-9');
  });

  inBoth('[GF9-bg-20] [DES-opt-adv-11] die to storm, worm, explosion and Family Atomics', () => {
    const storm = advanced({
      ...{ phase: 'storm', storm: 4, wheels: ['emperor', SISTERS] },
      factions: {
        [SISTERS]: { advisors: { 'red-chasm-6': 3 } },
        emperor: { forces: { 'red-chasm-6': 1 } },
      },
    });
    storm.until('emperor', 'dial');
    storm.play('emperor: dial 1', `${SISTERS}: dial 1`);
    storm.finish();
    expect(storm.faction(SISTERS).tanks).toBe(3);
    const worm = advanced({
      ...{ phase: 'spice-blow', lastBlow: 'red-chasm', spiceDeck: ['shai-hulud', 'broken-land'] },
      factions: {
        [SISTERS]: { advisors: { 'red-chasm-6': 3 } },
        emperor: { forces: { 'red-chasm-6': 1 } },
      },
    });
    expect(worm.faction(SISTERS).tanks).toBe(3);
    const blast = advanced({
      phase: 'battle',
      factions: {
        harkonnen: { forces: { 'arrakeen-9': 2 }, hand: ['lasgun'] },
        emperor: { forces: { 'arrakeen-9': 2 }, hand: ['shield'] },
        [SISTERS]: { advisors: { 'arrakeen-9': 1 } },
      },
    });
    blast.until('harkonnen', 'leader');
    blast.play(
      'harkonnen: leader feyd-rautha',
      'harkonnen: weapon lasgun',
      'harkonnen: defense null',
    );
    blast.play('harkonnen: strength 0', 'emperor: leader bashar', 'emperor: weapon null');
    blast.play('emperor: defense shield', 'emperor: strength 0');
    blast.finish();
    expect(blast.faction(SISTERS).tanks).toBe(1);
    const wall = advanced({
      ...{ phase: 'storm', wheels: ['emperor', SISTERS], storm: 0 },
      factions: {
        [SISTERS]: { advisors: { 'shield-wall-7': 2 } },
        emperor: { forces: { 'shield-wall-7': 1 }, hand: ['family-atomics'] },
      },
    });
    wall.until('emperor', 'atomics');
    wall.play('emperor: atomics');
    wall.finish();
    expect(wall.faction(SISTERS).tanks).toBe(2);
  });

  it('[GF9-bg-21] before anyone ships become fighters where that may be, all of a territory', () => {
    const table = advanced({
      ...{ phase: 'shipment', storm: 5 },
      factions: {
        [SISTERS]: {
          ally: 'atreides',
          advisors: {
            'arrakeen-9': 3,
            'red-chasm-6': 1,
            'cielago-west-0': 2,
            'carthag-10': 1,
            'south-mesa-5': 1,
            'south-mesa-4': 1,
          },
        },
        emperor: {
          forces: { 'arrakeen-9': 2, 'red-chasm-6': 1, 'carthag-10': 1, 'south-mesa-4': 1 },
        },
        guild: { forces: { 'carthag-10': 1 } },
        atreides: { ally: SISTERS, forces: { 'cielago-west-0': 1 } },
      },
    });
    table.until(SISTERS, 'flip');
    // Not beside the ally, not with some of them in the storm, not where two others hold a stronghold.
    expect(table.options()).toEqual(['pass', 'flip arrakeen', 'flip red-chasm']);
    table.play(`${SISTERS}: flip arrakeen`);
    expect(table.forces(SISTERS, 'arrakeen-9')).toBe(3);
    expect(table.options()).toEqual(['pass', 'flip red-chasm']);
    expect(table.log('guild').join(' ')).toContain(
      'The advisors of Bene Gesserit in Arrakeen became fighters.',
    );
  });

  it('[GF9-bg-22] fighters may become advisors when another enters, not in the Polar Sink, not for the ally', () => {
    const table = (to: string, more: { ally?: string } = {}) => {
      const found = advanced({
        phase: 'shipment',
        factions: {
          emperor: { spice: 20, ...(more.ally === undefined ? {} : { ally: SISTERS }) },
          guild: {},
          [SISTERS]: { forces: { 'arrakeen-9': 3, 'polar-sink': 1 }, ...more },
        },
      });
      found.until('emperor', 'ship');
      if (found.options().includes(`ship ${to}`))
        found.play(`emperor: ship ${to}`, 'emperor: forces 2', 'emperor: elites 0');
      return found;
    };
    const entered = table('arrakeen-9');
    expect(isAsked(entered)).toBe(true);
    entered.play(`${SISTERS}: flip arrakeen`);
    expect(entered.advisors(SISTERS, 'arrakeen-9')).toBe(3);
    expect(entered.forces(SISTERS, 'arrakeen-9')).toBe(0);
    expect(isAsked(table('polar-sink'))).toBe(false);
    expect(isAsked(table('arrakeen-9', { ally: 'emperor' }))).toBe(false);
  });

  it('[GF9-bg-22] also when another moves or rides in', () => {
    const moved = advanced({
      phase: 'shipment',
      factions: {
        fremen: { forces: { 'imperial-basin-9': 3 } },
        [SISTERS]: { forces: { 'arrakeen-9': 3 } },
      },
    });
    moved.until('fremen', 'move');
    moved.play('fremen: move imperial-basin', 'fremen: to arrakeen-9', 'fremen: forces 1');
    while (moved.options()[0]?.startsWith('elites')) moved.play('fremen: elites 0');
    expect(isAsked(moved)).toBe(true);
    const rode = advanced({
      ...{ phase: 'spice-blow', lastBlow: 'red-chasm', spiceDeck: ['shai-hulud', 'broken-land'] },
      factions: {
        fremen: { forces: { 'red-chasm-6': 1 } },
        [SISTERS]: { forces: { 'arrakeen-9': 3 } },
      },
    });
    rode.until('fremen', 'to');
    rode.play('fremen: to arrakeen-9', 'fremen: forces 1');
    expect(isAsked(rode)).toBe(true);
  });

  describe('[GF9-bg-22] that move', () => {
    const move = (to: string, own: Scenario['factions'][string] = {}) => {
      const table = advanced({
        phase: 'shipment',
        factions: {
          [SISTERS]: { advisors: { 'imperial-basin-9': 2 }, ...own },
          emperor: { forces: { 'imperial-basin-9': 1, 'arrakeen-9': 1 } },
          guild: {},
        },
      });
      table.until(SISTERS, 'move');
      table.play(`${SISTERS}: move imperial-basin`, `${SISTERS}: to ${to}`, `${SISTERS}: forces 1`);
      return table;
    };

    it('become fighters in an empty territory', () => {
      expect(move('carthag-10').forces(SISTERS, 'carthag-10')).toBe(1);
    });

    it('choose among others', () => {
      const table = move('arrakeen-9');
      expect(isAsked(table)).toBe(true);
      table.play(`${SISTERS}: flip arrakeen`);
      expect(table.forces(SISTERS, 'arrakeen-9')).toBe(1);
    });

    it('take the side of own forces', () => {
      const table = move('arrakeen-9', {
        advisors: { 'imperial-basin-9': 2 },
        forces: { 'arrakeen-9': 1 },
      });
      expect(isAsked(table)).toBe(false);
      expect(table.forces(SISTERS, 'arrakeen-9')).toBe(2);
      const other = move('arrakeen-9', { advisors: { 'imperial-basin-9': 2, 'arrakeen-9': 1 } });
      expect(isAsked(other)).toBe(false);
      expect(other.advisors(SISTERS, 'arrakeen-9')).toBe(2);
    });

    it('may enter a stronghold that two others hold, as advisors', () => {
      const table = advanced({
        phase: 'shipment',
        factions: {
          [SISTERS]: { advisors: { 'imperial-basin-9': 2 } },
          emperor: { forces: { 'imperial-basin-9': 1, 'arrakeen-9': 1 } },
          guild: { forces: { 'arrakeen-9': 1 } },
        },
      });
      table.until(SISTERS, 'move');
      table.play(
        `${SISTERS}: move imperial-basin`,
        `${SISTERS}: to arrakeen-9`,
        `${SISTERS}: forces 1`,
      );
      expect(isAsked(table)).toBe(false);
      expect(table.advisors(SISTERS, 'arrakeen-9')).toBe(1);
    });
  });

  it('[GF9-bg-17] [GF9-bg-23] one goes along with a shipment, but not to own fighters', () => {
    const ship = (own: Scenario['factions'][string]) => {
      const table = advanced({
        phase: 'shipment',
        factions: {
          emperor: { spice: 20 },
          [SISTERS]: own,
          guild: own.advisors === undefined ? {} : { forces: { 'arrakeen-9': 1 } },
        },
      });
      table.until('emperor', 'ship');
      table.play('emperor: ship arrakeen-9', 'emperor: forces 2', 'emperor: elites 0');
      return table;
    };
    const table = ship({ advisors: { 'arrakeen-9': 1 } });
    table.until(SISTERS, 'accompany');
    expect(table.options()).toEqual(['pass', 'accompany', 'advise']);
    table.play(`${SISTERS}: advise`);
    expect(table.advisors(SISTERS, 'arrakeen-9')).toBe(2);
    const fighting = ship({ forces: { 'arrakeen-9': 1 } });
    fighting.play(`${SISTERS}: pass`);
    expect(fighting.options()).toEqual(['pass', 'accompany']);
  });

  it('[GF9-bg-25] alone in a territory or in the Polar Sink become fighters, till the battles', () => {
    const table = advanced({
      phase: 'charity',
      factions: {
        [SISTERS]: { advisors: { 'arrakeen-9': 1, 'polar-sink': 1 } },
        guild: { forces: { 'polar-sink': 1 } },
      },
    });
    expect(table.faction(SISTERS).advisors).toEqual([]);
    expect(table.forces(SISTERS, 'arrakeen-9')).toBe(1);
    const late = advanced({
      phase: 'battle',
      factions: {
        emperor: { forces: { 'arrakeen-9': 1 } },
        [SISTERS]: { advisors: { 'arrakeen-9': 1 } },
        guild: { forces: { 'arrakeen-9': 1 } },
      },
    });
    for (const who of ['emperor', 'guild']) {
      late.until(who, 'leader');
      for (const kind of ['leader', 'weapon', 'defense', 'strength 1'])
        late.play(`${who}: ${late.options().find((text) => text.startsWith(kind))}`);
    }
    late.until(SISTERS, 'pass');
    // Both others have died there; the turn ends before that tells.
    expect(late.state.turn).toBe(3);
    expect(late.events.findIndex(({ kind }) => kind === 'flipped')).toBeGreaterThan(
      late.events.findIndex(({ kind }) => kind === 'turn-began'),
    );
    expect(late.forces(SISTERS, 'arrakeen-9')).toBe(1);
  });

  it('[GF9-bg-26] those that are shipped for pay are fighters, and advisors where advisors are', () => {
    const table = advanced({
      phase: 'shipment',
      factions: {
        [SISTERS]: { spice: 9, advisors: { 'arrakeen-9': 1 } },
        emperor: { forces: { 'arrakeen-9': 1, 'carthag-10': 1 } },
      },
    });
    const copy = structuredClone(table.state);
    table.until(SISTERS, 'ship');
    table.play(`${SISTERS}: ship arrakeen-9`, `${SISTERS}: forces 2`);
    expect(table.advisors(SISTERS, 'arrakeen-9')).toBe(3);
    Object.assign(table.state, copy);
    table.until(SISTERS, 'ship');
    table.play(`${SISTERS}: ship carthag-10`, `${SISTERS}: forces 2`);
    expect(table.forces(SISTERS, 'carthag-10')).toBe(2);
  });

  it('[GF9-bg-27] and the ally are never in one territory', () => {
    const table = advanced({
      phase: 'shipment',
      factions: {
        [SISTERS]: { ally: 'emperor', advisors: { 'arrakeen-9': 1 } },
        emperor: { ally: SISTERS, spice: 9, forces: { 'carthag-10': 1, 'imperial-basin-9': 2 } },
        guild: { forces: { 'arrakeen-9': 1, 'carthag-10': 1 } },
      },
    });
    table.until(SISTERS, 'ship');
    expect(table.options()).not.toContain('ship carthag-10');
    table.until('emperor', 'ship');
    expect(table.options()).not.toContain('ship arrakeen-9');
    table.play('emperor: ship tueks-sietch-4', 'emperor: forces 1');
    table.until(SISTERS, 'accompany');
    expect(table.options()).not.toContain('advise');
  });

  inBoth('[GF9-card-karama-04] [DES-card-karama-06] a Karama stops that they change sides', () => {
    const table = advanced({
      phase: 'shipment',
      factions: {
        [SISTERS]: { advisors: { 'arrakeen-9': 1 } },
        emperor: { forces: { 'arrakeen-9': 1 }, hand: ['karama'] },
      },
    });
    table.faction('emperor').order = { against: 0, advantage: 'become-fighters' };
    table.until(SISTERS, 'flip');
    table.play(`${SISTERS}: flip arrakeen`);
    expect(table.advisors(SISTERS, 'arrakeen-9')).toBe(1);
    expect(isAsked(table)).toBe(false);
  });
});

describe('other additional advantages of the Bene Gesserit', () => {
  it('[GF9-bg-16] 2 spice in every charity, whatever they have, unasked, from the first turn on', () => {
    const table = advanced({
      ...{ phase: 'charity', turn: 1 },
      factions: { [SISTERS]: { spice: 11 }, emperor: { spice: 1 } },
    });
    expect(table.asked()).toBe('emperor');
    expect(table.faction(SISTERS).spice).toBe(13);
    const stopped = advanced({
      phase: 'spice-blow',
      lastBlow: 'red-chasm',
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: { [SISTERS]: { spice: 1 }, emperor: { spice: 1, hand: ['karama'] }, guild: {} },
    });
    // In the nexus.
    stopped.faction('emperor').order = { against: 0, advantage: 'charity' };
    stopped.until(SISTERS, 'claim');
    stopped.play(`${SISTERS}: claim`);
    expect(stopped.faction(SISTERS).spice).toBe(2);
  });
});
