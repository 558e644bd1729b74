import { describe, expect, it } from 'vitest';
import type { Action } from '../actions';
import { viewFor } from '../state/view';
import { inBoth, type Scenario, scenario } from '../testing/scenario-fixture';

const KARAMA = ['karama'];
const table = (plan: Omit<Scenario, 'options'>) =>
  scenario({ ...plan, options: ['karama-powers'] });

describe('special Karama powers', () => {
  it('[GF9-adv-karama-01] [GF9-adv-karama-06] [GF9-emperor-11] the Emperor revives three forces or a leader for nothing, beside the limit', () => {
    const start = (dead: readonly string[]) => {
      const made = table({
        phase: 'revival',
        factions: { emperor: { hand: KARAMA, tanks: 6, dead, spice: 4 }, atreides: {}, fremen: {} },
      });
      made.until('emperor', 'revive');
      return made;
    };
    const forces = start([]);
    forces.play('emperor: special-forces 3', 'emperor: revive 3');
    expect(forces.faction('emperor')).toMatchObject({ tanks: 0, spice: 0, special: true });
    expect(forces.state.discards).toEqual(KARAMA);
    const leader = start(['caid']);
    leader.play('emperor: special-leader caid');
    expect(leader.faction('emperor').leaders.some(({ dead }) => dead)).toBe(false);
  });

  inBoth(
    '[GF9-adv-karama-03] [DES-opt-karama-02] [DES-opt-karama-03] is there once in a game',
    () => {
      const made = table({
        phase: 'revival',
        factions: {
          emperor: { hand: ['karama', 'karama'], tanks: 9 },
          atreides: {},
          fremen: {},
        },
      });
      made.until('emperor', 'special-forces');
      made.play('emperor: special-forces 1');
      expect(made.options().some((text) => text.startsWith('special'))).toBe(false);
    },
  );

  it('is not there without the option', () => {
    const made = scenario({
      phase: 'revival',
      factions: { emperor: { hand: KARAMA, tanks: 9 }, atreides: {}, fremen: {} },
    });
    made.until('emperor', 'revive');
    expect(made.options().some((text) => text.startsWith('special'))).toBe(false);
  });

  it('[DES-emperor-10] in Descartes at any time: also when it bids, ships, moves or leads a battle', () => {
    const where = (phase: Scenario['phase'], kind: Action['kind']) => {
      const made = table({
        ...{ edition: 'descartes', phase },
        factions: {
          emperor: {
            ...{ hand: KARAMA, tanks: 3, dead: ['caid'] },
            forces: { 'carthag-10': 2 },
          },
          atreides: { forces: { 'carthag-10': 2 } },
          guild: {},
        },
      });
      made.until('emperor', kind);
      return made;
    };
    for (const [phase, kind] of [
      ['bidding', 'bid'],
      ['shipment', 'ship'],
      ['shipment', 'move'],
    ] as const)
      expect(where(phase, kind).options().join()).toContain('special-forces 3');
    const fight = where('battle', 'leader');
    fight.play('emperor: special-leader caid');
    expect(fight.options()).toContain('leader caid');
    expect(fight.faction('emperor')).toMatchObject({ hand: [], special: true });
    // In 2019 it is a power of the revival.
    const later = table({
      phase: 'shipment',
      factions: { emperor: { hand: KARAMA, tanks: 3 }, atreides: {}, guild: {} },
    });
    later.until('emperor', 'ship');
    expect(later.options().join()).not.toContain('special');
  });

  it('[GF9-adv-karama-07] [GF9-fremen-18] the Fremen place a worm in any sand territory: it devours, brings a nexus, and can be ridden', () => {
    const made = table({
      ...{ phase: 'spice-blow', storm: 0, spiceDeck: ['broken-land'] },
      spice: { 'red-chasm-6': 8 },
      factions: {
        fremen: { hand: KARAMA, forces: { 'red-chasm-6': 2 } },
        atreides: { forces: { 'red-chasm-6': 4 } },
        emperor: {},
      },
    });
    expect(made.options()).not.toContain('special-worm shield-wall');
    made.play('fremen: special-worm red-chasm');
    expect(made.faction('atreides').tanks).toBe(4);
    expect(made.spice('red-chasm-6')).toBe(0);
    made.until('fremen', 'propose');
    made.until('fremen', 'to');
    made.play('fremen: to arrakeen-9', 'fremen: forces 2');
    expect(made.forces('fremen', 'arrakeen-9')).toBe(2);
  });

  inBoth(
    '[GF9-adv-karama-08] [GF9-guild-10] [DES-guild-14] the Guild stops a shipment from off the planet before it is paid; the move stays',
    () => {
      const made = table({
        phase: 'shipment',
        factions: {
          atreides: { forces: { 'arrakeen-9': 1 } },
          guild: { hand: KARAMA },
          emperor: {},
        },
      });
      made.play('atreides: ship carthag-10', 'atreides: forces 3', 'guild: special-cancel');
      expect(made.faction('atreides')).toMatchObject({ spice: 5, reserves: 19 });
      expect(made.options()).toContain('move arrakeen');
      made.play('atreides: pass');
      made.until('emperor', 'ship');
      made.play('emperor: ship carthag-10', 'emperor: forces 1');
      expect(made.forces('emperor', 'carthag-10')).toBe(1);
    },
  );

  it('asks the Guild at each such shipment till its power is used, whether it holds a Karama or not', () => {
    const made = table({ phase: 'shipment', factions: { atreides: {}, guild: {}, emperor: {} } });
    made.play('atreides: ship carthag-10', 'atreides: forces 1');
    expect([made.asked(), ...made.options()]).toEqual(['guild', 'pass']);
  });

  inBoth(
    '[GF9-adv-karama-09] [GF9-adv-karama-10] [GF9-harkonnen-17] [DES-harkonnen-17] the Harkonnen take cards unseen and give as many back',
    () => {
      const made = table({
        phase: 'bidding',
        factions: {
          harkonnen: { hand: ['karama', 'kulon', 'baliset'] },
          emperor: { hand: ['lasgun', 'shield'] },
          guild: {},
        },
      });
      made.play('harkonnen: special-take 2 1', 'harkonnen: give kulon', 'harkonnen: give baliset');
      expect([...made.faction('harkonnen').hand].sort()).toEqual(['lasgun', 'shield']);
      expect(made.faction('emperor').hand).toEqual(['kulon', 'baliset']);
      expect(made.log('guild').join()).not.toMatch(/Lasgun|Kulon/);
      expect(made.log('emperor').join()).toContain('gave Kulon');
      expect(made.asked()).toBe('harkonnen');
    },
  );

  inBoth(
    '[GF9-adv-karama-05] [GF9-atreides-17] [DES-atreides-17] the Atreides see a whole plan before they make their own',
    () => {
      const made = table({
        phase: 'battle',
        factions: {
          atreides: { forces: { 'carthag-10': 3 }, hand: KARAMA },
          emperor: { forces: { 'carthag-10': 3 } },
          guild: {},
        },
      });
      made.play('atreides: pass');
      made.play('emperor: leader caid', 'emperor: weapon null', 'emperor: defense null');
      made.play('emperor: strength 2', 'atreides: special-see 1');
      const seen = (seat: number) => {
        const frame = viewFor(made.state, seat).frames.at(-1);
        return frame?.step === 'battle' ? frame.plans[1] : null;
      };
      expect(seen(0)).toEqual({ leader: 'caid', weapon: null, defense: null, dial: 2 });
      expect(seen(2)).toEqual({});
      expect(made.options()).toContain('leader lady-jessica');
    },
  );

  it('[GF9-adv-karama-13] the Bene Gesserit have none', () => {
    const made = table({
      phase: 'revival',
      factions: { 'bene-gesserit': { hand: KARAMA, tanks: 5 }, atreides: {}, emperor: {} },
    });
    made.until('bene-gesserit', 'revive');
    expect(made.options()).toEqual(['pass', 'revive 1', 'revive 2', 'revive 3']);
  });
});
