import { describe, expect, it } from 'vitest';
import { inBoth, type Scenario, scenario } from '../testing/scenario-fixture';

const WALL = { 'shield-wall-7': 2 };

describe('the storm', () => {
  inBoth(
    '[GF9-storm-04] [GF9-storm-05] [DES-storm-04] [DES-storm-05] is dialed by the two who used the wheels last, 1 to 3 each',
    () => {
      const table = scenario({
        ...{ phase: 'storm', storm: 3, wheels: ['guild', 'atreides'] },
        factions: { atreides: {}, emperor: {}, guild: {} },
      });
      table.until('guild', 'dial');
      expect(table.options()).toEqual(['dial 1', 'dial 2', 'dial 3']);
      table.play('guild: dial 3', 'atreides: dial 2');
      expect(table.state.storm).toBe(8);
      expect(table.state.wheels).toEqual([2, 0]);
    },
  );

  inBoth(
    '[GF9-storm-07] [DES-storm-07] spares the Imperial Basin till the Shield Wall falls',
    () => {
      const lost = (wallStands: boolean) => {
        const table = scenario({
          ...{ phase: 'storm', storm: 7, wheels: ['guild', 'atreides'], wallStands },
          factions: {
            atreides: { forces: { 'imperial-basin-9': 2, 'arrakeen-9': 3 } },
            guild: {},
            harkonnen: { forces: { 'carthag-10': 4 } },
          },
        });
        table.until('guild', 'dial');
        table.play('guild: dial 2', 'atreides: dial 1');
        return table.state.factions.map(({ tanks }) => tanks);
      };
      expect(lost(true)).toEqual([0, 0, 0]);
      expect(lost(false)).toEqual([5, 0, 4]);
    },
  );

  it('[GF9-card-weather-01] can be moved 0 to 10 sectors by Weather Control in place of the dials, after turn 1', () => {
    const plan: Scenario = {
      ...{ phase: 'storm', storm: 3, wheels: ['guild', 'emperor'] },
      factions: { atreides: { hand: ['weather-control'] }, emperor: {}, guild: {} },
    };
    const table = scenario(plan);
    table.until('atreides', 'weather');
    expect(table.options()).toHaveLength(12);
    table.play('atreides: weather 9');
    expect(table.state.storm).toBe(12);
    expect(table.state.discards).toEqual(['weather-control']);
    expect(table.state.wheels).toEqual([2, 1]);
    const first = scenario({ ...plan, turn: 1, storm: 0, wheels: [] });
    first.until('atreides', 'dial');
    expect(first.log('atreides').join()).not.toContain('Weather');
  });

  it('[DES-card-weather-01] [DES-Q49] leaves the storm where it is with 0 on turn 1, where it may be played then', () => {
    const storm = (move: string) => {
      const table = scenario({
        ...{ edition: 'descartes', phase: 'storm', turn: 1, storm: 0 },
        options: ['weather-on-turn-one'],
        factions: {
          atreides: { hand: ['weather-control'], forces: { 'meridian-0': 2 } },
          ...{ emperor: {}, guild: {} },
        },
      });
      if (move === 'guild: dial 0') table.until('guild', 'dial');
      else table.until('atreides', 'weather');
      table.play(move);
      table.finish();
      return [table.state.storm, table.faction('atreides').tanks];
    };
    expect(storm('atreides: weather 0')).toEqual([0, 0]);
    // Dialed, the first storm is put there.
    expect(storm('guild: dial 0')).toEqual([0, 2]);
  });

  it('asks everybody for Weather Control, whoever holds it, till it lies in the discards', () => {
    const table = scenario({
      ...{ phase: 'storm', wheels: ['guild', 'emperor'] },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    const seen: (string | null)[] = [];
    while (table.state.frames.at(-1)?.step === 'orders') table.play(`${table.asked()}: pass`);
    while (table.options().join() === 'pass') {
      seen.push(table.asked());
      table.play(`${table.asked()}: pass`);
    }
    expect(seen).toEqual(['atreides', 'emperor', 'guild']);
  });

  inBoth(
    '[GF9-card-atomics-01] [GF9-card-atomics-02] [GF9-card-atomics-03] [GF9-card-atomics-04] [GF9-card-atomics-06] [DES-card-atomics-03] [DES-card-atomics-04] [DES-card-atomics-07] Family Atomics from beside the Shield Wall kill all on it, and leave the game',
    () => {
      const table = scenario({
        ...{ phase: 'storm', storm: 2, wheels: ['guild', 'emperor'] },
        factions: {
          atreides: { hand: ['family-atomics'], forces: { 'imperial-basin-9': 1 } },
          emperor: { forces: WALL },
          guild: { forces: { 'tueks-sietch-4': 1 } },
        },
      });
      table.until('guild', 'dial');
      table.play('guild: dial 1', 'emperor: dial 1');
      // The Emperor too could do it, for all that the others know.
      table.play('emperor: pass');
      expect(table.options()).toEqual(['pass', 'atomics']);
      table.play('atreides: atomics');
      expect(table.faction('emperor').tanks).toBe(2);
      expect(table.state.wallStands).toBe(false);
      expect(table.state.removed).toEqual(['family-atomics']);
      expect(table.state.storm).toBe(4);
    },
  );

  it('[GF9-card-atomics-02] not from across the storm', () => {
    const table = scenario({
      ...{ phase: 'storm', storm: 6, wheels: ['guild', 'emperor'] },
      factions: {
        atreides: { hand: ['family-atomics'], forces: { 'pasty-mesa-5': 1 } },
        emperor: {},
        guild: {},
      },
    });
    table.until('guild', 'dial');
    table.play('guild: dial 1', 'emperor: dial 1');
    expect(table.state.phase).not.toBe('storm');
  });

  inBoth(
    '[GF9-card-atomics-05] [DES-card-atomics-05] does not hit what it stands over when the wall falls',
    () => {
      const table = scenario({
        ...{ phase: 'storm', storm: 9, wheels: ['guild', 'emperor'] },
        factions: {
          atreides: { hand: ['family-atomics'], forces: { 'shield-wall-8': 1, 'arrakeen-9': 3 } },
          emperor: {},
          guild: {},
        },
      });
      table.until('guild', 'dial');
      table.play('guild: dial 1', 'emperor: dial 1', 'atreides: atomics');
      expect(table.forces('atreides', 'arrakeen-9')).toBe(3);
      expect(table.faction('atreides').tanks).toBe(1);
    },
  );

  inBoth(
    '[GF9-storm-14] [DES-order-02] the first player opens the bidding and is the first to ship',
    () => {
      const table = scenario({
        ...{ phase: 'bidding', storm: 13 },
        factions: { atreides: {}, emperor: {}, guild: {} },
      });
      expect(table.asked()).toBe('atreides');
      const other = scenario({
        ...{ phase: 'bidding', storm: 3 },
        factions: { atreides: {}, emperor: {}, guild: {} },
      });
      expect(other.asked()).toBe('emperor');
    },
  );
});
