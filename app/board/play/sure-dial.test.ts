import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { counselIn } from './sure-dial';

it('a sure dial says whether the leader could be a traitor', () => {
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
    return counselIn(viewFor(table.state, 0))?.why ?? '';
  };
  expect(why(['thufir-hawat'])).toContain('no traitor: you hold that card; costs');
  expect(why([])).toContain(', unless a traitor; costs');
});
