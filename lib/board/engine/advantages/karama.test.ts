import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { inBoth, scenario, type Table } from '../testing/scenario-fixture';

const KARAMA = { hand: ['karama'] };

/** Gives a standing order before the storm, or before the revival. */
function order(table: Table, who: string, against: number, advantage: string): void {
  table.until(who, 'order');
  table.play(`${who}: order ${advantage} ${against}`);
}

describe('a Karama against an advantage of another', () => {
  const blow = (table: Table) => {
    while (table.state.phase === 'storm') table.play(`${table.asked()}: ${table.options()[0]}`);
  };

  inBoth(
    '[GF9-card-karama-01] [GF9-adv-karama-02] [GF9-adv-karama-04] [DES-card-karama-01] [DES-opt-karama-02] is ordered in secret, by anybody, and played when the advantage is used next',
    () => {
      const table = scenario({
        ...{ phase: 'storm', deck: ['lasgun', 'hajr'] },
        factions: { atreides: {}, emperor: {}, guild: KARAMA },
      });
      order(table, 'guild', 0, 'bid-sight');
      expect(viewFor(table.state, 2).factions[2]?.own?.order).toEqual({
        ...{ against: 0, advantage: 'bid-sight' },
      });
      expect(JSON.stringify(viewFor(table.state, 0))).not.toContain('bid-sight');
      table.until('atreides', 'bid');
      expect(viewFor(table.state, 0).cardUp).toBeNull();
      expect(table.state.discards).toEqual(['karama']);
      expect(table.log('emperor')).toContain(
        'Guild stopped Atreides: the look at a card for sale.',
      );
      // One use: the next card is seen again.
      const [first] = ['atreides', 'emperor', 'guild'].filter((who) => who === table.asked());
      table.play(`${first}: bid 1`);
      table.until('emperor', 'bid');
      while (table.state.row.length === 3) table.play(`${table.asked()}: pass`);
      expect(viewFor(table.state, 0).cardUp).not.toBeNull();
    },
  );

  it('is asked of all in the same way, whoever holds one', () => {
    const table = scenario({
      phase: 'storm',
      factions: { atreides: {}, emperor: KARAMA, guild: {} },
    });
    const seen: (string | null)[] = [];
    while (table.state.frames.at(-1)?.step === 'orders') {
      seen.push(table.asked());
      table.play(`${table.asked()}: pass`);
    }
    expect(seen).toEqual(['atreides', 'emperor', 'guild']);
    expect(table.options().length).toBeGreaterThan(0);
  });

  inBoth(
    '[GF9-card-karama-02] [GF9-card-karama-11] [DES-card-karama-02] [DES-card-karama-03] stops a look of the Atreides, and a question in battle',
    () => {
      const table = scenario({
        phase: 'revival',
        factions: {
          atreides: { forces: { 'carthag-10': 3 } },
          emperor: { ...KARAMA, forces: { 'carthag-10': 3 } },
          guild: {},
        },
      });
      order(table, 'emperor', 0, 'prescience');
      table.until('atreides', 'ask');
      table.play('atreides: ask leader');
      expect(table.asked()).toBe('atreides');
      expect(table.options()).toContain('leader lady-jessica');
      expect(table.state.discards).toEqual(['karama']);
    },
  );

  inBoth(
    '[GF9-card-karama-03] [DES-card-karama-04] [DES-card-karama-05] stops the free card of the Harkonnen',
    () => {
      const table = scenario({
        phase: 'storm',
        factions: { harkonnen: {}, emperor: KARAMA },
      });
      order(table, 'emperor', 0, 'free-card');
      table.until('harkonnen', 'bid');
      table.play('harkonnen: bid 1');
      while (table.faction('harkonnen').hand.length === 0) table.play(`${table.asked()}: pass`);
      expect(table.faction('harkonnen').hand).toHaveLength(1);
    },
  );

  inBoth('[GF9-card-karama-04] [DES-card-karama-06] stops the Voice, or a force sent along', () => {
    const table = scenario({
      phase: 'revival',
      factions: { atreides: {}, 'bene-gesserit': {}, emperor: KARAMA },
    });
    order(table, 'emperor', 1, 'accompany');
    table.until('atreides', 'ship');
    table.play('atreides: ship arrakeen-9', 'atreides: forces 1', 'bene-gesserit: accompany');
    expect(table.forces('bene-gesserit', 'polar-sink')).toBe(0);
  });

  it('[GF9-card-karama-05] leaves the Fremen to the worm', () => {
    const table = scenario({
      ...{ phase: 'storm', storm: 0, lastBlow: 'red-chasm', wheels: ['emperor', 'guild'] },
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: { fremen: { forces: { 'red-chasm-6': 3 } }, emperor: KARAMA, guild: {} },
    });
    order(table, 'emperor', 0, 'worm-safety');
    blow(table);
    expect(table.faction('fremen').tanks).toBe(3);
  });

  it('[GF9-card-karama-11] lets a payment go to the bank', () => {
    const table = scenario({
      phase: 'revival',
      factions: { atreides: {}, guild: {}, emperor: KARAMA },
    });
    order(table, 'emperor', 1, 'ship-income');
    table.until('atreides', 'ship');
    table.play('atreides: ship arrakeen-9', 'atreides: forces 4');
    expect(table.faction('guild').spice).toBe(5);
    expect(table.faction('atreides').spice).toBe(1);
  });

  it('[GF9-card-karama-11] makes the Guild pay the whole price', () => {
    const table = scenario({
      phase: 'revival',
      factions: { guild: {}, atreides: {}, emperor: KARAMA },
    });
    order(table, 'emperor', 0, 'half-price');
    table.until('guild', 'ship');
    table.play('guild: ship arrakeen-9');
    expect(table.options()).toHaveLength(5);
  });

  it('is no order against oneself or the ally', () => {
    const table = scenario({
      phase: 'revival',
      factions: {
        emperor: { ...KARAMA, ally: 'guild' },
        guild: { ally: 'emperor' },
        atreides: {},
      },
    });
    table.until('emperor', 'order');
    for (const option of table.options())
      expect(option === 'pass' || option.endsWith(' 2')).toBe(true);
  });
});
