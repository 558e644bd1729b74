import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { sumUp } from './summary';

const summary = (options: readonly string[] = []) => {
  const table = scenario({
    ...{ phase: 'charity', options },
    factions: { emperor: { hand: ['shield'], dead: ['caid', 'bashar'] }, guild: {} },
  });
  table.faction('emperor').covered = ['bashar'];
  return sumUp(table.state)[0];
};

it('[GF9-Q30] a summary counts no hand that is hidden', () => {
  expect(summary()?.cards).toBe(1);
  expect(summary(['hidden-hands'])?.cards).toBeNull();
});

it('[GF9-harkonnen-12] a summary counts a leader that was killed face down as the others do', () => {
  expect(summary()?.leaders).toBe(4);
});
