import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { endsEarly, leadingAction } from './leading';

const catalogue = loadGameCatalogue();
const nowhere = { frames: [], decision: null };
const lead = (...actions: Action[]) => leadingAction(actions, nowhere)?.kind ?? null;

describe('the move that leads on', () => {
  it('[TAT-6.2.11-47] is the defense, not leaving the leader out', () => {
    expect(lead({ kind: 'decline' }, { kind: 'engage-defense' })).toBe('engage-defense');
  });

  it('[TAT-6.3.2-01] draws while cards may be drawn, and is done then', () => {
    expect(lead({ kind: 'done' }, { kind: 'draw' })).toBe('draw');
    expect(lead({ kind: 'done' }, { kind: 'discard', card: 4 })).toBe('done');
  });

  it('[TAT-6.2.11-57] vanquishes the only participant that can be; among several the House chooses', () => {
    expect(lead({ kind: 'pass' }, { kind: 'vanquish', card: 4 })).toBe('vanquish');
    expect(
      lead({ kind: 'pass' }, { kind: 'vanquish', card: 4 }, { kind: 'vanquish', card: 5 }),
    ).toBe(null);
  });

  it('[TAT-6.2.1-10] never gives a petition up where a bid could be made', () => {
    expect(lead({ kind: 'pass' }, { kind: 'bid', amount: 3 })).toBe(null);
    expect(lead({ kind: 'pass' })).toBe('pass');
  });

  it('[TAT-6.2.1-11] passes in a rival’s petition: what is bid there is a choice', () => {
    const table = scenario({
      houses: [{ favor: 20, assembly: ['eots-carthag'] }, { treasury: 20 }],
    }).toInterval(0);
    table.act('petition eots-carthag', 'bid 4');
    const view = viewFor(table.state, 1);
    expect(leadingAction(legalActions(table.state, catalogue), view)?.kind).toBe('pass');
  });

  it('ends the Interval; what ends or gives up stands back while there is anything else to choose', () => {
    const end: Action = { kind: 'end-interval' };
    expect(lead({ kind: 'deploy', card: 1, host: null }, end)).toBe('end-interval');
    expect(endsEarly(end, 3)).toBe(true);
    expect(endsEarly({ kind: 'pass' }, 2)).toBe(true);
    expect(endsEarly(end, 1)).toBe(false);
    expect(endsEarly({ kind: 'draw' }, 3)).toBe(false);
  });
});
