import { describe, expect, it } from 'vitest';
import { randomOf } from '@/lib/kernel/random';
import { seedOf } from '@/lib/kernel/seed';
import { sheetOf } from '../facts';
import { viewFor } from '../state/view';
import { inBoth, type ScenarioFaction, scenario, type Table } from '../testing/scenario-fixture';

const ALL = sheetOf('harkonnen').leaders.map(({ id }) => id);

/** Harkonnen attack the Emperor in Carthag; the Guild looks on. */
function duel(harkonnen: ScenarioFaction = {}, emperor: ScenarioFaction = {}): Table {
  return scenario({
    ...{ phase: 'battle', options: ['advantages'] },
    factions: {
      harkonnen: { forces: { 'carthag-10': 5 }, ...harkonnen },
      emperor: { forces: { 'carthag-10': 1 }, ...emperor },
      guild: {},
    },
  });
}

/** Both plans, and no traitor. */
function fight(table: Table, ours: string, theirs: string): void {
  for (const text of [`harkonnen ${ours}`, `emperor ${theirs}`]) {
    const [who, leader, weapon, defense, dial] = text.split(' ');
    table.until(who ?? '', 'leader');
    table.play(`${who}: leader ${leader}`, `${who}: weapon ${weapon}`);
    table.play(`${who}: defense ${defense}`, `${who}: strength ${dial}`);
  }
}

describe('leaders that the Harkonnen take', () => {
  inBoth(
    '[GF9-harkonnen-11] [DES-harkonnen-09] [DES-harkonnen-10] after a battle won, one by chance of those alive and not used elsewhere',
    () => {
      const taken = new Set<string>();
      for (let seed = 0; seed < 60; seed += 1) {
        const table = duel({}, { dead: ['hasimir-fenring'] });
        table.state.random = randomOf(seedOf(seed));
        const used = table.faction('emperor').leaders.find(({ id }) => id === 'caid');
        if (used !== undefined) used.fought = 'arrakeen';
        fight(table, 'feyd-rautha null null 1', 'burseg null null 1');
        table.until('harkonnen', 'capture');
        table.play('harkonnen: capture', 'harkonnen: pass');
        for (const id of table.faction('harkonnen').captives) taken.add(id);
      }
      expect([...taken].sort()).toEqual(['bashar', 'burseg', 'captain-aramsham']);
    },
  );

  inBoth(
    '[GF9-harkonnen-11] [DES-harkonnen-09] [DES-harkonnen-10] or none if they like, and none after an explosion or a battle lost',
    () => {
      const table = duel();
      fight(table, 'feyd-rautha null null 1', 'burseg null null 1');
      table.until('harkonnen', 'capture');
      table.play('harkonnen: pass');
      expect(table.faction('harkonnen').captives).toEqual([]);
      const blast = duel({ hand: ['lasgun'] }, { hand: ['shield'] });
      fight(blast, 'feyd-rautha lasgun null 1', 'burseg null shield 1');
      blast.finish();
      const lost = duel({}, { forces: { 'carthag-10': 9 } });
      fight(lost, 'umman-kudu null null 0', 'burseg null null 9');
      lost.finish();
      for (const one of [blast, lost]) expect(one.faction('harkonnen').captives).toEqual([]);
      expect(blast.state.phase).not.toBe('battle');
    },
  );

  it('[GF9-harkonnen-12] are sent to the Tanks at once for 2 spice, unseen by others, or kept', () => {
    const table = duel();
    fight(table, 'feyd-rautha null null 1', 'burseg null null 1');
    table.until('harkonnen', 'capture');
    table.play('harkonnen: capture');
    const [captive = ''] = table.faction('harkonnen').captives;
    expect(table.log('guild').join(' ')).toContain('took a leader from Emperor');
    expect(viewFor(table.state, 2).factions[0]?.captives).toEqual([null]);
    expect(viewFor(table.state, 1).factions[0]?.captives).toEqual([captive]);
    table.play('harkonnen: kill-captive');
    expect(table.faction('harkonnen')).toMatchObject({ captives: [], spice: 7 });
    const isDead = (seat: number) =>
      viewFor(table.state, seat).factions[1]?.leaders.find(({ id }) => id === captive)?.dead;
    expect([isDead(0), isDead(1), isDead(2)]).toEqual([true, true, false]);
    expect(viewFor(table.state, 2).factions[1]?.covered).toEqual([null]);
  });

  inBoth('[GF9-harkonnen-13] [DES-harkonnen-12] lead one battle, and go back if they live', () => {
    const table = duel({ captives: ['caid'] });
    fight(table, 'caid null null 1', 'burseg null null 1');
    table.until('harkonnen', 'capture');
    expect(table.faction('harkonnen').captives).toEqual([]);
    // Where it fought it stays for this phase.
    const caid = table.faction('emperor').leaders.find(({ id }) => id === 'caid');
    expect(caid).toMatchObject({ dead: false, fought: 'carthag' });
  });

  inBoth('[GF9-harkonnen-13] [DES-harkonnen-12] stay if the battle was won by a traitor', () => {
    const table = duel({ captives: ['caid'], traitors: ['burseg'] });
    fight(table, 'caid null null 1', 'burseg null null 1');
    table.until('harkonnen', 'call-traitor');
    table.play('harkonnen: call-traitor');
    table.finish();
    expect(table.faction('harkonnen').captives).toEqual(['caid']);
  });

  inBoth('[GF9-harkonnen-12] [DES-harkonnen-11] cannot be led by their owner meanwhile', () => {
    const table = duel({ captives: ['caid'] });
    table.until('emperor', 'leader');
    expect(table.options()).not.toContain('leader caid');
  });

  inBoth(
    '[GF9-harkonnen-14] [DES-harkonnen-13] go back once all Harkonnen leaders are dead',
    () => {
      const table = duel({ captives: ['caid'], dead: ALL.slice(1) }, { hand: ['crysknife'] });
      fight(table, 'feyd-rautha null null 5', 'burseg crysknife null 1');
      table.finish();
      expect(table.events).toContainEqual({ kind: 'captives-freed', seat: 0, count: 1 });
      expect(table.faction('harkonnen').captives).toEqual([]);
    },
  );

  inBoth(
    '[GF9-harkonnen-15] [DES-harkonnen-14] that are killed lie in the Tanks of their owner, who may revive them',
    () => {
      const dead = ['hasimir-fenring', 'burseg', 'captain-aramsham', 'bashar'];
      const table = duel(
        { captives: ['caid'] },
        { hand: ['chaumas', 'cheap-hero'], dead, spice: 9 },
      );
      fight(table, 'caid null null 1', 'cheap-hero chaumas null 1');
      table.until('emperor', 'revive-leader');
      expect(table.options()).toContain('revive-leader caid');
      table.play('emperor: revive-leader caid');
      expect(table.faction('emperor').leaders.find(({ id }) => id === 'caid')?.dead).toBe(false);
    },
  );

  it('[GF9-harkonnen-16] are a traitor only for who holds the card, be it their owner', () => {
    const call = (traitors: readonly string[]) => {
      const table = duel({ captives: ['caid'] }, { traitors });
      fight(table, 'caid null null 1', 'burseg null null 1');
      while (table.asked() !== 'emperor') table.play(`${table.asked()}: ${table.options()[0]}`);
      return table.options();
    };
    expect(call(['caid'])).toEqual(['pass', 'call-traitor']);
    expect(call(['alia'])).toEqual(['pass']);
  });

  inBoth(
    '[GF9-card-karama-03] [DES-card-karama-04] [DES-card-karama-05] a Karama stops one capture',
    () => {
      const table = duel({}, { hand: ['karama'] });
      table.faction('emperor').order = { against: 0, advantage: 'capture' };
      fight(table, 'feyd-rautha null null 1', 'burseg null null 1');
      table.until('harkonnen', 'capture');
      table.play('harkonnen: capture');
      expect(table.faction('harkonnen').captives).toEqual([]);
      expect(table.state.phase).not.toBe('battle');
    },
  );
});
