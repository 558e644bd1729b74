import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { noAmong, oftenAsked, standingNo } from './standing-no';

it('what is asked time and again may be answered with no for good, by nobody else and to nothing else', () => {
  const table = scenario({
    phase: 'bidding',
    options: ['advantages'],
    factions: { atreides: { ally: 'emperor' }, emperor: { ally: 'atreides' }, guild: {} },
  });
  const legal = duneBoard.legalActions(table.state);
  expect(oftenAsked(legal)).toBe('help');
  const seat = table.state.asked ?? -1;
  expect(standingNo(table.state, [{ seat, to: 'help' }])).toEqual({ kind: 'help', spice: 0 });
  expect(standingNo(table.state, [{ seat, to: 'order' }])).toBeNull();
  expect(standingNo(table.state, [{ seat: seat + 1, to: 'help' }])).toBeNull();
});

it('no is the pass where nothing is counted', () => {
  const pass: Action = { kind: 'pass' };
  expect(oftenAsked([{ kind: 'grant' }, pass])).toBe('grant');
  expect(noAmong([{ kind: 'grant' }, pass])).toBe(pass);
  expect(oftenAsked([{ kind: 'bid', spice: 1 }, pass])).toBeNull();
});
