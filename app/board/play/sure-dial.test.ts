import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { counselIn } from './sure-dial';

it('a sure dial says in a few rows what could go wrong', () => {
  const why = (traitors: readonly string[]) => {
    const table = scenario({
      phase: 'battle',
      factions: {
        atreides: { forces: { 'arrakeen-9': 15 }, traitors },
        emperor: { forces: { 'arrakeen-9': 2 } },
        harkonnen: {},
      },
    });
    table.until('atreides', 'leader');
    table.play('atreides: leader thufir-hawat');
    return counselIn(viewFor(table.state, 0))?.why.map(({ text }) => text);
  };
  const rest = [expect.stringMatching(/^If Thufir Hawat is killed: \d+ to \d+, still yours$/)];
  expect(why(['thufir-hawat'])).toEqual(['Sure to win', ...rest]);
  expect(why([])).toEqual(['Sure to win, unless a traitor', ...rest]);
});
