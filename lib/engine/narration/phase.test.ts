import { describe, expect, it } from 'vitest';
import type { TurnFrame } from '../state/frames';
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

  it('[TAT-6-01] is told between the phases too, by what comes next', () => {
    const view = viewFor(atTable({}).state, 0);
    const part = (next: TurnFrame['next']) =>
      turnPartNow({ ...view, frames: [{ step: 'turn', next, done: [] }] }).part;
    const parts = {
      disengage: ['disengage', 'deferment', 'initiative'],
      houses: ['houses', 'assembly-discard'],
      assembly: ['assembly-draw', 'hand-discard'],
      hand: ['hand-draw', 'end'],
    } as const;
    for (const [name, nexts] of Object.entries(parts))
      for (const next of nexts) expect(part(next), next).toBe(name);
    expect(turnPartNow({ ...view, frames: [] }).part).toBe('disengage');
  });
});
