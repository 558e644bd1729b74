import { describe, expect, it } from 'vitest';
import { type RandomState, randomOf, shuffle } from '@/lib/kernel/random';
import { stormOrder } from '../queries/order';
import { WORM } from '../state/state';
import { type Scenario, scenario, type Table } from './scenario-fixture';

const table = (plan: Omit<Scenario, 'edition'>) => scenario({ ...plan, edition: 'descartes' });
const order = ({ state }: Table) => stormOrder(state).map((seat) => state.factions[seat]?.circle);

/** The first random state, by seed, for which something holds. */
function randomSuch(holds: (random: RandomState) => boolean): RandomState {
  for (let seed = 0; seed < 10_000; seed += 1) if (holds(randomOf(seed))) return randomOf(seed);
  throw new Error('no seed does');
}

describe('worked scenarios of the Descartes edition', () => {
  const six = {
    atreides: { forces: { 'red-chasm-6': 2, 'imperial-basin-9': 3 } },
    'bene-gesserit': {},
    emperor: { forces: { 'the-great-flat-14': 4 } },
    fremen: { forces: { 'false-wall-west-16': 5 } },
    guild: { forces: { 'tueks-sietch-4': 5 } },
    harkonnen: { forces: { 'meridian-1': 1 } },
  };
  const firstStorm = (one: number, other: number) => {
    const storm = table({ phase: 'storm', turn: 1, storm: 0, factions: six });
    storm.until('atreides', 'dial');
    storm.play(`atreides: dial ${one}`, `harkonnen: dial ${other}`);
    return storm;
  };

  it('1 [DES-storm-01] [DES-storm-02] [DES-storm-03] [DES-storm-06] [DES-storm-07] [DES-storm-08] [DES-order-01] the first storm blows over every sector in 20 steps and ends in sector 2', () => {
    const storm = firstStorm(7, 13);
    expect(storm.state.storm).toBe(2);
    expect(storm.state.factions.map(({ tanks }) => tanks)).toEqual([2, 0, 4, 0, 0, 1]);
    expect(storm.forces('atreides', 'imperial-basin-9')).toBe(3);
    expect(storm.forces('fremen', 'false-wall-west-16')).toBe(5);
    expect(order(storm)[0]).toBe(4);
  });

  it('1 [DES-order-03] a storm that stands on a dot has passed it', () => {
    expect(order(firstStorm(1, 3))).toEqual([7, 10, 13, 16, 1, 4]);
  });

  const worm = (emperor: Scenario['factions'][string], fremen: Scenario['factions'][string] = {}) =>
    table({
      ...{ phase: 'spice-blow', turn: 3, storm: 0, lastBlow: 'red-chasm' },
      spice: { 'red-chasm-6': 8 },
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: { emperor, fremen, atreides: {} },
    });

  it('2 [DES-ally-01] [DES-ally-02] [DES-blow-04] [DES-blow-05] [DES-blow-06] [DES-fremen-12] an alliance with the Fremen in the nexus saves forces from the worm that brought it', () => {
    const saved = worm({ forces: { 'red-chasm-6': 4 } });
    expect(saved.spice('red-chasm-6')).toBe(8);
    saved.play('emperor: propose 1', 'emperor: pass', 'fremen: accept 0', 'fremen: pass');
    saved.play('atreides: pass');
    expect(saved.forces('emperor', 'red-chasm-6')).toBe(4);
    expect([saved.spice('red-chasm-6'), saved.spice('broken-land-11')]).toEqual([0, 8]);
    const lost = worm({ forces: { 'red-chasm-6': 4 } });
    lost.play('emperor: pass', 'fremen: pass', 'atreides: pass');
    expect(lost.faction('emperor').tanks).toBe(4);
  });

  it('2 [DES-fremen-09] [DES-fremen-10] Fremen are not devoured, and ride once the nexus is over', () => {
    const ride = worm({}, { forces: { 'red-chasm-6': 3 } });
    ride.play('emperor: pass', 'fremen: pass', 'atreides: pass');
    expect(ride.options()).toContain('to sietch-tabr-13');
    ride.play('fremen: to sietch-tabr-13', 'fremen: forces 3');
    expect(ride.forces('fremen', 'sietch-tabr-13')).toBe(3);
    expect(ride.spice('broken-land-11')).toBe(8);
  });

  it('2 [DES-card-karama-08] after a Karama the worm devours them too', () => {
    const stopped = table({
      ...{ phase: 'storm', turn: 3, storm: 0, wheels: ['emperor', 'atreides'] },
      ...{ lastBlow: 'red-chasm', spiceDeck: ['shai-hulud', 'broken-land'] },
      factions: {
        emperor: { hand: ['karama'] },
        fremen: { forces: { 'red-chasm-6': 3 } },
        atreides: {},
      },
    });
    stopped.until('emperor', 'order');
    stopped.play('emperor: order worm-safety 1');
    stopped.until('emperor', 'dial');
    stopped.play('emperor: dial 1', 'atreides: dial 1');
    stopped.until('emperor', 'propose');
    stopped.play('emperor: pass', 'fremen: pass', 'atreides: pass');
    expect(stopped.faction('fremen').tanks).toBe(3);
    expect(stopped.faction('emperor').hand).toEqual([]);
  });

  it('3 [DES-blow-05] [DES-blow-07] [DES-blow-08] of two worms one brings a nexus and devours; Fremen may ride on both', () => {
    const two = table({
      ...{ phase: 'spice-blow', turn: 5, storm: 0, lastBlow: 'red-chasm' },
      spiceDeck: ['shai-hulud', 'shai-hulud', 'old-gap'],
      factions: { fremen: { forces: { 'red-chasm-6': 3 } }, emperor: {}, atreides: {} },
    });
    two.play('fremen: pass', 'emperor: pass', 'atreides: pass');
    two.play('fremen: to sietch-tabr-13', 'fremen: forces 1');
    expect(two.options()).toContain('to sietch-tabr-13');
    two.play('fremen: to sietch-tabr-13', 'fremen: forces 2');
    expect(two.events.filter(({ kind }) => kind === 'nexus-began')).toHaveLength(1);
    expect(two.spice('old-gap-9')).toBe(6);
    expect(two.forces('fremen', 'sietch-tabr-13')).toBe(3);
  });

  it('4 [DES-bid-19] [DES-bid-20] charity is claimed by who has nothing, and brings 2', () => {
    const charity = table({
      phase: 'bidding',
      factions: { atreides: { spice: 0 }, emperor: { spice: 1 }, guild: { spice: 2 } },
    });
    expect(charity.options()).toEqual(['pass', 'claim']);
    charity.play('atreides: claim');
    expect(charity.options()).toEqual(['pass']);
    charity.play('emperor: pass', 'guild: pass');
    expect(charity.state.factions.map(({ spice }) => spice)).toEqual([2, 1, 2]);
  });

  it('5 [DES-bid-01] [DES-bid-04] [DES-bid-05] [DES-bid-12] [DES-bid-14] [DES-bid-17] a full hand opens and passes; what nobody wants goes back', () => {
    const sale = table({
      ...{ phase: 'bidding', storm: 0, deck: ['lasgun', 'hajr', 'kulon'] },
      factions: {
        atreides: { hand: ['shield', 'shield', 'shield', 'shield'] },
        emperor: { hand: ['karama'] },
        fremen: { hand: ['karama', 'weather-control'] },
        harkonnen: {
          hand: [
            'snooper',
            'snooper',
            'snooper',
            'snooper',
            'truthtrance',
            'truthtrance',
            'baliset',
          ],
        },
      },
    });
    sale.play('atreides: pass', 'emperor: pass', 'fremen: pass', 'harkonnen: pass');
    expect(sale.state.row).toHaveLength(3);
    expect(sale.asked()).toBe('emperor');
    expect(sale.log('emperor')).toContain('Atreides passed.');
    sale.play('emperor: bid 1', 'fremen: bid 2', 'harkonnen: bid 3');
    sale.play('emperor: pass', 'fremen: pass');
    expect(sale.faction('harkonnen').hand).toHaveLength(8);
    // The next card is opened to the right of the opener, not of the buyer; Harkonnen has a full hand now.
    expect(sale.asked()).toBe('emperor');
    sale.play('emperor: pass', 'fremen: pass');
    expect(sale.state.row).toEqual([]);
    expect(sale.state.deck.slice(-2)).toEqual(['kulon', 'hajr']);
    expect(sale.state.phase).toBe('shipment');
  });

  it('5 [DES-harkonnen-05] [DES-harkonnen-07] [DES-harkonnen-18] [DES-bid-16] with room for it Harkonnen gets a second card', () => {
    const six = ['shield', 'shield', 'snooper', 'snooper', 'baliset', 'kulon'];
    const sale = table({
      ...{ phase: 'bidding', storm: 0 },
      factions: { harkonnen: { hand: six }, emperor: {}, fremen: {} },
    });
    sale.play('harkonnen: pass', 'emperor: pass', 'fremen: pass');
    sale.play('harkonnen: bid 3', 'emperor: pass', 'fremen: pass');
    expect(sale.faction('harkonnen').hand).toHaveLength(8);
    expect(sale.faction('harkonnen').spice).toBe(2);
  });

  it('6 [DES-emperor-04] [DES-bid-10] the Emperor is paid at once for what others buy, and pays the bank', () => {
    const sale = table({
      ...{ phase: 'bidding', storm: 0 },
      factions: { atreides: { spice: 9 }, emperor: {}, fremen: {} },
    });
    sale.play('atreides: pass', 'emperor: pass', 'fremen: pass');
    sale.play('atreides: bid 5', 'emperor: pass', 'fremen: pass');
    expect([sale.faction('atreides').spice, sale.faction('emperor').spice]).toEqual([4, 10]);
    sale.play('emperor: bid 4', 'fremen: pass', 'atreides: pass');
    expect(sale.faction('emperor').spice).toBe(6);
  });

  it('6 [DES-card-karama-10] a Karama buys for nothing, and the Emperor gets nothing', () => {
    const sale = table({
      ...{ phase: 'bidding', storm: 0 },
      factions: { atreides: { spice: 30 }, emperor: {}, fremen: { spice: 2, hand: ['karama'] } },
    });
    sale.play('atreides: pass', 'emperor: pass', 'fremen: pass');
    sale.play('atreides: bid 30', 'emperor: pass', 'fremen: karama');
    expect(sale.faction('fremen')).toMatchObject({ spice: 2 });
    expect(sale.faction('fremen').hand).toHaveLength(1);
    expect(sale.faction('emperor').spice).toBe(5);
  });

  it('7 [DES-ship-03] [DES-ship-05] [DES-ship-07] [DES-ship-09] [DES-bg-08] [DES-guild-07] [DES-fremen-06] shipments to Sietch Tabr: five for the Guild, one sister to the Polar Sink, Fremen free, nobody third', () => {
    const ships = table({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        harkonnen: {},
        fremen: {},
        'bene-gesserit': {},
        guild: { spice: 5 },
        emperor: { spice: 20 },
      },
    });
    ships.until('harkonnen', 'ship');
    ships.play('harkonnen: ship sietch-tabr-13', 'harkonnen: forces 5');
    expect(ships.faction('guild').spice).toBe(10);
    ships.play('bene-gesserit: accompany', 'harkonnen: pass');
    expect(ships.forces('bene-gesserit', 'polar-sink')).toBe(1);
    ships.play('fremen: ship sietch-tabr-13', 'fremen: forces 6');
    expect(ships.faction('fremen').spice).toBe(5);
    expect(ships.asked()).toBe('fremen');
    ships.until('emperor', 'ship');
    expect(ships.options()).not.toContain('ship sietch-tabr-13');
  });

  it('7 [DES-ship-04] [DES-guild-04] [DES-guild-05] [DES-guild-06] the Guild pays half to the bank: 3 to sand cost 3, 5 back to reserves cost 3', () => {
    const guild = () => {
      const ships = table({
        ...{ phase: 'shipment', storm: 0 },
        factions: {
          guild: { spice: 5, forces: { 'tueks-sietch-4': 5 } },
          atreides: {},
          emperor: {},
        },
      });
      ships.until('guild', 'ship');
      return ships;
    };
    const out = guild();
    out.play('guild: ship red-chasm-6', 'guild: forces 3');
    expect(out.faction('guild').spice).toBe(2);
    const back = guild();
    back.play('guild: ship-from tueks-sietch-4', 'guild: withdraw', 'guild: forces 5');
    expect(back.faction('guild')).toMatchObject({ spice: 2, reserves: 20 });
  });

  it("8 [DES-move-02] [DES-move-03] [DES-move-05] [DES-move-09] [DES-move-10] ornithopters by Arrakeen carry a group from Tuek's Sietch to the Imperial Basin, if the storm leaves a way", () => {
    const flies = (storm: number) => {
      const moves = table({
        ...{ phase: 'shipment', storm },
        factions: {
          atreides: { forces: { 'arrakeen-9': 1, 'tueks-sietch-4': 3 } },
          emperor: {},
          harkonnen: {},
        },
      });
      moves.until('atreides', 'move');
      if (!moves.options().includes('move tueks-sietch')) return false;
      moves.play('atreides: move tueks-sietch');
      return moves.options().some((option) => option.startsWith('to imperial-basin'));
    };
    expect(flies(12)).toBe(true);
    expect([5, 6, 7, 8].map(flies)).toEqual([false, false, false, false]);
  });

  it('9 [DES-battle-16] [DES-battle-18] [DES-battle-19] [DES-battle-21] [DES-battle-22] [DES-battle-24] [DES-battle-25] [DES-battle-26] [DES-battle-27] a dead leader adds nothing, and the winner is paid for it', () => {
    const battle = table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        atreides: { forces: { 'arrakeen-9': 8 }, hand: ['projectile-weapon'] },
        harkonnen: { forces: { 'arrakeen-9': 9 }, hand: ['shield', 'poison-weapon'] },
        guild: {},
      },
    });
    battle.play('atreides: pass');
    battle.play('atreides: leader lady-jessica', 'atreides: weapon projectile-weapon');
    battle.play('atreides: defense null', 'atreides: strength 4');
    battle.play('harkonnen: leader feyd-rautha', 'harkonnen: weapon poison-weapon');
    battle.play('harkonnen: defense shield', 'harkonnen: strength 6');
    battle.play('atreides: pass', 'harkonnen: pass');
    battle.play('harkonnen: keep poison-weapon', 'harkonnen: keep shield');
    expect(battle.events.find(({ kind }) => kind === 'battle-won')).toMatchObject({
      totals: [4, 12],
    });
    expect(battle.faction('harkonnen')).toMatchObject({ tanks: 6, spice: 10 });
    expect(battle.faction('harkonnen').hand).toEqual(['shield', 'poison-weapon']);
    expect(battle.faction('atreides')).toMatchObject({ tanks: 8, hand: [] });
    const dead = battle.state.factions.flatMap(({ leaders }) => leaders.filter((one) => one.dead));
    expect(dead.map(({ id }) => id)).toEqual(['lady-jessica']);
  });

  it('10 [DES-battle-17] [DES-tips-01] [DES-battle-20] the aggressor wins a tie of 5, and is paid 12 for two dead leaders', () => {
    const battle = table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        atreides: { forces: { 'arrakeen-9': 6 }, hand: ['projectile-weapon'], spice: 0 },
        fremen: { forces: { 'arrakeen-9': 6 }, hand: ['poison-weapon'] },
        guild: {},
      },
    });
    battle.play('atreides: pass');
    battle.play('atreides: leader thufir-hawat', 'atreides: weapon projectile-weapon');
    battle.play('atreides: defense null', 'atreides: strength 5');
    battle.play('fremen: leader stilgar', 'fremen: weapon poison-weapon');
    battle.play('fremen: defense null', 'fremen: strength 5');
    battle.play('atreides: pass', 'fremen: pass', 'atreides: keep projectile-weapon');
    expect(battle.faction('atreides')).toMatchObject({ tanks: 5, spice: 12 });
    expect(battle.faction('fremen')).toMatchObject({ tanks: 6, hand: [], spice: 5 });
  });

  const explosion = (traitors: readonly (readonly string[])[], calls: readonly string[]) => {
    const battle = table({
      ...{ phase: 'battle', storm: 0, spice: { 'cielago-north-2': 6 } },
      factions: {
        atreides: {
          forces: { 'cielago-north-2': 4 },
          hand: ['lasgun'],
          traitors: traitors[0] ?? [],
        },
        emperor: {
          forces: { 'cielago-north-2': 3 },
          hand: ['shield'],
          traitors: traitors[1] ?? [],
        },
        fremen: { forces: { 'cielago-north-1': 1 } },
      },
    });
    battle.play('atreides: fight 1 1 cielago-north');
    battle.play('atreides: pass');
    battle.play('atreides: leader gurney-halleck', 'atreides: weapon lasgun');
    battle.play('atreides: defense null', 'atreides: strength 1');
    battle.play('emperor: leader caid', 'emperor: weapon null');
    battle.play('emperor: defense shield', 'emperor: strength 1');
    battle.play(`atreides: ${calls[0]}`, `emperor: ${calls[1]}`);
    return battle;
  };

  it('11 [DES-traitor-01] [DES-traitor-02] [DES-traitor-03] [DES-traitor-04] [DES-traitor-05] [DES-traitor-06] treachery comes before the explosion: who calls it loses nothing and gets 4', () => {
    const called = explosion([[], ['gurney-halleck']], ['pass', 'call-traitor']);
    called.play('emperor: keep shield');
    expect(called.faction('emperor')).toMatchObject({ tanks: 0, spice: 9, hand: ['shield'] });
    expect(called.faction('atreides')).toMatchObject({ tanks: 4, hand: [] });
    expect(called.spice('cielago-north-2')).toBe(6);
  });

  it('11 [DES-card-lasegun-02] [DES-card-lasegun-03] [DES-card-lasegun-04] [DES-card-lasegun-05] [DES-card-lasegun-06] with no call all there is lost', () => {
    const blown = explosion([], ['pass', 'pass']);
    expect(blown.state.factions.map(({ tanks }) => tanks)).toEqual([4, 3, 1]);
    expect(blown.spice('cielago-north-2')).toBe(0);
    expect(blown.state.factions.map(({ spice }) => spice)).toEqual([5, 5, 5]);
    expect(blown.state.discards).toEqual(['lasgun', 'shield']);
    const dead = blown.state.factions.flatMap(({ leaders }) => leaders.filter((one) => one.dead));
    expect(dead.map(({ id }) => id)).toEqual(['gurney-halleck', 'caid']);
  });

  it('11 [DES-traitor-07] [DES-traitor-08] two traitors: both lose all, and nobody gets spice', () => {
    const both = explosion([['caid'], ['gurney-halleck']], ['call-traitor', 'call-traitor']);
    expect(both.state.factions.map(({ tanks }) => tanks)).toEqual([4, 3, 0]);
    expect(both.state.factions.map(({ spice }) => spice)).toEqual([5, 5, 5]);
    expect(both.spice('cielago-north-2')).toBe(6);
    expect(both.state.discards).toEqual(['lasgun', 'shield']);
  });

  it('12 [DES-battle-03] the storm parts forces in False Wall East, and who stands in it together fights', () => {
    const meets = (one: string, other: string) =>
      table({
        ...{ phase: 'battle', storm: 6 },
        factions: { emperor: { forces: { [one]: 4 } }, harkonnen: { forces: { [other]: 3 } } },
      }).events.some(({ kind }) => kind === 'battle-began');
    expect(meets('false-wall-east-5', 'false-wall-east-7')).toBe(false);
    expect(meets('false-wall-east-6', 'false-wall-east-7')).toBe(false);
    expect(meets('false-wall-east-6', 'false-wall-east-6')).toBe(true);
    const later = scenario({
      ...{ phase: 'battle', storm: 6 },
      factions: {
        emperor: { forces: { 'false-wall-east-6': 4 } },
        harkonnen: { forces: { 'false-wall-east-6': 3 } },
      },
    });
    expect(later.events.some(({ kind }) => kind === 'battle-began')).toBe(false);
  });

  it('14 [DES-adv-spice-06] [DES-adv-spice-07] [DES-adv-spice-08] [DES-adv-spice-09] [DES-adv-spice-10] [DES-adv-spice-11] turn 8 of the one deck: Cielago South for both piles, 24 spice', () => {
    const blow = table({
      ...{ phase: 'storm', turn: 8, storm: 10, options: ['double-blow'] },
      ...{ lastBlow: 'red-chasm', lastBlowB: 'old-gap', wheels: ['emperor', 'atreides'] },
      factions: {
        fremen: { forces: { 'old-gap-9': 2 } },
        emperor: { forces: { 'old-gap-9': 3, 'red-chasm-6': 1 } },
        atreides: {},
      },
      spiceDeck: ['cielago-south'],
    });
    const { state } = blow;
    // One card is left; the others were laid, and are shuffled so that a worm comes and then the same territory again.
    state.spiceDiscards.push(...state.spiceDeck.splice(0, state.spiceDeck.length - 1));
    state.random = randomSuch((random) => {
      const deck = [...state.spiceDiscards, 'cielago-south'];
      shuffle({ random }, deck);
      return deck.at(-1) === WORM && deck.at(-2) === 'cielago-south';
    });
    blow.until('emperor', 'dial');
    blow.play('emperor: dial 1', 'atreides: dial 1');
    expect(blow.spice('cielago-south-1')).toBe(12);
    expect(blow.log('emperor')).toContain('There was a nexus.');
    blow.until('fremen', 'to');
    // The worm came to what the second pile showed in turn 7.
    expect(blow.forces('emperor', 'old-gap-9')).toBe(0);
    expect(blow.forces('emperor', 'red-chasm-6')).toBe(1);
    blow.play('fremen: pass');
    expect(blow.spice('cielago-south-1')).toBe(24);
    expect([state.lastBlow, state.lastBlowB]).toEqual(['cielago-south', 'cielago-south']);
    expect(state.spiceDeck).toHaveLength(19);
  });

  const end = (factions: Scenario['factions'], more: Partial<Scenario> = {}) =>
    table({ phase: 'harvest', storm: 0, ...more, factions }).state.outcome;
  const four = { 'arrakeen-9': 1, 'carthag-10': 1, 'sietch-tabr-13': 1, 'tueks-sietch-4': 1 };
  const five = { ...four, 'habbanya-sietch-16': 1 };

  it('15 [DES-object-02] [DES-object-04] [DES-object-06] [DES-object-07] [DES-object-08] [DES-ally-07] [DES-ally-15] the number needed is that of the alliance', () => {
    const three = (forces: Record<string, number>, ally?: string) =>
      end({
        guild: { forces, ...(ally !== undefined && { ally }) },
        emperor: { ...(ally !== undefined && { ally: 'guild' }) },
        atreides: {},
      })?.winners;
    expect(three(four, 'emperor')).toBeUndefined();
    expect(three(five, 'emperor')).toEqual([0, 1]);
    expect(three(four)).toEqual([0]);
    const { 'tueks-sietch-4': _one, ...held } = four;
    const alone = { guild: { forces: held }, emperor: {}, atreides: {}, harkonnen: {} };
    expect(end(alone)?.winners).toEqual([0]);
    const allied = {
      ...alone,
      guild: { forces: held, ally: 'emperor' },
      emperor: { ally: 'guild' },
    };
    expect(end(allied)).toBeNull();
  });

  it('15 [DES-fremen-11] [DES-fremen-13] [DES-guild-08] [DES-guild-10] [DES-guild-15] [DES-bg-05] after turn 15 the Fremen win with their desert, else the Guild, and no prediction helps', () => {
    const last = (emperor: Record<string, number>) =>
      end(
        {
          fremen: { forces: { 'habbanya-sietch-16': 2 }, ally: 'atreides' },
          guild: {
            ...(emperor['tueks-sietch-4'] === undefined && { forces: { 'tueks-sietch-4': 3 } }),
            ally: 'bene-gesserit',
          },
          emperor: { forces: emperor },
          atreides: { ally: 'fremen' },
          'bene-gesserit': { ally: 'guild' },
        },
        { turn: 15, prediction: { faction: 'fremen', turn: 15 } },
      );
    expect(last({})).toEqual({ winners: [0, 3], reason: 'fremen' });
    expect(last({ 'tueks-sietch-4': 1 })).toEqual({ winners: [1, 4], reason: 'guild' });
  });

  it('16 [DES-leadrev-01] [DES-leadrev-02] [DES-leadrev-03] [DES-leadrev-05] with all five dead a leader comes back at the end of the own move, for what is left', () => {
    const dead = [
      'thufir-hawat',
      'lady-jessica',
      'gurney-halleck',
      'duncan-idaho',
      'wellington-yueh',
    ];
    const turn = (left: readonly string[], revived: readonly string[], spice: number) => {
      const revival = table({
        ...{ phase: 'shipment', storm: 0 },
        factions: { atreides: { dead: left, revived, spice }, emperor: {}, guild: {} },
      });
      revival.until('atreides', 'ship');
      return revival;
    };
    const first = turn(dead, [], 6);
    first.play('atreides: ship arrakeen-9', 'atreides: forces 5', 'atreides: pass');
    expect(first.options()).toEqual(['pass', 'revive-leader wellington-yueh']);
    first.play('atreides: revive-leader wellington-yueh');
    expect(first.faction('atreides').spice).toBe(0);
    const next = turn(dead.slice(0, 4), ['wellington-yueh'], 9);
    next.play('atreides: pass');
    expect(next.options()).toContain('revive-leader lady-jessica');
  });
});
