import { describe, expect, it } from 'vitest';
import { advance } from '../play';
import { type Scenario, type ScenarioFaction, scenario, type Table } from './scenario-fixture';

const SISTERS = 'bene-gesserit';

const table = (plan: Omit<Scenario, 'edition' | 'options'>, ...more: string[]) =>
  scenario({ ...plan, edition: 'descartes', options: ['advantages', ...more] });

/** Goes on, with passes where they may be, till a faction may do something of a kind. */
function goTo(at: Table, who: string, kind: string): void {
  const isThere = () =>
    at.asked() === who && at.options().some((option) => option.split(' ')[0] === kind);
  while (!isThere()) {
    const options = at.options();
    at.play(`${at.asked()}: ${options.includes('pass') ? 'pass' : options[0]}`);
  }
}

describe('additional advantages in Descartes', () => {
  it('4 [DES-opt-adv-01] [DES-opt-adv-03] the Bene Gesserit get charity whatever they have, from turn 2 on', () => {
    const spiceOn = (turn: number) => {
      const charity = table({
        ...{ phase: 'bidding', turn },
        factions: { [SISTERS]: { spice: 9 }, emperor: {}, guild: {} },
      });
      charity.until('emperor', 'bid');
      return charity.faction(SISTERS).spice;
    };
    expect([spiceOn(1), spiceOn(2)]).toEqual([9, 11]);
  });

  it('[DES-opt-adv-02] their first force goes anywhere, once the Fremen stand', () => {
    const begin = table({
      ...{ phase: 'storm', turn: 1 },
      factions: { fremen: {}, [SISTERS]: {}, guild: {} },
    });
    const { state } = begin;
    state.frames = [
      { step: 'turn', next: 0 },
      { step: 'setup', stage: 'forces', left: [], forces: 0, places: [], count: null },
    ];
    state.turn = 0;
    state.asked = null;
    advance(state);
    begin.play(`${SISTERS}: to the-great-flat-14`);
    expect(begin.forces(SISTERS, 'the-great-flat-14')).toBe(1);
  });

  const shipped = (sisters: ScenarioFaction) => {
    const ships = table({
      ...{ phase: 'shipment', storm: 0 },
      factions: { harkonnen: {}, [SISTERS]: sisters, emperor: {} },
    });
    ships.until('harkonnen', 'ship');
    ships.play('harkonnen: ship sietch-tabr-13', 'harkonnen: forces 5');
    return ships;
  };

  it('7 [DES-opt-adv-04] [DES-opt-adv-15] [DES-bg-14] one goes along into Sietch Tabr and coexists, not where they stand otherwise', () => {
    const along = shipped({});
    expect(along.options()).toEqual(['pass', 'accompany', 'advise']);
    along.play(`${SISTERS}: advise`);
    expect(along.advisors(SISTERS, 'sietch-tabr-13')).toBe(1);
    const fights = shipped({ forces: { 'sietch-tabr-13': 2 } });
    fights.play(`${SISTERS}: flip sietch-tabr`);
    expect(fights.forces(SISTERS, 'sietch-tabr-13')).toBe(2);
    expect(fights.options()).toEqual(['pass', 'accompany']);
  });

  it('[DES-opt-adv-14] [DES-opt-adv-16] [DES-opt-adv-18] where another comes to them alone they coexist, unless they say at once that they do not', () => {
    const silent = shipped({ forces: { 'sietch-tabr-13': 2 } });
    silent.play(`${SISTERS}: pass`);
    expect(silent.advisors(SISTERS, 'sietch-tabr-13')).toBe(2);
    silent.until('emperor', 'ship');
    silent.finish();
    expect(silent.events.some(({ kind }) => kind === 'battle-began')).toBe(false);
    expect(silent.advisors(SISTERS, 'sietch-tabr-13')).toBe(2);
    const third = table({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        harkonnen: {},
        [SISTERS]: { forces: { 'red-chasm-6': 2 } },
        emperor: { forces: { 'red-chasm-6': 1 } },
      },
    });
    third.until('harkonnen', 'ship');
    third.play('harkonnen: ship red-chasm-6', 'harkonnen: forces 1');
    // Others are there already: it is open fight.
    expect(third.options().join()).not.toContain('flip');
    expect(third.forces(SISTERS, 'red-chasm-6')).toBe(2);
  });

  it('[DES-opt-adv-13] [DES-opt-adv-18] where they come to others they coexist, unless they say that they do not', () => {
    const come = (answer: string) => {
      const moves = table({
        ...{ phase: 'shipment', storm: 0 },
        factions: {
          [SISTERS]: { forces: { 'imperial-basin-9': 3 } },
          emperor: { forces: { 'arrakeen-9': 2 } },
          guild: {},
        },
      });
      moves.until(SISTERS, 'move');
      moves.play(`${SISTERS}: move imperial-basin`, `${SISTERS}: to arrakeen-9`);
      moves.play(`${SISTERS}: forces 3`, `${SISTERS}: ${answer}`);
      return [moves.forces(SISTERS, 'arrakeen-9'), moves.advisors(SISTERS, 'arrakeen-9')];
    };
    expect(come('pass')).toEqual([0, 3]);
    expect(come('flip arrakeen')).toEqual([3, 0]);
  });

  it('[DES-opt-adv-13] [DES-opt-adv-18] where they ship for pay they coexist too, unless they say that they do not', () => {
    const land = (answer: string, own: ScenarioFaction = {}) => {
      const ships = table({
        ...{ phase: 'shipment', storm: 0 },
        factions: { [SISTERS]: own, emperor: { forces: { 'arrakeen-9': 2 } }, guild: {} },
      });
      goTo(ships, SISTERS, 'ship');
      ships.play(`${SISTERS}: ship arrakeen-9`, `${SISTERS}: forces 3`);
      expect(ships.faction('guild').spice).toBe(8);
      if (ships.options().includes('flip arrakeen')) ships.play(`${SISTERS}: ${answer}`);
      return [ships.forces(SISTERS, 'arrakeen-9'), ships.advisors(SISTERS, 'arrakeen-9')];
    };
    expect(land('pass')).toEqual([0, 3]);
    expect(land('flip arrakeen')).toEqual([3, 0]);
    // Among own forces they are what those are.
    expect(land('', { forces: { 'arrakeen-9': 1 } })).toEqual([4, 0]);
    expect(land('', { advisors: { 'arrakeen-9': 1 } })).toEqual([0, 4]);
  });

  it('[DES-opt-adv-05] [DES-opt-adv-06] [DES-Q29] what comes to coexist minds neither two others in a stronghold nor an ally', () => {
    const goes = (forces: ScenarioFaction['forces']) => {
      const comes = table({
        ...{ phase: 'shipment', storm: 0 },
        factions: {
          [SISTERS]: { ally: 'harkonnen', forces: { 'imperial-basin-9': 2, ...forces } },
          emperor: { forces: { 'arrakeen-9': 2 } },
          guild: { forces: { 'arrakeen-9': 1 } },
          harkonnen: { ally: SISTERS, forces: { 'carthag-10': 1 } },
        },
      });
      goTo(comes, SISTERS, 'ship');
      return comes;
    };
    const comes = goes({});
    expect(comes.options()).toContain('ship carthag-10');
    comes.play(`${SISTERS}: ship arrakeen-9`, `${SISTERS}: forces 1`);
    // They cannot fight there, so nothing is asked.
    expect(comes.advisors(SISTERS, 'arrakeen-9')).toBe(1);
    goTo(comes, SISTERS, 'move');
    comes.play(`${SISTERS}: move imperial-basin`, `${SISTERS}: to carthag-10`);
    comes.play(`${SISTERS}: forces 2`);
    expect(comes.advisors(SISTERS, 'carthag-10')).toBe(2);
    // What stands openly beside the ally gets no reinforcement.
    expect(goes({ 'carthag-10': 1 }).options()).not.toContain('ship carthag-10');
  });

  it('[DES-opt-adv-12] before anybody ships they say where they stop coexisting', () => {
    const stops = table({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        [SISTERS]: { advisors: { 'arrakeen-9': 2 } },
        emperor: { forces: { 'arrakeen-9': 2 } },
        guild: {},
      },
    });
    stops.until(SISTERS, 'flip');
    expect(stops.state.frames.at(-1)).toMatchObject({ step: 'shipment', acted: null });
    stops.play(`${SISTERS}: flip arrakeen`);
    expect(stops.forces(SISTERS, 'arrakeen-9')).toBe(2);
  });

  it('11 [DES-opt-adv-11] [DES-card-lasegun-03] who coexists dies in an explosion too', () => {
    const blown = battle(
      { hand: ['lasgun'] },
      { hand: ['shield'] },
      { [SISTERS]: { advisors: { 'arrakeen-9': 2 } } },
    );
    plan(blown, 'atreides gurney-halleck lasgun null 1', 'harkonnen umman-kudu null shield 1');
    goTo(blown, 'harkonnen', 'pass');
    blown.play('harkonnen: pass');
    expect(blown.faction(SISTERS).tanks).toBe(2);
  });

  const battle = (
    atreides: ScenarioFaction,
    harkonnen: ScenarioFaction,
    others: Scenario['factions'] = {},
  ) =>
    table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        atreides: { forces: { 'arrakeen-9': 8 }, ...atreides },
        harkonnen: { forces: { 'arrakeen-9': 2 }, ...harkonnen },
        guild: {},
        ...others,
      },
    });
  const plan = (at: Table, ...texts: string[]) => {
    for (const text of texts) {
      const [who = '', leader, weapon, defense, dial] = text.split(' ');
      goTo(at, who, 'leader');
      at.play(`${who}: leader ${leader}`);
      goTo(at, who, 'weapon');
      at.play(`${who}: weapon ${weapon}`, `${who}: defense ${defense}`, `${who}: strength ${dial}`);
    }
  };

  it('[DES-atreides-09] [DES-atreides-10] the Kwisatz Haderach wakes in the turn after seven were lost, and fights in one battle a turn', () => {
    const lost = battle({}, {});
    plan(lost, 'atreides lady-jessica null null 7', 'harkonnen umman-kudu null null 0');
    goTo(lost, 'atreides', 'bid');
    expect(lost.faction('atreides').kwisatz).toMatchObject({ lost: 7, fought: null });
    const second = table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        atreides: { forces: { 'arrakeen-9': 4, 'carthag-10': 4 } },
        harkonnen: { forces: { 'arrakeen-9': 1, 'carthag-10': 1 } },
        guild: {},
      },
    });
    const sleeping = second.faction('atreides');
    sleeping.kwisatz = { lost: 7, dead: false, fought: null };
    second.play('atreides: fight 1 9 arrakeen');
    plan(second, 'atreides lady-jessica null null 1');
    expect(second.events.some(({ kind }) => kind === 'plans-shown')).toBe(false);
    goTo(second, 'harkonnen', 'leader');
    plan(second, 'harkonnen umman-kudu null null 0');
    goTo(second, 'atreides', 'leader');
    second.play('atreides: leader thufir-hawat');
    expect(second.options().includes('kwisatz')).toBe(true);
    second.play('atreides: kwisatz');
  });

  it('[DES-atreides-15] [DES-atreides-16] it is revived as a leader is, at the end of the own move, and alive it is not one of the five', () => {
    const all = ['thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho'];
    const revival = (dead: readonly string[]) => {
      const at = table({
        ...{ phase: 'shipment', storm: 0 },
        factions: { atreides: { dead }, emperor: {}, guild: {} },
      });
      at.faction('atreides').kwisatz = { lost: 9, dead: true, fought: null };
      at.until('atreides', 'ship');
      at.play('atreides: pass');
      return at;
    };
    const none = revival([...all, 'wellington-yueh']);
    expect(none.options()).toContain('revive-leader kwisatz-haderach');
    none.play('atreides: revive-leader kwisatz-haderach');
    expect(none.faction('atreides')).toMatchObject({ spice: 3, kwisatz: { dead: false } });
    expect(revival(all).asked()).not.toBe('atreides');
  });

  it('[DES-harkonnen-15] a captive that the Harkonnen play betrays them to its owner', () => {
    const at = battle({}, { forces: { 'arrakeen-9': 5 } });
    const harkonnen = at.faction('harkonnen');
    harkonnen.captives = ['duncan-idaho'];
    plan(at, 'atreides lady-jessica null null 1', 'harkonnen duncan-idaho null null 5');
    goTo(at, 'atreides', 'call-traitor');
    at.play('atreides: call-traitor', 'harkonnen: pass');
    expect(at.faction('harkonnen').tanks).toBe(5);
    // No traitor card is shown for it.
    expect(at.faction('atreides')).toMatchObject({ tanks: 0, spice: 7, shown: [] });
  });

  it('[DES-harkonnen-11] a captive is killed face up', () => {
    const at = battle({ forces: { 'arrakeen-9': 1 } }, { forces: { 'arrakeen-9': 9 } });
    plan(at, 'atreides lady-jessica null null 0', 'harkonnen feyd-rautha null null 5');
    goTo(at, 'harkonnen', 'capture');
    at.play('harkonnen: capture', 'harkonnen: kill-captive');
    const { leaders, covered } = at.faction('atreides');
    expect(leaders.filter(({ dead }) => dead)).toHaveLength(1);
    expect(covered).toEqual([]);
  });

  it('[DES-fremen-15] [DES-fremen-16] the Fremen place a second worm anywhere; it devours in the desert alone', () => {
    const placed = (territory: string) => {
      const worms = table({
        ...{ phase: 'spice-blow', turn: 3, storm: 0, lastBlow: 'red-chasm' },
        spiceDeck: ['shai-hulud', 'shai-hulud', 'broken-land'],
        factions: {
          fremen: { forces: { 'rim-wall-west-8': 2 } },
          emperor: { forces: { 'rim-wall-west-8': 1, 'old-gap-9': 3 } },
          guild: {},
        },
      });
      goTo(worms, 'fremen', 'worm');
      worms.play(`fremen: worm ${territory}`);
      return worms;
    };
    expect(placed('old-gap').faction('emperor').tanks).toBe(3);
    const rock = placed('rim-wall-west');
    expect(rock.faction('emperor').tanks).toBe(0);
    rock.play('fremen: to sietch-tabr-13', 'fremen: forces 2');
    expect(rock.events.filter(({ kind }) => kind === 'nexus-began')).toHaveLength(1);
  });

  it('13 [DES-adv-combat-07] [DES-adv-combat-08] [DES-adv-combat-09] [DES-fremen-19] a Fedaykin counts two for one spice: what makes up a dial of 3 with 1 spice may be lost', () => {
    const losses = table(
      {
        ...{ phase: 'battle', storm: 0 },
        factions: {
          fremen: { forces: { 'arrakeen-9': 6 }, elites: { 'arrakeen-9': 1 }, spice: 1 },
          harkonnen: { forces: { 'arrakeen-9': 1 }, spice: 0 },
          guild: {},
        },
      },
      'advanced-combat',
    );
    losses.play('fremen: leader stilgar', 'fremen: weapon null', 'fremen: defense null');
    losses.play('fremen: strength 3', 'fremen: support 1');
    losses.play(
      'harkonnen: leader umman-kudu',
      'harkonnen: weapon null',
      'harkonnen: defense null',
    );
    losses.play('harkonnen: strength 0', 'harkonnen: support 0', 'fremen: pass', 'harkonnen: pass');
    const ways = losses.options().map((option) => option.split(' ').slice(1).map(Number));
    // [Fedaykin, all]: the Fedaykin in full and two halves; one in full and four halves; the Fedaykin at 1, one in full, two halves.
    expect(ways).toContainEqual([1, 3]);
    expect(ways).toContainEqual([0, 5]);
    expect(ways).toContainEqual([1, 4]);
    expect(ways).toHaveLength(3);
  });

  it('[DES-bg-15] [DES-card-karama-07] with the special powers worthless cards are Karamas, which a Karama can stop', () => {
    const orders = (options: readonly string[]) => {
      const at = scenario({
        ...{ phase: 'storm', turn: 3, edition: 'descartes', options },
        wheels: ['emperor', 'atreides'],
        factions: {
          [SISTERS]: { hand: ['kulon'] },
          atreides: {},
          emperor: { hand: ['karama'] },
        },
      });
      while (at.asked() !== SISTERS) at.play(`${at.asked()}: pass`);
      return at;
    };
    expect(orders(['advantages']).options()).toEqual(['pass']);
    const at = orders(['karama-powers']);
    expect(at.options()).toContain('order bid-sight 1');
    at.play(`${SISTERS}: order bid-sight 1`);
    goTo(at, 'atreides', 'bid');
    expect(at.state.discards).toContain('kulon');
    const stopped = orders(['advantages', 'karama-powers']);
    stopped.play(`${SISTERS}: order bid-sight 1`);
    goTo(stopped, 'emperor', 'order');
    stopped.play('emperor: order worthless-karama 0');
    goTo(stopped, 'atreides', 'bid');
    expect(stopped.state.discards).toEqual(expect.arrayContaining(['kulon', 'karama']));
    expect(stopped.log('atreides').join(' ')).toContain('The next card is');
  });

  it('[DES-harkonnen-16] [DES-harkonnen-17] the Harkonnen take a whole hand unseen and give as many back', () => {
    const sale = table(
      {
        ...{ phase: 'bidding', storm: 0 },
        factions: {
          harkonnen: { hand: ['karama', 'kulon', 'baliset'] },
          emperor: { hand: ['shield', 'snooper'] },
          guild: {},
        },
      },
      'karama-powers',
    );
    goTo(sale, 'harkonnen', 'special-take');
    sale.play('harkonnen: special-take 2 1', 'harkonnen: give kulon', 'harkonnen: give baliset');
    expect(sale.faction('emperor').hand).toEqual(['kulon', 'baliset']);
    expect([...sale.faction('harkonnen').hand].sort()).toEqual(['shield', 'snooper']);
  });
});
