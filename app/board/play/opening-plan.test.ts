import { expect, it } from 'vitest';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { openingPlan } from './opening-plan';

it('a plan opens with a weapon that its seat holds, and keeps what is chosen otherwise', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      harkonnen: { forces: { 'carthag-10': 6 }, hand: ['crysknife', 'shield'] },
      emperor: { forces: { 'carthag-10': 5 } },
      guild: {},
    },
  });
  table.until('harkonnen', 'leader');
  const before = JSON.stringify(table.state);
  const actions = (...wanted: Parameters<typeof openingPlan>[1]) =>
    openingPlan(table.state, wanted).parts.map(({ action }) => action);
  expect(actions()).toContainEqual({ kind: 'weapon', card: 'crysknife' });
  const none = { kind: 'weapon', card: null } as const;
  expect(actions(none)).toContainEqual(none);
  const dial = { kind: 'strength', dial: 2 } as const;
  expect(actions(dial)).toContainEqual(dial);
  // what is suggested to dial does not change with what is dialed
  const told = openingPlan(table.state, []);
  expect(told.parts.map(({ action }) => action)).toContainEqual({
    kind: 'strength',
    dial: told.dial,
  });
  expect(openingPlan(table.state, [dial]).dial).toBe(told.dial);
  expect(JSON.stringify(table.state)).toBe(before);
});

it('of leaders with whom a plan wins as surely, the one leads that needs the fewest forces', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      atreides: { forces: { 'carthag-10': 15 }, hand: ['shield'] },
      harkonnen: { forces: { 'carthag-10': 8 }, hand: ['shield', 'snooper', 'chaumas'] },
      guild: {},
    },
  });
  table.until('atreides', 'leader');
  const leading = (leader: string) => openingPlan(table.state, [{ kind: 'leader', leader }]).dial;
  expect(leading('wellington-yueh')).toBe(13);
  const { parts, dial } = openingPlan(table.state, []);
  expect(parts[0]?.action).toEqual({ kind: 'leader', leader: 'thufir-hawat' });
  expect(dial).toBe(9);
});
