import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../editions/editions';
import { checkSetup, PLAYED_OPTIONS } from '../setup/board-setup';
import { viewFor } from '../state/view';
import { type Scenario, scenario } from './scenario-fixture';

const table = (plan: Omit<Scenario, 'edition'>) => scenario({ ...plan, edition: 'descartes' });
const three = { atreides: {}, emperor: {}, guild: {} };

describe('options of Descartes', () => {
  it('[DES-opt-01] [DES-intro-04] each is played with what it needs, or refused by its name', () => {
    const setup = { seed: 1, factions: ['atreides', 'fremen'] };
    for (const { id, needs = [] } of optionsOf('descartes')) {
      const checked = checkSetup({ ...setup, edition: 'descartes', options: [id, ...needs] });
      const isPlayed = PLAYED_OPTIONS.descartes.some((played) => played === id);
      expect(checked.ok, id).toBe(isPlayed);
      if (!checked.ok) expect(checked.problems[0]?.message).toContain(id);
    }
    const other = checkSetup({ ...setup, edition: '2019', options: ['one-more'] });
    expect(other.ok).toBe(false);
  });

  it('[DES-bid-19] charity as in 2019 brings who has 0 or 1 up to 2', () => {
    const charity = table({
      ...{ phase: 'bidding', options: ['charity-up-to-two'] },
      factions: { atreides: { spice: 1 }, emperor: {}, guild: {} },
    });
    charity.play('atreides: claim');
    expect(charity.faction('atreides').spice).toBe(2);
  });

  it('[DES-bid-05] full hands do not open if the table plays so', () => {
    const full = ['shield', 'shield', 'shield', 'shield'];
    const opener = (options: readonly string[]) => {
      const sale = table({
        ...{ phase: 'bidding', storm: 0, options },
        factions: { atreides: {}, emperor: { hand: full }, guild: {}, harkonnen: {} },
      });
      for (const id of ['atreides', 'emperor', 'guild', 'harkonnen']) sale.play(`${id}: pass`);
      sale.play('atreides: bid 1', 'guild: pass', 'harkonnen: pass');
      const second = sale.asked();
      sale.play(`${second}: bid 1`);
      sale.until('atreides', 'bid');
      sale.play('atreides: pass');
      return [second, sale.asked()];
    };
    // The second card is the Emperor's to open in Descartes, the third that of the Guild.
    expect(opener([])).toEqual(['guild', 'guild']);
    expect(opener(['skip-full-hands'])).toEqual(['guild', 'harkonnen']);
  });

  it('[DES-move-02] [DES-move-06] ornithopters count after the own shipment, or before it with the option', () => {
    const flies = (options: readonly string[]) => {
      const moves = table({
        ...{ phase: 'shipment', storm: 0, options },
        factions: { emperor: { forces: { 'red-chasm-6': 2 } }, atreides: {}, guild: {} },
      });
      moves.until('emperor', 'ship');
      moves.play('emperor: ship arrakeen-9', 'emperor: forces 1', 'emperor: move red-chasm');
      return moves.options().includes('to tueks-sietch-4');
    };
    expect([flies([]), flies(['move-before-shipping'])]).toEqual([true, false]);
  });

  it('[DES-battle-03] nobody fights in the storm with the option', () => {
    const forces = { 'carthag-10': 2 };
    const fights = (options: readonly string[]) =>
      table({
        ...{ phase: 'battle', storm: 10, options },
        factions: { atreides: { forces }, emperor: { forces }, guild: {} },
      }).events.some(({ kind }) => kind === 'battle-began');
    expect([fights([]), fights(['no-storm-battles'])]).toEqual([true, false]);
  });

  it('[DES-bribe-03] reserves can be open', () => {
    const { state } = table({ phase: 'bidding', options: ['open-reserves'], factions: three });
    expect(viewFor(state, 0).factions[1]?.reserves).toBe(20);
  });

  const won = (
    strongholds: readonly string[],
    options: readonly string[],
    more: Partial<Scenario> = {},
  ) =>
    table({
      ...{ phase: 'harvest', storm: 0, options, ...more },
      factions: {
        atreides: { forces: Object.fromEntries(strongholds.map((at) => [at, 1])) },
        ...{ emperor: {}, guild: {}, harkonnen: {}, fremen: {}, 'bene-gesserit': {} },
      },
    }).state.outcome?.winners;
  const [arrakeen, carthag, tabr] = ['arrakeen-9', 'carthag-10', 'sietch-tabr-13'] as const;

  it('[DES-opt-long-02] one more stronghold is needed', () => {
    expect(won([arrakeen, carthag, tabr], [])).toEqual([0]);
    expect(won([arrakeen, carthag, tabr], ['one-more'])).toBeUndefined();
  });

  it('[DES-opt-long-03] [DES-opt-long-04] the Shield Wall counts for victory, and stays rock', () => {
    const held = [arrakeen, carthag, tabr];
    expect(won(held, ['shield-wall'])).toBeUndefined();
    expect(won([...held, 'shield-wall-7'], ['shield-wall'])).toEqual([0]);
    const ships = table({
      ...{ phase: 'shipment', storm: 0, options: ['shield-wall'] },
      factions: three,
    });
    ships.until('atreides', 'ship');
    ships.play('atreides: ship shield-wall-7', 'atreides: forces 2');
    expect(ships.faction('atreides').spice).toBe(1);
  });

  it('[DES-opt-long-05] [DES-opt-long-06] [DES-opt-long-07] [DES-opt-long-10] a further stronghold counts, costs 1 to ship to, and holds two', () => {
    for (const [id, at] of [
      ['false-wall-east', 'false-wall-east-5'],
      ['harg-pass', 'harg-pass-4'],
    ] as const) {
      expect(won([arrakeen, carthag, at], [])).toBeUndefined();
      expect(won([arrakeen, carthag, at], [id])).toEqual([0]);
      const ships = table({
        ...{ phase: 'shipment', storm: 0, options: [id] },
        factions: {
          atreides: { forces: { [at]: 1 } },
          emperor: { forces: { [at]: 1 } },
          guild: {},
          harkonnen: { forces: { [at]: 1 } },
        },
      });
      ships.until('atreides', 'ship');
      expect(ships.options()).not.toContain(`ship ${at}`);
      ships.until('guild', 'ship');
      expect(ships.options()).not.toContain(`ship ${at}`);
      const free = table({ ...{ phase: 'shipment', storm: 0, options: [id] }, factions: three });
      free.until('atreides', 'ship');
      free.play(`atreides: ship ${at}`, 'atreides: forces 3', `atreides: move ${id}`);
      expect(free.faction('atreides').spice).toBe(2);
      expect(free.options()).not.toContain('to arrakeen-9');
    }
  });

  it('[DES-opt-long-08] False Wall East borders the Polar Sink and the Shield Wall', () => {
    const moves = table({
      ...{ phase: 'shipment', storm: 0, options: ['false-wall-east'] },
      factions: { emperor: { forces: { 'false-wall-east-7': 2 } }, atreides: {}, guild: {} },
    });
    moves.until('emperor', 'move');
    moves.play('emperor: move false-wall-east');
    expect(moves.options()).toContain('to polar-sink');
    expect(moves.options()).toContain('to shield-wall-7');
  });

  it('[DES-opt-long-09] the extra strongholds are safe from the storm, also once the Shield Wall is gone', () => {
    const storm = (options: readonly string[]) => {
      const at = table({
        ...{ phase: 'storm', storm: 2, wheels: ['atreides', 'guild'], wallStands: false, options },
        factions: { atreides: { forces: { 'harg-pass-3': 2 } }, emperor: {}, guild: {} },
      });
      at.until('atreides', 'dial');
      at.play('atreides: dial 1', 'guild: dial 1');
      return at.faction('atreides').tanks;
    };
    expect([storm([]), storm(['harg-pass'])]).toEqual([2, 0]);
  });

  it('[DES-opt-long-11] [DES-opt-long-12] with both the number rises by two, and Carthag or Arrakeen counts as two', () => {
    const both = ['false-wall-east', 'harg-pass'];
    expect(won([arrakeen, carthag, tabr], both)).toBeUndefined();
    expect(won([arrakeen, carthag, tabr, 'harg-pass-3'], both)).toEqual([0]);
    expect(won([tabr, 'harg-pass-3', 'false-wall-east-5', 'tueks-sietch-4'], both)).toBeUndefined();
  });

  it('[DES-opt-weather-01] [DES-opt-weather-02] [DES-opt-weather-04] [DES-opt-weather-05] [DES-fremen-14] after the first storm markers move it, which the Fremen see a turn ahead', () => {
    const storm = table({
      ...{ phase: 'storm', turn: 1, storm: 0, options: ['weather'] },
      factions: { fremen: {}, emperor: {}, guild: {} },
    });
    storm.until('fremen', 'dial');
    storm.play('fremen: dial 3', 'guild: dial 4');
    const next = viewFor(storm.state, 0).stormCard ?? 0;
    for (const seat of [1, 2, null]) expect(viewFor(storm.state, seat).stormCard).toBeNull();
    while (storm.state.turn === 1 || storm.state.phase === 'storm')
      storm.play(`${storm.asked()}: ${storm.options()[0]}`);
    expect(storm.state.storm).toBe(7 + next);
    expect(storm.events.filter(({ kind }) => kind === 'dialed')).toHaveLength(1);
    expect(viewFor(storm.state, 0).stormCard).not.toBeNull();
  });

  it('[DES-opt-weather-06] without Fremen nobody sees the marker', () => {
    const storm = table({
      ...{ phase: 'storm', turn: 1, storm: 0, options: ['weather'] },
      factions: three,
    });
    storm.until('atreides', 'dial');
    storm.play('atreides: dial 3', 'guild: dial 4');
    expect(storm.state.stormCard).toMatchObject({ seen: false });
  });

  it('[DES-opt-flow-01] [DES-adv-flow-01] [DES-adv-01] [DES-opt-flow-02] [DES-opt-flow-03] [DES-opt-flow-04] [DES-adv-flow-02] cities pay at the collection', () => {
    const forces = { 'arrakeen-9': 1, 'carthag-10': 1, 'tueks-sietch-4': 1 };
    const income = table({
      ...{ phase: 'harvest', storm: 0, options: ['city-spice', 'double-blow', 'advanced-combat'] },
      factions: { atreides: { forces, spice: 0 }, emperor: {} },
    });
    expect(income.faction('atreides').spice).toBe(5);
  });

  it('[DES-adv-spice-01] [DES-adv-spice-03] [DES-adv-spice-04] [DES-adv-spice-05] each of two piles has its worm and its nexus', () => {
    const blow = table({
      ...{ phase: 'spice-blow', turn: 3, storm: 0, options: ['double-blow'] },
      ...{ lastBlow: 'red-chasm', lastBlowB: 'old-gap' },
      spiceDeck: ['shai-hulud', 'broken-land', 'shai-hulud', 'sihaya-ridge'],
      factions: {
        atreides: { forces: { 'red-chasm-6': 1, 'old-gap-9': 2 } },
        emperor: {},
        guild: {},
      },
    });
    blow.play('atreides: pass', 'emperor: pass', 'guild: pass');
    expect(blow.faction('atreides').tanks).toBe(1);
    blow.play('atreides: pass', 'emperor: pass', 'guild: pass');
    expect(blow.faction('atreides').tanks).toBe(3);
    expect([blow.state.lastBlow, blow.state.lastBlowB]).toEqual(['broken-land', 'sihaya-ridge']);
    const first = table({
      ...{ phase: 'spice-blow', turn: 1, storm: 0, options: ['double-blow'], factions: three },
      spiceDeck: ['shai-hulud', 'broken-land', 'shai-hulud', 'sihaya-ridge'],
    });
    expect(first.state.spiceDeck.filter((card) => card === 'shai-hulud')).toHaveLength(6);
  });

  it('[DES-adv-spice-02] [DES-adv-spice-12] [DES-adv-spice-13] with a deck for each pile both may show one territory, and each lasts fifteen turns', () => {
    const blow = table({
      ...{ phase: 'storm', turn: 2, storm: 5, wheels: ['atreides', 'guild'], factions: three },
      options: ['double-blow', 'two-spice-decks'],
    });
    for (const deck of [blow.state.spiceDeck, blow.state.spiceDeckB]) {
      expect(deck).toHaveLength(21);
      deck.push(...deck.splice(deck.indexOf('cielago-south'), 1));
    }
    blow.until('atreides', 'bid');
    expect(blow.spice('cielago-south-1')).toBe(24);
    expect([blow.state.spiceDeck.length, blow.state.spiceDeckB.length]).toEqual([20, 20]);
  });

  const worm = (territory: string) => {
    const blow = table({
      ...{ phase: 'spice-blow', turn: 3, storm: 0, options: ['karama-powers'] },
      ...{ lastBlow: 'red-chasm', spiceDeck: ['broken-land'] },
      factions: {
        fremen: { hand: ['karama'], forces: { 'old-gap-9': 2, 'rim-wall-west-8': 2 } },
        emperor: { forces: { 'old-gap-9': 3, 'rim-wall-west-8': 3 } },
        guild: {},
      },
    });
    blow.play(`fremen: special-worm ${territory}`);
    return blow;
  };

  it('[DES-fremen-21] [DES-fremen-22] [DES-fremen-23] [DES-opt-karama-01] [DES-opt-karama-02] [DES-opt-karama-03] [DES-card-karama-18] the Fremen call a worm anywhere: it devours in the desert alone, and brings no nexus', () => {
    const desert = worm('old-gap');
    expect(desert.faction('emperor').tanks).toBe(3);
    desert.play('fremen: to sietch-tabr-13', 'fremen: forces 2');
    expect(desert.spice('broken-land-11')).toBe(8);
    expect(desert.events.some(({ kind }) => kind === 'nexus-began')).toBe(false);
    const rock = worm('rim-wall-west');
    expect(rock.faction('emperor').tanks).toBe(0);
    rock.play('fremen: to sietch-tabr-13', 'fremen: forces 2');
    expect(rock.forces('fremen', 'sietch-tabr-13')).toBe(2);
    expect(rock.faction('fremen').special).toBe(true);
  });

  it('[DES-emperor-10] the Emperor revives three forces or a leader for nothing', () => {
    const revival = table({
      ...{ phase: 'shipment', storm: 0, options: ['karama-powers'] },
      factions: {
        emperor: { hand: ['karama'], tanks: 5, dead: ['caid'] },
        atreides: {},
        guild: {},
      },
    });
    revival.until('emperor', 'special-leader');
    expect(revival.options()).toContain('special-leader caid');
    revival.play('emperor: special-forces 3');
    expect(revival.faction('emperor')).toMatchObject({ tanks: 2, spice: 5, hand: [] });
  });
});
