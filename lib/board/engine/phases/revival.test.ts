import { describe, expect, it } from 'vitest';
import { inBoth, scenario } from '../testing/scenario-fixture';

const LEADERS = ['stilgar', 'chani', 'otheym', 'shadout-mapes', 'jamis'];
const others = { guild: {}, emperor: {} };

describe('revival', () => {
  inBoth(
    '[GF9-revival-07] [GF9-revival-09] [DES-leadrev-03] lets one leader come back for its strength once all five have died',
    () => {
      const table = scenario({
        phase: 'revival',
        factions: { fremen: { dead: LEADERS, spice: 6 }, ...others },
      });
      table.until('fremen', 'revive-leader');
      expect(table.options()).toEqual([
        'pass',
        ...['chani', 'otheym', 'shadout-mapes', 'jamis'].map((id) => `revive-leader ${id}`),
      ]);
      table.play('fremen: revive-leader chani');
      expect(table.faction('fremen').spice).toBe(0);
      expect(table.faction('fremen').leaders.map(({ dead }) => dead)).toEqual([
        ...[true, false, true, true, true],
      ]);
      expect(table.state.phase).toBe('shipment');
    },
  );

  it('[GF9-revival-07] does not while one has never died', () => {
    const table = scenario({
      phase: 'revival',
      factions: { fremen: { dead: LEADERS.slice(0, 4), spice: 20 }, ...others },
    });
    table.finish();
    expect(table.faction('fremen').leaders.filter(({ dead }) => dead)).toHaveLength(4);
  });

  inBoth(
    '[GF9-revival-08] [GF9-revival-10] [DES-leadrev-02] [DES-leadrev-04] goes on in later turns till all have come back',
    () => {
      const table = scenario({
        phase: 'revival',
        factions: {
          fremen: { dead: LEADERS.slice(1), revived: ['stilgar'], spice: 20 },
          ...others,
        },
      });
      table.until('fremen', 'revive-leader');
      expect(table.options()).toHaveLength(5);
    },
  );

  inBoth(
    '[GF9-revival-12] [GF9-revival-13] [DES-leadrev-06] a leader that died again waits till all others have died as often',
    () => {
      const table = scenario({
        phase: 'revival',
        factions: {
          fremen: { dead: ['stilgar stilgar', 'jamis'], revived: LEADERS.slice(1, 4), spice: 20 },
          ...others,
        },
      });
      table.until('fremen', 'revive-leader');
      expect(table.options()).toEqual(['pass', 'revive-leader jamis']);
    },
  );

  it('[GF9-revival-14] asks all in storm order, and nobody who has nothing in the Tanks', () => {
    const table = scenario({
      ...{ phase: 'revival', storm: 8 },
      factions: { atreides: { tanks: 2 }, emperor: {}, guild: { tanks: 1 } },
    });
    table.until('guild', 'revive');
    table.play('guild: revive 1');
    expect(table.asked()).toBe('atreides');
    table.play('atreides: revive 2');
    expect(table.state.phase).toBe('shipment');
  });

  it.each([
    ['[GF9-atreides-02] two for the Atreides', 'atreides', 2],
    ['[GF9-bg-02] one for the Bene Gesserit', 'bene-gesserit', 1],
    ['[GF9-emperor-02] one for the Emperor', 'emperor', 1],
    ['[GF9-guild-02] one for the Guild', 'guild', 1],
  ])('%s for nothing', (_title, faction, free) => {
    const table = scenario({
      phase: 'revival',
      factions: { harkonnen: {}, [faction]: { tanks: 5, spice: 0 } },
    });
    table.until(faction, 'revive');
    expect(table.options()).toHaveLength(1 + free);
  });

  it('[GF9-fremen-20] lets the ally of the Fremen revive three for nothing, if they allow it', () => {
    const table = scenario({
      phase: 'revival',
      factions: {
        fremen: { ally: 'guild' },
        guild: { ally: 'fremen', tanks: 5, spice: 0 },
        emperor: {},
      },
    });
    table.until('fremen', 'grant');
    table.play('fremen: grant', 'guild: revive 3');
    expect(table.faction('guild').tanks).toBe(2);
  });

  it('[GF9-emperor-12] lets the Emperor pay for three more of its ally', () => {
    const table = scenario({
      phase: 'revival',
      factions: {
        emperor: { ally: 'guild', spice: 7 },
        guild: { ally: 'emperor', tanks: 9, spice: 4 },
        atreides: {},
      },
    });
    table.until('guild', 'revive');
    table.play('guild: revive 3', 'emperor: revive 3');
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([1, 0, 5]);
    expect(table.faction('guild').tanks).toBe(3);
  });

  inBoth(
    '[GF9-card-ghola-01] [GF9-card-ghola-02] [GF9-card-ghola-03] [DES-card-ghola-01] [DES-card-ghola-02] [DES-card-ghola-03] the Tleilaxu Ghola brings a leader, or five forces, beside the three',
    () => {
      const plan = (dead: readonly string[]) =>
        scenario({
          phase: 'revival',
          factions: { atreides: { tanks: 8, dead, hand: ['tleilaxu-ghola'] }, ...others },
        });
      const forces = plan([]);
      forces.until('atreides', 'ghola-forces');
      forces.play('atreides: ghola-forces 5', 'atreides: revive 3');
      expect(forces.faction('atreides').tanks).toBe(0);
      expect(forces.state.discards).toEqual(['tleilaxu-ghola']);
      const leader = plan(['lady-jessica']);
      leader.until('atreides', 'ghola-leader');
      leader.play('atreides: ghola-leader lady-jessica', 'atreides: pass');
      expect(leader.faction('atreides').leaders.some(({ dead }) => dead)).toBe(false);
      expect(leader.faction('atreides').spice).toBe(5);
    },
  );
});
