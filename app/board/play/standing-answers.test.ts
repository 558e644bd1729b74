import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { type Action, PASS } from '@/lib/board/engine/actions';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { noAmong, oftenAsked, standingAnswers } from './standing-answers';

const NONE: Action = { kind: 'help', spice: 0 };

/** Where Atreides are asked for spice for their ally, alone at the device or not. */
function asked(isAlone = true) {
  const { state } = scenario({
    phase: 'bidding',
    options: ['advantages'],
    factions: { atreides: { ally: 'emperor' }, emperor: { ally: 'atreides' }, guild: {} },
  });
  expect(oftenAsked(duneBoard.legalActions(state))).toBe('help');
  const standing = standingAnswers(() => state, isAlone ? () => null : null);
  return { state, seat: state.asked ?? -1, standing };
}

it('the same answer given twice is kept, till who gave it asks for the question again', () => {
  const { seat, standing } = asked();
  standing.hear(NONE);
  expect(standing.next()).toBeNull();
  expect(standing.of(seat)).toEqual([]);
  standing.hear(NONE);
  expect(standing.next()).toEqual(NONE);
  expect(standing.latelyOf(seat)).toEqual(['0 spice for Emperor']);
  expect(standing.of(seat + 1)).toEqual([]);
  // what was answered since the last decision is told till the next
  standing.hear({ kind: 'pass' });
  expect(standing.latelyOf(seat)).toEqual([]);
  standing.askAgain(seat);
  expect(standing.next()).toBeNull();
});

it('an answer that changes is not kept, nor one that gives spice away', () => {
  const { standing } = asked();
  standing.hear(NONE);
  standing.hear({ kind: 'help', spice: 1 });
  standing.hear({ kind: 'help', spice: 1 });
  expect(standing.next()).toBeNull();
  standing.hear(NONE);
  expect(standing.next()).toBeNull();
  standing.hear(NONE);
  expect(standing.next()).toEqual(NONE);
});

it('another alliance is another question', () => {
  const { standing, state } = asked();
  standing.hear(NONE);
  standing.hear(NONE);
  const own = state.factions[state.asked ?? -1];
  if (own === undefined) throw new Error('somebody is asked');
  own.allies = [2];
  expect(standing.next()).toBeNull();
});

it('where several sit at one device nothing is kept but what is not to be asked any more', () => {
  const { standing, seat } = asked(false);
  standing.hear(NONE);
  standing.hear(NONE);
  expect(standing.next()).toBeNull();
  expect(standing.of(seat)).toEqual([]);
  expect(standing.never()).toEqual(NONE);
  standing.hear(NONE);
  expect(standing.next()).toEqual(NONE);
  expect(standing.of(seat)).toHaveLength(1);
});

it('no Karama is spent by itself, and what it could stop is asked again once that is suggested', () => {
  const { state, until } = scenario({
    phase: 'storm',
    options: ['advantages'],
    factions: { atreides: { hand: ['karama'] }, emperor: {}, guild: {} },
  });
  until('atreides', 'order');
  const order = duneBoard.legalActions(state).find(({ kind }) => kind === 'order');
  if (order === undefined) throw new Error('a Karama can stop something');
  let suggested = order;
  const standing = standingAnswers(
    () => state,
    () => suggested,
  );
  standing.hear(order);
  standing.hear(order);
  expect(standing.next()).toBeNull();
  standing.hear(PASS);
  standing.hear(PASS);
  expect(standing.next()).toBeNull();
  suggested = PASS;
  expect(standing.next()).toEqual(PASS);
});

it('no is the pass where nothing is counted', () => {
  const pass: Action = { kind: 'pass' };
  expect(oftenAsked([{ kind: 'grant' }, pass])).toBe('grant');
  expect(noAmong([{ kind: 'grant' }, pass])).toBe(pass);
  expect(oftenAsked([{ kind: 'bid', spice: 1 }, pass])).toBeNull();
});
