import { describe, expect, it } from 'vitest';
import { moveStorm } from '../phases/storm';
import { stormOrder } from '../queries/order';
import { inBoth, scenario, type Table } from './scenario-fixture';

const names = (table: Table) =>
  stormOrder(table.state).map((seat) => table.state.factions[seat]?.id ?? '');

describe('worked scenarios of the 2019 edition', () => {
  inBoth(
    "[GF9-storm-01] [GF9-storm-02] [GF9-storm-03] [GF9-storm-08] [GF9-storm-11] [GF9-storm-13] [DES-storm-01] [DES-storm-02] [DES-storm-03] [DES-storm-08] [DES-order-01] [DES-order-03] the first storm: 7 and 15 lead to sector 4, past circle 4, and shut Tuek's Sietch",
    () => {
      const table = scenario({
        ...{ phase: 'storm', turn: 1, storm: 0 },
        factions: {
          atreides: {},
          'bene-gesserit': {},
          emperor: {},
          fremen: { forces: { 'false-wall-west-16': 4 } },
          guild: { forces: { 'tueks-sietch-4': 5 } },
          harkonnen: {},
        },
      });
      table.until('atreides', 'dial');
      table.play('atreides: dial 7', 'harkonnen: dial 15');
      expect(table.state.storm).toBe(4);
      expect(table.forces('guild', 'tueks-sietch-4')).toBe(5);
      expect(table.forces('fremen', 'false-wall-west-16')).toBe(4);
      // Circles 1, 4, 7 …: the second seat sits in the storm, the third is first.
      expect(names(table)).toEqual([
        ...['emperor', 'fremen', 'guild', 'harkonnen'],
        ...['atreides', 'bene-gesserit'],
      ]);
      table.until('emperor', 'ship');
      expect(table.options()).not.toContain('ship tueks-sietch-4');
      expect(table.options()).toContain('ship arrakeen-9');
      table.until('guild', 'ship');
      table.play('guild: pass');
      expect(table.options()).toEqual(['pass']);
    },
  );

  it('[GF9-spice-07] [GF9-spice-08] [GF9-spice-09] [GF9-spice-10] [GF9-spice-11] [GF9-spice-12] two worms on turn 2: the first devours Red Chasm, the second does nothing, one nexus', () => {
    const table = scenario({
      ...{ phase: 'spice-blow', storm: 0, lastBlow: 'red-chasm', spice: { 'red-chasm-6': 8 } },
      spiceDeck: ['shai-hulud', 'shai-hulud', 'broken-land'],
      factions: { atreides: { forces: { 'red-chasm-6': 4 } }, emperor: {}, harkonnen: {} },
    });
    expect(table.spice('red-chasm-6')).toBe(0);
    expect(table.faction('atreides').tanks).toBe(4);
    expect(table.spice('broken-land-11')).toBe(8);
    expect(table.state.spiceDiscards).toEqual([
      'red-chasm',
      'shai-hulud',
      'shai-hulud',
      'broken-land',
    ]);
    expect(table.events.filter(({ kind }) => kind === 'nexus-began')).toHaveLength(1);
    expect(table.options()).toContain('propose 1');
  });

  inBoth(
    '[GF9-spice-02] [GF9-spice-03] [GF9-spice-04] [GF9-spice-05] [DES-blow-09] [DES-blow-02] the same draw on turn 1: the worm is set aside and shuffled in again',
    () => {
      const table = scenario({
        ...{ phase: 'spice-blow', turn: 1, storm: 0, spiceDeck: ['shai-hulud', 'red-chasm'] },
        factions: { atreides: {}, emperor: {}, harkonnen: {} },
      });
      expect(table.spice('red-chasm-6')).toBe(8);
      expect(table.state.spiceDiscards).toEqual(['red-chasm']);
      expect(table.state.spiceDeck.filter((card) => card === 'shai-hulud')).toHaveLength(6);
      expect(table.events.some(({ kind }) => kind === 'nexus-began')).toBe(false);
    },
  );

  it('[GF9-spice-05] [GF9-spice-06] [GF9-spice-08] a blow in the storm brings no spice, and is where the next worm comes', () => {
    const factions = { atreides: {}, emperor: { forces: { 'red-chasm-6': 3 } }, harkonnen: {} };
    const first = scenario({
      ...{ phase: 'spice-blow', turn: 3, storm: 6, spiceDeck: ['red-chasm'] },
      factions: { atreides: {}, emperor: {}, harkonnen: {} },
    });
    expect(first.spice('red-chasm-6')).toBe(0);
    expect(first.state.lastBlow).toBe('red-chasm');
    const later = scenario({
      ...{ phase: 'spice-blow', turn: 4, storm: 9, lastBlow: 'red-chasm' },
      ...{ factions, spiceDeck: ['shai-hulud', 'broken-land'] },
    });
    expect(later.faction('emperor').tanks).toBe(3);
  });

  it('[GF9-charity-01] [GF9-charity-02] [GF9-charity-03] [GF9-bribe-08] charity counts the spice behind the shield alone', () => {
    const table = scenario({
      phase: 'charity',
      factions: {
        atreides: { spice: 1, bribes: 5 },
        emperor: { spice: 2 },
        harkonnen: { spice: 0 },
      },
    });
    table.play('atreides: claim');
    expect(table.options()).toEqual(['pass']);
    table.play('emperor: pass', 'harkonnen: claim');
    const spice = () => table.state.factions.map((faction) => faction.spice);
    expect(spice()).toEqual([2, 2, 2]);
    table.until('atreides', 'bid');
    while (table.state.turn === 2) table.play(`${table.asked()}: ${table.options()[0]}`);
    expect(table.faction('atreides').spice).toBe(7);
  });

  it('[GF9-bid-03] [GF9-bid-04] [GF9-bid-06] [GF9-bid-08] [GF9-bid-09] [GF9-bid-10] [GF9-bid-13] [GF9-bid-14] [GF9-emperor-04] an auction that players come back to', () => {
    const table = scenario({
      phase: 'bidding',
      factions: {
        atreides: { hand: ['shield', 'shield', 'snooper', 'snooper'] },
        'bene-gesserit': {},
        fremen: {},
        guild: {},
        harkonnen: {},
        emperor: {},
      },
    });
    expect(table.state.row).toHaveLength(5);
    const [up] = table.state.row;
    table.play(
      ...['bene-gesserit: bid 1', 'fremen: pass', 'guild: bid 2', 'harkonnen: pass'],
      ...['emperor: pass', 'bene-gesserit: pass', 'fremen: bid 3', 'guild: pass'],
      ...['harkonnen: pass', 'emperor: pass', 'bene-gesserit: pass'],
    );
    expect(table.faction('fremen').hand).toEqual([up]);
    expect(table.faction('fremen').spice).toBe(2);
    expect(table.faction('emperor').spice).toBe(8);
    // Not the buyer opens the next card, but the next to the right of who opened this one.
    expect(table.asked()).toBe('fremen');
  });

  it('[GF9-bid-16] when all pass the cards go back on top in their order, and the phase ends', () => {
    const table = scenario({
      ...{ phase: 'bidding', deck: ['lasgun', 'shield', 'hajr'] },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    table.play('atreides: bid 1', 'emperor: pass', 'guild: pass');
    expect(table.faction('atreides').hand).toEqual(['lasgun']);
    table.play('emperor: pass', 'guild: pass', 'atreides: pass');
    expect(table.state.row).toEqual([]);
    expect(table.state.deck.slice(-2)).toEqual(['hajr', 'shield']);
    expect(table.state.phase).toBe('revival');
  });

  inBoth(
    '[GF9-harkonnen-06] [GF9-harkonnen-08] [GF9-bid-19] [DES-harkonnen-05] [DES-harkonnen-07] [DES-bid-17] a second card comes with a purchase if there is room',
    () => {
      const hand = ['shield', 'shield', 'snooper', 'snooper', 'kulon', 'baliset'];
      const factions = (cards: readonly string[]) => ({
        harkonnen: { hand: cards },
        emperor: {},
        guild: {},
      });
      const six = scenario({ phase: 'bidding', factions: factions(hand) });
      six.play('harkonnen: bid 2', 'emperor: pass', 'guild: pass');
      expect(six.faction('harkonnen').hand).toHaveLength(8);
      six.play('emperor: bid 1', 'guild: pass');
      expect(six.faction('emperor').hand).toHaveLength(1);
      const seven = scenario({ phase: 'bidding', factions: factions([...hand, 'la-la-la']) });
      seven.play('harkonnen: bid 2', 'emperor: pass', 'guild: pass');
      expect(seven.faction('harkonnen').hand).toHaveLength(8);
    },
  );

  inBoth(
    '[GF9-revival-01] [GF9-revival-02] [GF9-revival-03] [GF9-revival-04] [GF9-revival-05] [GF9-revival-06] [GF9-harkonnen-02] [GF9-fremen-03] [DES-revive-01] [DES-revive-02] [DES-revive-03] [DES-revive-04] [DES-revive-05] [DES-harkonnen-02] [DES-fremen-04] three at most: two free and one bought, or three free',
    () => {
      const table = scenario({
        phase: 'revival',
        factions: { harkonnen: { tanks: 6 }, fremen: { tanks: 6 }, guild: {} },
      });
      const three = ['pass', 'revive 1', 'revive 2', 'revive 3'];
      table.until('harkonnen', 'revive');
      expect(table.options()).toEqual(three);
      table.play('harkonnen: revive 3');
      expect(table.options()).toEqual(three);
      table.play('fremen: revive 3');
      expect(table.faction('harkonnen').spice).toBe(3);
      expect(table.faction('fremen').spice).toBe(5);
      expect(table.faction('fremen').tanks).toBe(3);
      expect(table.faction('harkonnen').reserves).toBe(17);
    },
  );

  inBoth(
    '[GF9-ship-05] [GF9-move-03] [GF9-move-04] [GF9-guild-07] [DES-ship-05] [DES-move-02] [DES-move-05] [DES-move-03] [DES-move-04] [DES-guild-07] ships to Arrakeen and flies from elsewhere, for 5 spice to the Guild',
    () => {
      const plan = {
        phase: 'shipment',
        factions: {
          emperor: { forces: { 'tueks-sietch-4': 3 } },
          guild: {},
          atreides: {},
        },
      } as const;
      const table = scenario({ ...plan, storm: 0 });
      table.play('emperor: ship arrakeen-9', 'emperor: forces 5', 'emperor: move tueks-sietch');
      table.play('emperor: to imperial-basin-9', 'emperor: forces 3');
      expect(table.forces('emperor', 'imperial-basin-9')).toBe(3);
      expect(table.faction('emperor').spice).toBe(0);
      expect(table.faction('guild').spice).toBe(10);
      const storm = scenario({ ...plan, storm: 4 });
      storm.until('emperor', 'ship');
      storm.play('emperor: ship arrakeen-9', 'emperor: forces 5');
      expect(storm.options()).not.toContain('move tueks-sietch');
    },
  );

  inBoth(
    '[GF9-battle-25] [GF9-battle-26] [GF9-battle-27] [GF9-battle-32] [GF9-battle-33] [GF9-battle-34] [GF9-battle-35] [GF9-battle-36] [DES-battle-16] [DES-battle-17] [DES-battle-18] [DES-battle-19] [DES-battle-24] [DES-battle-25] [DES-battle-28] [DES-battle-26] [DES-battle-27] a tie: the aggressor wins, loses its dial and may keep its weapon',
    () => {
      const table = scenario({
        phase: 'battle',
        factions: {
          harkonnen: { forces: { 'carthag-10': 5 }, hand: ['crysknife'] },
          atreides: { forces: { 'carthag-10': 6 }, hand: ['shield'] },
          guild: {},
        },
      });
      table.play('atreides: pass');
      table.play('harkonnen: leader feyd-rautha', 'harkonnen: weapon crysknife');
      table.play('harkonnen: defense null', 'harkonnen: strength 3');
      table.play('atreides: leader lady-jessica', 'atreides: weapon null');
      table.play('atreides: defense shield', 'atreides: strength 4');
      table.play('harkonnen: pass', 'atreides: pass', 'harkonnen: keep crysknife');
      expect(table.forces('harkonnen', 'carthag-10')).toBe(2);
      expect(table.faction('harkonnen').hand).toEqual(['crysknife']);
      expect(table.faction('atreides')).toMatchObject({ tanks: 6, hand: [], spice: 5 });
      expect(table.faction('atreides').leaders.some(({ dead }) => dead)).toBe(false);
      expect(table.state.discards).toEqual(['shield']);
    },
  );

  const duel = (traitors: readonly string[]) => {
    const table = scenario({
      phase: 'battle',
      factions: {
        emperor: { forces: { 'arrakeen-9': 4 }, hand: ['chaumas'], traitors, spice: 0 },
        fremen: { forces: { 'arrakeen-9': 5 }, hand: ['stunner'], spice: 0 },
        guild: {},
      },
    });
    table.play('emperor: leader hasimir-fenring', 'emperor: weapon chaumas');
    table.play('emperor: defense null', 'emperor: strength 2');
    table.play('fremen: leader stilgar', 'fremen: weapon stunner');
    table.play('fremen: defense null', 'fremen: strength 3');
    return table;
  };

  inBoth(
    '[GF9-battle-27] [GF9-battle-28] [GF9-battle-29] [DES-battle-18] [DES-battle-19] [DES-battle-21] [DES-battle-22] two dead leaders: dials alone count, and the winner is paid for both',
    () => {
      const table = duel([]);
      table.play('emperor: pass', 'fremen: pass', 'fremen: keep stunner');
      expect(table.faction('fremen')).toMatchObject({ spice: 13, tanks: 3 });
      expect(table.faction('emperor')).toMatchObject({ tanks: 4, hand: [] });
      const died = table.state.factions.flatMap(({ leaders }) =>
        leaders.filter(({ dead }) => dead).map(({ id, deaths }) => [id, deaths]),
      );
      expect(died).toEqual([
        ['hasimir-fenring', 1],
        ['stilgar', 1],
      ]);
    },
  );

  inBoth(
    '[GF9-traitor-01] [GF9-traitor-02] [GF9-traitor-03] [GF9-traitor-04] [GF9-traitor-05] [DES-traitor-01] [DES-traitor-02] [DES-traitor-05] [DES-traitor-03] [DES-traitor-06] [DES-traitor-04] if Stilgar is a traitor the Emperor loses nothing and gets 7',
    () => {
      const table = duel(['stilgar']);
      table.play('emperor: call-traitor', 'fremen: pass', 'emperor: keep chaumas');
      expect(table.faction('emperor')).toMatchObject({ spice: 7, tanks: 0, hand: ['chaumas'] });
      expect(table.faction('fremen')).toMatchObject({ spice: 0, tanks: 5, hand: [] });
      expect(table.faction('emperor').leaders.some(({ dead }) => dead)).toBe(false);
    },
  );

  const explosion = (traitors: readonly string[]) => {
    const table = scenario({
      ...{ phase: 'battle', spice: { 'cielago-north-2': 6 } },
      factions: {
        harkonnen: { forces: { 'cielago-north-1': 4 }, hand: ['lasgun'], traitors },
        emperor: { forces: { 'cielago-north-2': 3 }, hand: ['shield'] },
        fremen: { forces: { 'cielago-north-0': 1 } },
      },
      storm: 0,
    });
    table.play('harkonnen: leader beast-rabban', 'harkonnen: weapon lasgun');
    table.play('harkonnen: defense null', 'harkonnen: strength 1');
    table.play('emperor: leader caid', 'emperor: weapon null');
    table.play('emperor: defense shield', 'emperor: strength 1');
    return table;
  };

  inBoth(
    '[GF9-card-lasgun-02] [GF9-card-lasgun-03] [GF9-card-lasgun-04] [GF9-card-lasgun-05] [GF9-card-lasgun-06] [DES-card-lasegun-02] [DES-card-lasegun-03] [DES-card-lasegun-04] [DES-card-lasegun-05] [DES-card-lasegun-06] lasgun and shield: all forces, those apart too, both leaders, cards and spice are lost',
    () => {
      const table = explosion([]);
      table.play('harkonnen: pass', 'emperor: pass');
      expect(table.state.factions.map(({ tanks }) => tanks)).toEqual([4, 3, 1]);
      expect(table.spice('cielago-north-2')).toBe(0);
      expect(table.state.factions.map(({ spice }) => spice)).toEqual([5, 5, 5]);
      expect(table.state.discards).toEqual(['lasgun', 'shield']);
      const died = table.state.factions.flatMap(({ leaders }) =>
        leaders.filter(({ dead }) => dead),
      );
      expect(died).toHaveLength(2);
    },
  );

  inBoth(
    '[GF9-card-lasgun-07] [GF9-traitor-02] [DES-traitor-02] [DES-traitor-05] a traitor prevents the explosion',
    () => {
      const table = explosion(['caid']);
      table.play('harkonnen: call-traitor', 'emperor: pass', 'harkonnen: keep lasgun');
      expect(table.state.factions.map(({ tanks }) => tanks)).toEqual([0, 3, 0]);
      expect(table.spice('cielago-north-2')).toBe(6);
      expect(table.faction('harkonnen').spice).toBe(8);
    },
  );

  inBoth(
    '[GF9-harvest-01] [GF9-harvest-02] [GF9-harvest-03] [GF9-harvest-04] [GF9-harvest-05] [DES-collect-01] [DES-collect-02] [DES-collect-03] [DES-collect-05] harvests in the sector of the spice, 2 a force, 3 with a city',
    () => {
      const plan = { phase: 'harvest', spice: { 'cielago-north-2': 8 } } as const;
      const forces = { 'cielago-north-1': 2, 'cielago-north-2': 3 };
      const others = { atreides: {}, emperor: {} };
      const poor = scenario({ ...plan, factions: { guild: { forces }, ...others } });
      expect(poor.faction('guild').spice).toBe(11);
      expect(poor.spice('cielago-north-2')).toBe(2);
      const city = { 'carthag-10': 1, ...forces };
      const rich = scenario({ ...plan, factions: { guild: { forces: city }, ...others } });
      expect(rich.faction('guild').spice).toBe(13);
    },
  );

  it('[GF9-mentat-02] [GF9-mentat-03] [GF9-ally-02] [GF9-ally-16] [GF9-bg-06] allies win with four strongholds together, and the prediction takes it from them', () => {
    const end = (strongholds: Readonly<Record<string, number>>, turn = 9) =>
      scenario({
        ...{ phase: 'mentat-pause', turn: 4, prediction: { faction: 'guild', turn } },
        factions: {
          atreides: { ally: 'guild', forces: { 'arrakeen-9': 1, 'carthag-10': 1 } },
          guild: { ally: 'atreides', forces: strongholds },
          'bene-gesserit': {},
        },
      }).state.outcome;
    expect(end({ 'tueks-sietch-4': 5 })).toBeNull();
    const two = { 'sietch-tabr-13': 1, 'tueks-sietch-4': 1 };
    expect(end(two)).toEqual({ winners: [0, 1], reason: 'strongholds' });
    expect(end(two, 4)).toEqual({ winners: [2], reason: 'prediction' });
  });

  inBoth(
    '[GF9-storm-06] [GF9-storm-09] [GF9-storm-10] [DES-storm-06] [DES-storm-09] the storm kills on the sand that it passes, and takes the spice',
    () => {
      const table = scenario({
        ...{ phase: 'charity', storm: 4, spice: { 'red-chasm-6': 8 } },
        factions: {
          atreides: { forces: { 'red-chasm-6': 4, 'pasty-mesa-6': 2 } },
          emperor: { forces: { 'imperial-basin-8': 3 } },
          guild: {},
        },
      });
      moveStorm({ state: table.state, events: [] }, 6);
      expect(table.faction('atreides').tanks).toBe(4);
      expect(table.forces('atreides', 'pasty-mesa-6')).toBe(2);
      expect(table.spice('red-chasm-6')).toBe(0);
      expect(table.faction('emperor').tanks).toBe(0);
    },
  );
});
