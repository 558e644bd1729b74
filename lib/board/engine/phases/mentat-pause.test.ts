import { describe, expect, it } from 'vitest';
import { inBoth, type Scenario, scenario } from '../testing/scenario-fixture';

const THREE = { 'arrakeen-9': 1, 'carthag-10': 1, 'sietch-tabr-13': 1 };
const ended = (factions: Scenario['factions'], more: Partial<Scenario> = {}) =>
  scenario({ ...{ phase: 'mentat-pause', turn: 10 }, ...more, factions }).state.outcome;

describe('the mentat pause', () => {
  it('[GF9-mentat-01] [GF9-bribe-07] [GF9-bribe-08] adds the spice in front of the shields to the own', () => {
    const table = scenario({
      phase: 'mentat-pause',
      factions: { atreides: { spice: 1, bribes: 4 }, emperor: {}, guild: {} },
    });
    expect(table.faction('atreides')).toMatchObject({ spice: 5, bribes: 0 });
  });

  it('[GF9-mentat-02] [GF9-mentat-05] three strongholds win now, and not before', () => {
    const factions = { atreides: { forces: THREE }, emperor: {}, guild: {} };
    expect(ended(factions, { turn: 2 })).toEqual({ winners: [0], reason: 'strongholds' });
    expect(ended(factions, { turn: 2, phase: 'charity' })).toBeNull();
  });

  it('[GF9-mentat-04] without a winner the next turn begins', () => {
    const table = scenario({
      ...{ phase: 'mentat-pause', turn: 3 },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    expect(table.state.turn).toBe(4);
    expect(table.state.phase).toBe('storm');
  });

  inBoth('[GF9-players-02] [GF9-players-04] [DES-object-01] two players need four', () => {
    const two = { atreides: { forces: THREE }, harkonnen: {} };
    expect(ended(two, { turn: 2 })).toBeNull();
    const four = { atreides: { forces: { ...THREE, 'tueks-sietch-4': 1 } }, harkonnen: {} };
    expect(ended(four, { turn: 2 })?.reason).toBe('strongholds');
  });

  it('counts a stronghold that two share for neither, or with the option for both (GF9-Q25)', () => {
    const factions = {
      atreides: { forces: THREE },
      emperor: { forces: { 'carthag-10': 1 } },
      guild: {},
    };
    const shared = { turn: 2, storm: 10 };
    expect(ended(factions, shared)).toBeNull();
    expect(ended(factions, { ...shared, options: ['shared-stronghold'] })?.winners).toEqual([0]);
  });

  it('[GF9-bg-06] takes the win for the Bene Gesserit if they foretold it', () => {
    const factions = { atreides: { forces: THREE }, 'bene-gesserit': {}, guild: {} };
    const foretold = (faction: string, turn: number) =>
      ended(factions, { turn: 4, prediction: { faction, turn } })?.winners;
    expect(foretold('atreides', 4)).toEqual([1]);
    expect(foretold('atreides', 5)).toEqual([0]);
    expect(foretold('guild', 4)).toEqual([0]);
  });
});

describe('the end of the last turn', () => {
  it('[GF9-fremen-10] [GF9-fremen-19] the Fremen win with their ally if their sietches are theirs or empty and no rival is in Tuek’s Sietch', () => {
    const base = { fremen: { ally: 'emperor' }, emperor: { ally: 'fremen' }, guild: {} };
    expect(ended(base)).toEqual({ winners: [0, 1], reason: 'fremen' });
    const inTabr = { ...base, guild: { forces: { 'sietch-tabr-13': 1 } } };
    expect(ended(inTabr)?.reason).toBe('guild');
    const inTueks = { ...base, harkonnen: { forces: { 'tueks-sietch-4': 1 } } };
    expect(ended(inTueks)?.reason).toBe('guild');
    const guildInTueks = { ...base, guild: { forces: { 'tueks-sietch-4': 1 } } };
    expect(ended(guildInTueks)?.reason).toBe('fremen');
  });

  it('[GF9-guild-08] [GF9-guild-11] else the Guild wins, with its ally', () => {
    const factions = { guild: { ally: 'emperor' }, emperor: { ally: 'guild' }, atreides: {} };
    expect(ended(factions)).toEqual({ winners: [0, 1], reason: 'guild' });
  });

  it('[GF9-seq-01] without the Guild the Fremen win, without both who holds the most, and in a tie the first in storm order', () => {
    const taken = { forces: { 'sietch-tabr-13': 1 } };
    expect(ended({ fremen: {}, atreides: taken, emperor: {} })?.winners).toEqual([0]);
    const most = { atreides: {}, emperor: taken, harkonnen: {} };
    expect(ended(most)).toEqual({ winners: [1], reason: 'last-turn' });
    const tie = { atreides: {}, emperor: taken, harkonnen: { forces: { 'carthag-10': 1 } } };
    expect(ended(tie)?.winners).toEqual([1]);
    expect(ended(tie, { storm: 8 })?.winners).toEqual([2]);
    expect(ended(tie, { options: ['shared-end'] })?.winners).toEqual([1, 2]);
  });

  it('[GF9-bg-05] the win of Guild or Fremen cannot be foretold', () => {
    const factions = { guild: {}, 'bene-gesserit': {}, atreides: {} };
    const outcome = ended(factions, { prediction: { faction: 'guild', turn: 10 } });
    expect(outcome).toEqual({ winners: [0], reason: 'guild' });
  });

  it('[GF9-seq-01] a normal win goes before, also in the last turn', () => {
    const factions = { guild: {}, atreides: { forces: THREE }, emperor: {} };
    expect(ended(factions)).toEqual({ winners: [1], reason: 'strongholds' });
  });
});
