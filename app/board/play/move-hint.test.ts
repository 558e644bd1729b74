import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { isLeaving, moveHint } from './move-hint';

it('says that the number comes next where a group of several leaves, and not of one alone', () => {
  const hints = [4, 1].map((count) => {
    const table = scenario({
      phase: 'shipment',
      factions: { atreides: { forces: { 'arrakeen-9': count } }, emperor: {} },
    });
    table.until('atreides', 'move');
    expect(moveHint(viewFor(table.state, 0))).toBeNull();
    table.play('atreides: move arrakeen');
    const view = viewFor(table.state, 0);
    expect(isLeaving(view)).toBe(true);
    return moveHint(view);
  });
  expect(hints).toEqual(['All or some of them: you say how many next.', null]);
});
