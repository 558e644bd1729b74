import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { readMove } from '../actions';
import { viewFor } from '../state/view';
import { inBoth, scenario } from './scenario-fixture';

describe('what is secret', () => {
  const table = () =>
    scenario({
      ...{ phase: 'charity', prediction: { faction: 'emperor', turn: 7 } },
      factions: {
        'bene-gesserit': { spice: 11, hand: ['lasgun'], traitors: ['caid'] },
        emperor: { spice: 13, bribes: 2, tanks: 3 },
        guild: {},
      },
    });

  it('[GF9-secrecy-03] [GF9-setup-17] shows spice, hand and traitors to their player alone', () => {
    const { state } = table();
    expect(viewFor(state, 0).factions[0]?.own).toMatchObject({
      ...{ spice: 11, hand: ['lasgun'], traitors: ['caid'] },
    });
    for (const seat of [1, 2, null]) {
      expect(viewFor(state, seat).factions[0]?.own).toBeNull();
      expect(JSON.stringify(viewFor(state, seat))).not.toContain('lasgun');
    }
  });

  inBoth('[GF9-bg-04] [DES-bg-04] shows the prediction to the Bene Gesserit alone', () => {
    const { state } = table();
    expect(viewFor(state, 0).prediction).toEqual({ faction: 'emperor', turn: 7 });
    expect(viewFor(state, 1).prediction).toBeNull();
  });

  it('[GF9-setup-20] [GF9-bribe-07] shows reserves, Tanks and spice in front of the shield to all', () => {
    const seen = viewFor(table().state, null).factions[1];
    expect(seen).toMatchObject({ reserves: 17, tanks: 3, bribes: 2 });
  });

  it('[GF9-setup-08] shows of a pile how many cards lie there', () => {
    const seen = JSON.stringify(viewFor(table().state, null));
    expect(seen).not.toContain('shai-hulud');
    expect(viewFor(table().state, null).piles).toEqual({
      ...{ spiceDeck: 21, spiceDiscards: 0, deck: 32, discards: 0, row: 0 },
    });
  });
});

describe('deals', () => {
  it('[GF9-bribe-01] [GF9-bribe-05] [GF9-bribe-07] spice changes hands when anybody is asked, and lies in front of the shield', () => {
    const table = scenario({
      phase: 'charity',
      factions: { atreides: { ally: 'guild' }, emperor: {}, guild: { ally: 'atreides' } },
    });
    table.play('atreides: bribe 3 1');
    expect(table.faction('atreides').spice).toBe(2);
    expect(table.faction('emperor')).toMatchObject({ spice: 5, bribes: 3 });
    expect(table.asked()).toBe('atreides');
    // Deals are for players who are not allied, and gifts for the Emperor and its ally.
    expect(duneBoard.play(table.state, { kind: 'gift', spice: 1 }).ok).toBe(false);
    for (const [to, spice] of [
      [1, 3],
      [1, 0],
      [0, 1],
      [2, 1],
      [5, 1],
    ] as const)
      expect(duneBoard.play(table.state, { kind: 'bribe', to, spice }).ok, `${to}`).toBe(false);
  });

  it('[GF9-emperor-06] the Emperor gives its ally spice whenever it is asked', () => {
    const table = scenario({
      phase: 'charity',
      factions: { emperor: { ally: 'guild' }, atreides: {}, guild: { ally: 'emperor' } },
    });
    table.play('emperor: gift 4');
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([1, 5, 9]);
    expect(table.asked()).toBe('emperor');
  });

  inBoth('[GF9-bribe-04] [DES-bribe-09] move spice, and nothing else that a faction has', () => {
    const table = scenario({
      phase: 'charity',
      factions: { guild: { spice: 5, hand: ['lasgun'] }, emperor: {}, atreides: {} },
    });
    const giver = table.state.asked ?? 0;
    const taker = (giver + 1) % 3;
    const plain = () =>
      table.state.factions.map((faction) => ({ ...faction, spice: null, bribes: null }));
    const before = structuredClone(plain());
    for (const what of ['lasgun', 'staban-tuek', 'prescience'])
      expect(readMove(`bribe ${taker} ${what}`)).toBeNull();
    expect(duneBoard.play(table.state, { kind: 'bribe', to: taker, spice: 2 }).ok).toBe(true);
    expect(plain()).toEqual(before);
  });
});
