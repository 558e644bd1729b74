import { expect } from 'vitest';
import { inBoth, scenario } from '../testing/scenario-fixture';
import { planParts } from './plan-parts';

/** The Harkonnen attack the Emperor in Carthag and make their plan. */
function attack(hand: readonly string[]) {
  const table = scenario({
    phase: 'battle',
    factions: {
      harkonnen: { forces: { 'carthag-10': 3 }, hand: [...hand] },
      emperor: { forces: { 'carthag-10': 2 } },
      guild: {},
    },
  });
  table.until('harkonnen', 'leader');
  return table;
}

const kinds = (parts: ReturnType<typeof planParts>) => parts.map(({ action }) => action.kind);

inBoth(
  '[GF9-battle-09] [GF9-battle-10] [GF9-battle-13] a plan is made of leader, weapon, defense and dial together, and none of it is played before it is locked',
  () => {
    const table = attack(['crysknife', 'shield']);
    const before = JSON.stringify(table.state);
    const parts = planParts(table.state, [
      { kind: 'weapon', card: 'crysknife' },
      { kind: 'strength', dial: 2 },
      { kind: 'strength', dial: 3 },
    ]);
    expect(kinds(parts)).toEqual(['leader', 'weapon', 'defense', 'strength']);
    expect(parts[1]?.action).toEqual({ kind: 'weapon', card: 'crysknife' });
    expect(parts[2]?.action).toEqual({ kind: 'defense', card: null });
    expect(parts[3]?.action).toEqual({ kind: 'strength', dial: 3 });
    expect(JSON.stringify(table.state)).toBe(before);
  },
);

inBoth(
  '[GF9-card-worthless-02] a worthless card that is chosen as weapon is not offered as defense too',
  () => {
    const table = attack(['la-la-la']);
    const card = 'la-la-la';
    const [, weapon, defense] = planParts(table.state, [
      { kind: 'weapon', card },
      { kind: 'defense', card },
    ]);
    expect(weapon?.action).toEqual({ kind: 'weapon', card });
    expect(defense?.legal).toEqual([{ kind: 'defense', card: null }]);
  },
);
