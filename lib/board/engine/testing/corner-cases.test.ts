import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import type { Table } from './scenario-fixture';
import { inBoth, scenario } from './scenario-fixture';

/** Goes on, with passes where they may be, till a faction may do something of a kind. */
function until(table: Table, who: string, kind: string): void {
  const isThere = () =>
    table.asked() === who && table.options().some((one) => one.split(' ')[0] === kind);
  for (let left = 300; !isThere(); left -= 1) {
    const options = table.options();
    if (left === 0) throw new Error(`${who} never may ${kind}`);
    table.play(`${table.asked()}: ${options.includes('pass') ? 'pass' : options[0]}`);
  }
}

describe('what seldom happens', () => {
  inBoth(
    '[GF9-adv-combat-08] [DES-adv-combat-07] [DES-adv-combat-08] a plan keeps its spice though a Truthtrance comes between',
    () => {
      const table = scenario({
        ...{ phase: 'battle', options: ['advanced-combat'] },
        factions: {
          atreides: { forces: { 'arrakeen-9': 5 } },
          harkonnen: { forces: { 'arrakeen-9': 5 }, spice: 5, hand: ['truthtrance'] },
          emperor: {},
        },
      });
      until(table, 'atreides', 'ask');
      table.play('atreides: ask dial', 'harkonnen: strength 5');
      until(table, 'harkonnen', 'truthtrance');
      table.play('harkonnen: truthtrance 0');
      expect(duneBoard.play(table.state, { kind: 'bribe', to: 2, spice: 5 }).ok).toBe(false);
      until(table, 'harkonnen', 'question');
      table.play('harkonnen: question shield');
      until(table, 'harkonnen', 'pass');
    },
  );

  inBoth('[GF9-ally-17] [DES-ally-16] what is set aside for an ally only the two know', () => {
    const table = scenario({
      phase: 'bidding',
      factions: {
        atreides: { spice: 9, ally: 'harkonnen' },
        harkonnen: { ally: 'atreides' },
        guild: {},
      },
    });
    until(table, 'atreides', 'help');
    table.play('atreides: help 9');
    const lent = (seat: number) => duneBoard.viewFor(table.state, seat).factions[0]?.lent;
    expect([lent(0), lent(1), lent(2)]).toEqual([9, 9, null]);
    expect(table.log('guild').join(' ')).not.toContain('9 spice');
  });

  it('[GF9-guild-05] what goes back to reserves costs the same whether half prices are stopped or not', () => {
    const table = scenario({
      phase: 'revival',
      factions: {
        harkonnen: { hand: ['karama'] },
        guild: { forces: { 'tueks-sietch-4': 4 }, spice: 5 },
        emperor: {},
      },
    });
    until(table, 'harkonnen', 'order');
    table.play('harkonnen: order half-price 1');
    until(table, 'guild', 'ship-from');
    table.play('guild: ship-from tueks-sietch-4', 'guild: withdraw', 'guild: forces 4');
    expect(table.faction('harkonnen').hand).toEqual(['karama']);
    expect(table.faction('guild').spice).toBe(3);
  });

  it('[GF9-card-karama-01] whose half price is stopped may ship where it can pay', () => {
    const table = scenario({
      phase: 'revival',
      factions: { harkonnen: { hand: ['karama'] }, guild: { spice: 1 }, emperor: {} },
    });
    until(table, 'harkonnen', 'order');
    table.play('harkonnen: order half-price 1');
    until(table, 'guild', 'ship');
    table.play(
      'guild: ship polar-sink',
      'guild: pass',
      'guild: ship tueks-sietch-4',
      'guild: forces 1',
    );
    expect(table.forces('guild', 'tueks-sietch-4')).toBe(1);
  });

  it('[GF9-card-karama-01] an order is not for a Karama that came later', () => {
    const table = scenario({
      ...{ phase: 'storm', turn: 3, deck: ['karama', 'shield', 'snooper', 'stunner'] },
      factions: { harkonnen: { spice: 9 }, guild: { hand: ['karama'] }, emperor: {} },
    });
    until(table, 'guild', 'order');
    table.play('guild: order free-card 0');
    until(table, 'guild', 'karama');
    table.play('guild: karama');
    expect(table.faction('guild').hand).toEqual(['karama']);
    expect(table.faction('guild').order).toBeNull();
  });

  inBoth(
    '[GF9-battle-18] [GF9-card-ghola-01] [DES-battle-32] [DES-card-ghola-01] who must show its leader may bring one back first, and says if it has none',
    () => {
      const dead = ['feyd-rautha', 'beast-rabban', 'piter-de-vries', 'iakin-nefud', 'umman-kudu'];
      const table = scenario({
        phase: 'battle',
        factions: {
          atreides: { forces: { 'arrakeen-9': 5 } },
          harkonnen: { forces: { 'arrakeen-9': 5 }, hand: ['tleilaxu-ghola'], dead },
          emperor: {},
        },
      });
      until(table, 'atreides', 'ask');
      table.play('atreides: ask leader');
      expect(table.options()).toContain('ghola-leader feyd-rautha');
      table.play('harkonnen: leader null');
      expect(table.events.some(({ kind }) => kind === 'no-leader')).toBe(true);
    },
  );
});
