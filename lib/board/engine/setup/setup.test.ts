import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { treacheryDeck } from '../../decks/treachery';
import { duneBoard } from '../../dune';
import { newSetup } from '../../setup/setup';
import type { Action } from '../actions';
import { sheetOf } from '../facts';
import type { BoardState } from '../state/state';
import { agreedIn, type BoardGameSetup, checkSetup, circlesOf, gameOf } from './board-setup';

const ALL = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];
const setup: BoardGameSetup = { seed: 7, edition: '2019', factions: ALL };

function opened(given: BoardGameSetup = setup): BoardState {
  const begun = duneBoard.newGame(given);
  if (!begun.ok) throw new Error(begun.problems[0]?.message);
  return begun.value.state;
}

/** Plays the first legal action, or the one that is chosen, till turn 1 begins. */
function played(state: BoardState, choose = (legal: readonly Action[]) => legal[0]): BoardState {
  while (state.turn === 0) {
    const action = choose(duneBoard.legalActions(state));
    if (action === undefined || !duneBoard.play(state, action).ok) throw new Error('stuck');
  }
  return state;
}

const asked = (state: BoardState) => state.factions[state.asked ?? 0]?.id;

describe('setup', () => {
  it('[GF9-bg-04] begins with the prediction: another faction, and a turn from 1 to 10', () => {
    const state = opened();
    expect(asked(state)).toBe('bene-gesserit');
    const legal = duneBoard.legalActions(state).map(moveText);
    expect(legal).toHaveLength(50);
    expect(legal).toContain('predict emperor 10');
    expect(legal.some((text) => text.includes('bene-gesserit'))).toBe(false);
  });

  it('[GF9-setup-04] puts no spice on the map: all that no faction begins with is in the bank', () => {
    const state = played(opened());
    expect(state.spice).toEqual([]);
    expect(state.factions.map(({ id, spice }) => [id, spice])).toEqual(
      ALL.map((id) => [id, sheetOf(id).spice]),
    );
  });

  it('[GF9-setup-23] [GF9-setup-24] goes on with traitors, then forces of the Fremen, then cards', () => {
    const state = opened();
    const kinds: string[] = [];
    played(state, (legal) => {
      const [first] = legal;
      if (first !== undefined && kinds.at(-1) !== first.kind) kinds.push(first.kind);
      for (const { hand } of state.factions) expect(hand).toEqual([]);
      return first;
    });
    expect(kinds).toEqual(['predict', 'keep-traitor', 'forces']);
  });

  it('[GF9-setup-13] [GF9-setup-14] [GF9-setup-18] deals four leaders of the factions that play, of which one is kept', () => {
    const state = opened({ ...setup, factions: ['atreides', 'fremen', 'guild'] });
    const own = new Set(
      ['atreides', 'fremen', 'guild'].flatMap((id) => sheetOf(id).leaders.map((one) => one.id)),
    );
    const dealt = state.factions.flatMap(({ traitors }) => traitors);
    expect(new Set(dealt).size).toBe(12);
    for (const leader of dealt) expect(own.has(leader)).toBe(true);
    played(state);
    for (const { traitors } of state.factions) expect(traitors).toHaveLength(1);
  });

  it('[GF9-setup-16] lets any of the four be kept, an own one too; with the option only without an opponent’s', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const loose = opened({ ...setup, seed, factions: ['atreides', 'guild'] });
      const strict = opened({
        ...{ ...setup, seed, factions: ['atreides', 'guild'] },
        options: ['strict-traitors'],
      });
      const own = sheetOf('atreides').leaders.map(({ id }) => `keep-traitor ${id}`);
      expect(duneBoard.legalActions(loose)).toHaveLength(4);
      const may = duneBoard.legalActions(strict).map(moveText);
      const isOwn = may.filter((text) => own.includes(text));
      expect(isOwn.length === 0 || isOwn.length === may.length).toBe(true);
    }
  });

  it('[GF9-atreides-04] [GF9-harkonnen-04] [GF9-harkonnen-05] [GF9-harkonnen-07] leaves the Harkonnen all four traitors, and gives them two cards', () => {
    const state = played(opened());
    const cards = state.factions.map(({ hand }) => hand.length);
    expect(cards).toEqual([1, 1, 1, 1, 1, 2]);
    expect(state.factions.map(({ traitors }) => traitors.length)).toEqual([1, 1, 1, 1, 1, 4]);
    expect(ALL.map((id) => sheetOf(id).handLimit)).toEqual([4, 4, 4, 4, 4, 8]);
  });

  it('[GF9-setup-03] [GF9-setup-19] [GF9-setup-20] [GF9-setup-21] [GF9-atreides-01] [GF9-bg-01] [GF9-emperor-01] [GF9-fremen-01] [GF9-guild-01] [GF9-harkonnen-01] places spice and forces as the sheets say', () => {
    const state = played(opened());
    expect(state.turn).toBe(1);
    expect(state.factions.map(({ spice }) => spice)).toEqual([10, 5, 10, 3, 5, 10]);
    expect(state.factions.map(({ reserves }) => reserves)).toEqual([10, 19, 20, 10, 15, 10]);
    const [atreides, sisters, emperor, fremen, guild, harkonnen] = state.factions;
    expect(atreides?.forces).toEqual([{ at: 'arrakeen-9', count: 10 }]);
    expect(sisters?.forces).toEqual([{ at: 'polar-sink', count: 1 }]);
    expect(emperor?.forces).toEqual([]);
    expect(fremen?.forces.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(guild?.forces).toEqual([{ at: 'tueks-sietch-4', count: 5 }]);
    expect(harkonnen?.forces).toEqual([{ at: 'carthag-10', count: 10 }]);
  });

  it('[GF9-fremen-01] lets the Fremen split their ten over the sectors of three territories', () => {
    const state = opened({ ...setup, factions: ['fremen', 'guild'] });
    for (let seat = 0; seat < 2; seat += 1) {
      const [kept] = duneBoard.legalActions(state);
      if (kept !== undefined) duneBoard.play(state, kept);
    }
    for (const count of [3, 0, 2]) duneBoard.play(state, { kind: 'forces', count });
    played(state, (legal) => legal.at(-1));
    expect(state.factions[0]?.forces).toHaveLength(3);
    const territories = ['sietch-tabr', 'false-wall-south', 'false-wall-west'];
    for (const { at } of state.factions[0]?.forces ?? [])
      expect(territories.some((id) => at.startsWith(id))).toBe(true);
  });

  it('[GF9-setup-05] [GF9-setup-12] shuffles by the seed, and seats players round the map', () => {
    expect(opened().deck).toEqual(opened().deck);
    expect(opened().deck).not.toEqual(opened({ ...setup, seed: 8 }).deck);
    expect([...opened().deck].sort()).toEqual(
      treacheryDeck('2019')
        .map(({ id }) => id)
        .sort(),
    );
    expect(circlesOf('2019', 6)).toEqual([1, 4, 7, 10, 13, 16]);
    expect(circlesOf('2019', 2)).toEqual([1, 10]);
  });

  it('is what the players have agreed on, with handicaps', () => {
    const agreed = newSetup('2019');
    const [first] = agreed.seats;
    if (first == null) throw new Error('somebody sits there');
    const seats = [{ ...first, spice: 4 }, null, ...agreed.seats.slice(2)];
    const game = gameOf({ ...agreed, seats }, 3);
    expect(game.factions).toHaveLength(5);
    expect(game.circles).toEqual([1, 7, 10, 13, 16]);
    expect(played(opened(game)).factions[0]?.spice).toBe(14);
    // and the other way, for another game at the same seats
    expect(agreedIn(game)).toEqual({ ...agreed, seats });
  });

  it.each([
    [{ ...setup, factions: ['atreides'] }, 'bad-setup'],
    [{ ...setup, factions: ['atreides', 'corrino'] }, 'unknown-faction'],
    [{ ...setup, factions: ['atreides', 'atreides'] }, 'faction-twice'],
    [{ ...setup, circles: [1, 4] }, 'circles'],
    [{ ...setup, options: ['bid-timer'] }, 'option'],
    [{ ...setup, factions: ['atreides', 'emperor'], options: ['two-each'] }, 'option'],
  ])('refuses %j', (given, code) => {
    const checked = checkSetup(given);
    expect(checked.ok || checked.problems[0]?.code).toBe(code);
  });
});
