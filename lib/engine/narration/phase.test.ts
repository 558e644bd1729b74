import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { atTable } from '../testing/narration-fixture';
import { turnPartNow } from './phase';

describe('the part of the turn', () => {
  it('[TAT-6-01] is the House Intervals, with what their House may do, and who acts for the others', () => {
    const { state } = atTable({});
    expect(turnPartNow(viewFor(state, 0))).toEqual({
      part: 'houses',
      text: 'Petition, deploy, use cards, trade, lead rites.',
    });
    expect(turnPartNow(viewFor(state, 1)).text).toBe('House 0 acts; others answer.');
  });

  it('[TAT-6.3-01] is the Assembly, then the hand, when all have acted', () => {
    const table = atTable({ assembly: ['eots-stilgar'], hand: ['eots-kindjal'] });
    const parts = new Set<string>();
    while (table.state.turn === 1) {
      parts.add(turnPartNow(viewFor(table.state, 0)).part);
      table.act(table.can('done') ? 'done' : 'end-interval');
    }
    expect([...parts]).toEqual(['houses', 'assembly', 'hand']);
  });
});
