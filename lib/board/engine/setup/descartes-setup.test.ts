import { describe, expect, it } from 'vitest';
import { playout } from '@/lib/kernel/playout';
import { treacheryDeck, treacheryName } from '../../decks/treachery';
import { duneBoard } from '../../dune';
import { FACTIONS, leaderName } from '../../factions/factions';
import { TERRITORIES } from '../../map/map';
import { SECTORS } from '../../map/sectors';
import { sheetOf } from '../facts';
import type { BoardState } from '../state/state';
import type { BoardGameSetup } from './board-setup';

const ALL = FACTIONS.map(({ id }) => id);
const setup: BoardGameSetup = { seed: 7, edition: 'descartes', factions: ALL };

function begun(seed: number): BoardState {
  const made = duneBoard.newGame({ ...setup, seed });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value.state;
}

/** Plays the set-up through, each with the first thing that it may do. */
function ready(seed: number): BoardState {
  const state = begun(seed);
  while (state.turn === 0) {
    const [first] = duneBoard.legalActions(state);
    if (first === undefined || !duneBoard.play(state, first).ok) throw new Error('nothing to do');
  }
  return state;
}

describe('the set-up of Descartes', () => {
  it('[DES-equip-01] [DES-equip-02] [DES-equip-03] [DES-equip-04] [DES-equip-14] is played on the map of 42 territories, four kinds and 18 sectors, with a dot for each of six', () => {
    expect(TERRITORIES).toHaveLength(42);
    expect(new Set(TERRITORIES.map(({ type }) => type)).size).toBe(4);
    expect(SECTORS).toBe(18);
    const { factions, storm } = begun(1);
    expect(factions.map(({ circle }) => circle)).toEqual([1, 4, 7, 10, 13, 16]);
    expect(storm).toBe(0);
  });

  it('[DES-equip-11] [DES-setup-02] [DES-setup-03] [DES-setup-04] [DES-card-deck-01] [DES-card-deck-02] has 21 spice cards and 33 treachery cards, shuffled', () => {
    const one = begun(1);
    expect(one.spiceDeck).toHaveLength(21);
    expect([...one.deck].sort()).toEqual(
      treacheryDeck('descartes')
        .map(({ id }) => id)
        .sort(),
    );
    expect(one.deck).toHaveLength(33);
    expect(begun(2).deck).not.toEqual(one.deck);
  });

  it('[DES-card-worthless-01] has five worthless cards', () => {
    const worthless = treacheryDeck('descartes').filter(({ kind }) => kind === 'worthless');
    expect(worthless.map((card) => treacheryName(card, 'descartes'))).toEqual([
      ...['Baliset', 'Jubba Cloak', 'Kulon', 'La La La', 'Trip to Gamont'],
    ]);
  });

  const leaders = (id: string) =>
    sheetOf(id).leaders.map((leader) => `${leaderName(leader, 'descartes')} ${leader.strength}`);
  const start = (id: string) => {
    const { spice, freeRevival, forces } = sheetOf(id);
    return { spice, freeRevival, reserves: forces.reserves };
  };

  it('[DES-equip-07] [DES-harkonnen-01] [DES-harkonnen-02] [DES-harkonnen-03] starts the Harkonnen with their leaders', () => {
    expect(start('harkonnen')).toEqual({ spice: 10, freeRevival: 2, reserves: 10 });
    expect(leaders('harkonnen')).toEqual([
      ...['Feyd-Rautha 6', 'Beast Rabban 4', 'Piter De Vries 3'],
      ...['Captain Iakin Nefud 2', 'Umman Kudu 1'],
    ]);
  });

  it('[DES-atreides-01] [DES-atreides-02] [DES-atreides-03] [DES-atreides-18] starts Atreides in Arrakeen', () => {
    expect(start('atreides')).toEqual({ spice: 10, freeRevival: 2, reserves: 10 });
    expect(leaders('atreides')).toEqual([
      ...['Thufir Hawat 5', 'Lady Jessica 5', 'Gurney Halleck 4', 'Duncan Idaho 2'],
      'Dr. Wellington Yueh 1',
    ]);
  });

  it('[DES-guild-01] [DES-guild-02] [DES-guild-03] starts the Guild in Tuek’s Sietch', () => {
    expect(start('guild')).toEqual({ spice: 5, freeRevival: 1, reserves: 15 });
    expect(leaders('guild')).toEqual([
      ...['Staban Tuek 5', 'Master Bewt 3', 'Esmar Tuek 3', 'Soo-Soo Sook 2'],
      'Guild Representative 1',
    ]);
  });

  it('[DES-bg-01] [DES-bg-02] [DES-bg-03] starts the Bene Gesserit with one in the Polar Sink', () => {
    expect(start('bene-gesserit')).toEqual({ spice: 5, freeRevival: 1, reserves: 19 });
    expect(leaders('bene-gesserit')).toEqual([
      ...['Alia 5', 'Margot Lady Fenring 5', 'Reverend Mother Ramallo 5', 'Princess Irulan 5'],
      'Wanna Marcus 5',
    ]);
  });

  it('[DES-fremen-01] [DES-fremen-03] starts the Fremen with three spice', () => {
    expect(start('fremen')).toEqual({ spice: 3, freeRevival: 3, reserves: 10 });
    expect(leaders('fremen')).toEqual([
      ...['Stilgar 7', 'Chani 6', 'Otheym 5', 'Shadout Mapes 3', 'Jamis 2'],
    ]);
  });

  it('[DES-emperor-01] [DES-emperor-02] [DES-emperor-03] [DES-emperor-11] starts the Emperor off the planet', () => {
    expect(start('emperor')).toEqual({ spice: 10, freeRevival: 1, reserves: 20 });
    expect(leaders('emperor')).toEqual([
      ...['Count Hasimir Fenring 6', 'Captain Aramsham 5', 'Caid 3', 'Burseg 3', 'Bashar 2'],
    ]);
  });

  it('[DES-setup-15] [DES-setup-16] [DES-setup-17] [DES-setup-18] [DES-harkonnen-06] [DES-setup-01] gives each its spice and forces, and a card, the Harkonnen two', () => {
    const { factions } = ready(3);
    for (const { id, spice, forces, reserves, hand } of factions) {
      const sheet = sheetOf(id);
      expect(spice, id).toBe(sheet.spice);
      expect(hand, id).toHaveLength(id === 'harkonnen' ? 2 : 1);
      const placed = forces.reduce((sum, { count }) => sum + count, 0);
      expect(placed, id).toBe(sheet.forces.board.reduce((sum, one) => sum + one.forces, 0));
      expect(placed + reserves, id).toBe(20);
    }
  });

  it('[DES-setup-11] [DES-setup-12] [DES-setup-13] [DES-setup-14] [DES-harkonnen-04] keeps one leader of an opponent each, the Harkonnen all that they drew; own leaders are in nobody’s pay', () => {
    let withNone = 0;
    for (let seed = 0; seed < 120; seed += 1) {
      const made = duneBoard.newGame({ ...setup, seed, factions: ['atreides', 'harkonnen'] });
      if (!made.ok) throw new Error(made.problems[0]?.message);
      const { state } = made.value;
      while (state.turn === 0) {
        const [first] = duneBoard.legalActions(state);
        if (first === undefined || !duneBoard.play(state, first).ok)
          throw new Error(`seed ${seed}`);
      }
      for (const { id, traitors } of state.factions) {
        const own = new Set(sheetOf(id).leaders.map((leader) => leader.id));
        expect(
          traitors.filter((leader) => own.has(leader)),
          `seed ${seed}`,
        ).toEqual([]);
        if (id === 'atreides') expect(traitors.length).toBeLessThanOrEqual(1);
      }
      if (state.factions[0]?.traitors.length === 0) withNone += 1;
      const view = duneBoard.viewFor(state, 0);
      expect(JSON.stringify(view.factions[1])).not.toContain('"traitors":[');
    }
    expect(withNone).toBeGreaterThan(0);
  });

  it('[DES-bg-04] asks for a prediction first, of any other faction in any of fifteen turns', () => {
    const state = begun(5);
    const asked = duneBoard.legalActions(state);
    expect(asked).toHaveLength(5 * 15);
    expect(asked.at(-1)).toMatchObject({ kind: 'predict', turn: 15 });
  });

  it('[DES-setup-06] [DES-equip-09] [DES-equip-08] plays the basic game with twenty like forces and five leaders each', () => {
    const done = playout(
      duneBoard,
      setup,
      ALL.map(() => (_look, legal) => legal[0] ?? { kind: 'pass' }),
    );
    expect(done.ok && done.value.outcome).not.toBeNull();
    for (const { leaders: five } of begun(4).factions) expect(five).toHaveLength(5);
  });
});
