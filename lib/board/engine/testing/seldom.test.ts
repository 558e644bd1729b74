import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { spiceOut } from './invariants-fixture';
import { inBoth, scenario, type Table } from './scenario-fixture';

/** Goes on till a phase is over: what is wanted where it may be, else passes, else the first answer. */
function playOn(table: Table, wanted: (option: string, who: string) => boolean): void {
  const { phase } = table.state;
  for (let left = 300; table.state.phase === phase && left > 0; left -= 1) {
    const who = table.asked() ?? '';
    const options = table.options();
    const first = options.includes('pass') ? 'pass' : options[0];
    table.play(`${who}: ${options.find((option) => wanted(option, who)) ?? first}`);
  }
}

const ADVANTAGES = { options: ['advantages'] };
const ATREIDES_BUT_THUFIR = ['lady-jessica', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'];

describe('additional advantages, where they seldom meet', () => {
  it('[DES-atreides-15] [DES-card-ghola-04] a Ghola brings the Kwisatz Haderach back in a battle, for the next turn', () => {
    const table = scenario({
      ...{ edition: 'descartes', phase: 'battle', ...ADVANTAGES },
      factions: {
        atreides: { forces: { 'arrakeen-9': 5 }, hand: ['tleilaxu-ghola'], lost: 8 },
        emperor: { forces: { 'arrakeen-9': 5 } },
        guild: {},
      },
    });
    table.faction('atreides').kwisatz = { lost: 8, dead: true, fought: null };
    const revive = 'ghola-leader kwisatz-haderach';
    playOn(table, (option) => option === revive);
    expect(table.faction('atreides')).toMatchObject({ hand: [], kwisatz: { dead: false } });
  });

  inBoth(
    '[GF9-ship-04] [DES-ship-04] what a shipment costs is not given away before its Sardaukar are told',
    () => {
      const table = scenario({
        ...{ phase: 'shipment', storm: 0, circles: [1, 4, 7], ...ADVANTAGES },
        factions: { emperor: {}, guild: {}, atreides: { forces: { 'arrakeen-9': 5 } } },
      });
      table.until('emperor', 'ship');
      const before = spiceOut(table.state);
      table.play('emperor: ship carthag-10', 'emperor: forces 5');
      expect(duneBoard.play(table.state, { kind: 'bribe', to: 2, spice: 5 }).ok).toBe(false);
      table.play('emperor: elites 5');
      expect(spiceOut(table.state)).toBe(before);
    },
  );

  it('[GF9-harkonnen-12] [GF9-revival-13] a leader killed face down counts two deaths, and nobody sees which one it was', () => {
    const table = scenario({
      ...{ phase: 'battle', storm: 0, ...ADVANTAGES },
      factions: {
        harkonnen: { forces: { 'carthag-10': 5 } },
        atreides: { forces: { 'carthag-10': 1 }, dead: ATREIDES_BUT_THUFIR, spice: 30 },
        guild: { forces: { 'arrakeen-9': 2 } },
        emperor: { forces: { 'arrakeen-9': 2 } },
      },
    });
    const seen = () => viewOfGuild(table).map(({ dead, deaths, fought }) => [dead, deaths, fought]);
    let before: unknown = null;
    for (let left = 60; left > 0 && table.faction('atreides').covered.length === 0; left -= 1) {
      const options = table.options();
      before = seen();
      const wanted = ['strength 5', 'capture', 'kill-captive'].find((one) => options.includes(one));
      table.play(`${table.asked()}: ${wanted ?? (options.includes('pass') ? 'pass' : options[0])}`);
    }
    expect(table.faction('atreides').covered).toEqual(['thufir-hawat']);
    expect(seen()).toEqual(before);
    expect(table.faction('atreides').leaders[0]?.deaths).toBe(2);
    // The other four come first.
    table.until('atreides', 'revive-leader');
    expect(table.options()).not.toContain('revive-leader thufir-hawat');
  });

  inBoth('[GF9-fremen-11] [DES-fremen-12] advisors of the Fremen’s ally are not devoured', () => {
    const table = scenario({
      ...{ phase: 'spice-blow', lastBlow: 'red-chasm', ...ADVANTAGES },
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: {
        'bene-gesserit': { advisors: { 'red-chasm-6': 2 }, ally: 'fremen' },
        fremen: { ally: 'bene-gesserit' },
        emperor: { forces: { 'red-chasm-6': 3 } },
        guild: {},
      },
    });
    playOn(table, () => false);
    expect(table.faction('bene-gesserit').tanks).toBe(0);
    expect(table.faction('emperor').tanks).toBe(3);
  });

  it('[DES-atreides-10] the Kwisatz Haderach is used once in a turn, by a traitor’s battle too', () => {
    const table = scenario({
      ...{ edition: 'descartes', phase: 'battle', storm: 0, ...ADVANTAGES },
      factions: {
        atreides: {
          forces: { 'arrakeen-9': 5, 'carthag-10': 5 },
          ...{ lost: 8, traitors: ['caid'] },
        },
        emperor: { forces: { 'arrakeen-9': 5 } },
        guild: { forces: { 'carthag-10': 5 } },
      },
    });
    let used = 0;
    playOn(table, (option, who) => {
      const isUse = who === 'atreides' && option === 'kwisatz';
      if (isUse) used += 1;
      return isUse || option === 'call-traitor' || (who === 'emperor' && option === 'leader caid');
    });
    expect(used).toBe(1);
  });
});

describe('what was, counts', () => {
  it('[DES-leadrev-01] leaders are revived once all five were in the Tanks at once', () => {
    const table = scenario({
      ...{ edition: 'descartes', phase: 'shipment' },
      factions: {
        atreides: { spice: 20, revived: ['thufir-hawat'], dead: ATREIDES_BUT_THUFIR },
        emperor: {},
        guild: {},
      },
    });
    // A Ghola had brought the fifth back before the others fell.
    table.faction('atreides').reviving = false;
    let isOffered = false;
    playOn(table, (option) => {
      isOffered ||= option.startsWith('revive-leader');
      return false;
    });
    expect(isOffered).toBe(false);
  });

  it('[GF9-ally-19] who breaks an alliance and renews it at once must part as before', () => {
    const table = scenario({
      ...{ phase: 'spice-blow', turn: 4, lastBlow: 'red-chasm', storm: 0, circles: [1, 4, 7] },
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: {
        atreides: { forces: { 'carthag-10': 2 }, ally: 'emperor' },
        emperor: { forces: { 'carthag-10': 3 }, ally: 'atreides' },
        guild: {},
      },
    });
    table.play('atreides: break', 'atreides: propose 1');
    while (table.asked() !== 'emperor') table.play(`${table.asked()}: pass`);
    table.play('emperor: accept 0');
    while (table.state.phase !== 'shipment') playOn(table, () => false);
    playOn(table, () => false);
    expect([
      table.forces('atreides', 'carthag-10'),
      table.forces('emperor', 'carthag-10'),
    ]).toContain(0);
  });

  it('[DES-card-karama-07] a worthless card used as a Karama can be stopped with that option alone', () => {
    const table = scenario({
      ...{ edition: 'descartes', phase: 'storm', options: ['karama-powers'] },
      factions: { emperor: { hand: ['karama'] }, 'bene-gesserit': {}, guild: {} },
    });
    table.until('emperor', 'order');
    expect(table.options()).toContain('order worthless-karama 1');
  });

  it('options that need or exclude one another are not played together', () => {
    const setup = {
      seed: 1,
      edition: 'descartes' as const,
      factions: ['atreides', 'emperor', 'guild'],
    };
    for (const options of [['no-alliances', 'alliances-of-two'], ['two-spice-decks']])
      expect(duneBoard.newGame({ ...setup, options }).ok, options.join()).toBe(false);
  });
});

function viewOfGuild(table: Table) {
  return duneBoard.viewFor(table.state, 2).factions[1]?.leaders ?? [];
}

describe('what everybody can rely on', () => {
  inBoth(
    '[GF9-setup-22] [DES-setup-08] an advantage of a faction goes before the rule that it contradicts',
    () => {
      const FOUR = ['baliset', 'kulon', 'shield', 'snooper'];
      const bidding = scenario({
        phase: 'bidding',
        factions: { harkonnen: { hand: FOUR }, emperor: { hand: FOUR }, guild: {} },
      });
      // Four cards are a full hand, but not for the Harkonnen.
      bidding.until('harkonnen', 'bid');
      const shipment = scenario({
        phase: 'shipment',
        factions: { fremen: { spice: 0 }, guild: {} },
      });
      shipment.until('fremen', 'ship');
      shipment.play('fremen: ship the-great-flat-14', 'fremen: forces 5');
      expect(shipment.forces('fremen', 'the-great-flat-14')).toBe(5);
      while (bidding.state.phase === 'bidding') {
        const may = bidding.options().some((option) => option.startsWith('bid'));
        expect(bidding.asked() === 'emperor' && may).toBe(false);
        bidding.play(`${bidding.asked()}: pass`);
      }
    },
  );

  it('[DES-tips-05] worthless cards leave the hand by a battle alone', () => {
    const table = scenario({
      ...{ edition: 'descartes', phase: 'storm', storm: 3 },
      factions: { emperor: { hand: ['baliset'], tanks: 3 }, guild: {}, atreides: {} },
    });
    const { turn } = table.state;
    while (table.state.turn === turn) {
      for (const option of table.options()) expect(option).not.toContain('baliset');
      const options = table.options();
      table.play(`${table.asked()}: ${options.includes('pass') ? 'pass' : options[0]}`);
    }
    expect(table.faction('emperor').hand).toContain('baliset');
  });
});
