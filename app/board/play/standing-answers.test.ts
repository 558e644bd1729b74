import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { noAmong, oftenAsked, standingAnswers } from './standing-answers';

const NONE: Action = { kind: 'help', spice: 0 };

/** Where Atreides are asked for spice for their ally; what is suggested there, if anything is. */
function asked(suggested: Action | null = NONE) {
  const { state } = scenario({
    phase: 'bidding',
    options: ['advantages'],
    factions: { atreides: { ally: 'emperor' }, emperor: { ally: 'atreides' }, guild: {} },
  });
  expect(oftenAsked(duneBoard.legalActions(state))).toBe('help');
  const seat = state.asked ?? -1;
  let advice = suggested;
  const standing = standingAnswers(() => state, suggested && (() => advice));
  return { state, seat, standing, suggest: (action: Action) => void (advice = action) };
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

it('an answer that changes is not kept, nor one that is not what is suggested', () => {
  const { standing, suggest } = asked();
  standing.hear(NONE);
  standing.hear({ kind: 'help', spice: 1 });
  standing.hear(NONE);
  expect(standing.next()).toBeNull();
  standing.hear(NONE);
  suggest({ kind: 'help', spice: 2 });
  expect(standing.next()).toBeNull();
  suggest(NONE);
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
  const { standing, seat } = asked(null);
  standing.hear(NONE);
  standing.hear(NONE);
  expect(standing.next()).toBeNull();
  expect(standing.of(seat)).toEqual([]);
  expect(standing.never()).toEqual(NONE);
  standing.hear(NONE);
  expect(standing.next()).toEqual(NONE);
  expect(standing.of(seat)).toHaveLength(1);
});

it('no Karama is spent by itself', () => {
  const { state, until } = scenario({
    phase: 'storm',
    options: ['advantages'],
    factions: { atreides: { hand: ['karama'] }, emperor: {}, guild: {} },
  });
  until('atreides', 'order');
  const order = duneBoard.legalActions(state).find(({ kind }) => kind === 'order');
  if (order === undefined) throw new Error('a Karama can stop something');
  const standing = standingAnswers(
    () => state,
    () => order,
  );
  standing.hear(order);
  standing.hear(order);
  expect(standing.next()).toBeNull();
});

it('no is the pass where nothing is counted', () => {
  const pass: Action = { kind: 'pass' };
  expect(oftenAsked([{ kind: 'grant' }, pass])).toBe('grant');
  expect(noAmong([{ kind: 'grant' }, pass])).toBe(pass);
  expect(oftenAsked([{ kind: 'bid', spice: 1 }, pass])).toBeNull();
});
