import { expect, it } from 'vitest';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { answerOf, standingBids } from './standing-bid';

const PASS = { most: 0, isAll: false };

const auction = () =>
  scenario({ phase: 'bidding', factions: { atreides: {}, emperor: {}, guild: {} } });

it('who lets a card go passes on it as often as it is asked, and on no other', () => {
  const table = auction();
  const gone = standingBids(table.state, PASS);
  expect(answerOf(table.state, gone)).toEqual({ kind: 'pass' });
  expect(answerOf(table.state, [])).toBeNull();
  table.play('atreides: pass');
  expect(answerOf(table.state, gone)).toBeNull();
  table.play('emperor: bid 1');
  // another who lets it go too
  const both = [...gone, ...standingBids(table.state, PASS)];
  expect(answerOf(table.state, both)).toEqual({ kind: 'pass' });
  expect(answerOf(table.state, gone)).toBeNull();
  table.play('guild: bid 2');
  expect(table.asked()).toBe('atreides');
  expect(answerOf(table.state, both)).toEqual({ kind: 'pass' });
  // the next card
  table.play('atreides: pass', 'emperor: pass', 'emperor: pass', 'guild: pass');
  expect(table.asked()).toBe('atreides');
  expect(answerOf(table.state, gone)).toBeNull();
});

it('who passes on all cards of the turn passes on the next one too', () => {
  const table = auction();
  const gone = standingBids(table.state, { most: 0, isAll: true });
  table.play('atreides: pass', 'emperor: bid 1', 'guild: pass', 'atreides: pass');
  expect(table.asked()).not.toBe('guild');
  while (table.asked() !== 'atreides') table.play(`${table.asked()}: pass`);
  expect(answerOf(table.state, gone)).toEqual({ kind: 'pass' });
});

it('who bids up to a limit bids the least that leads, and passes above it', () => {
  const table = auction();
  const bids = standingBids(table.state, { most: 3, isAll: false });
  expect(answerOf(table.state, bids)).toEqual({ kind: 'bid', spice: 1 });
  table.play('atreides: bid 1', 'emperor: bid 2', 'guild: pass');
  expect(answerOf(table.state, bids)).toEqual({ kind: 'bid', spice: 3 });
  table.play('atreides: bid 3', 'emperor: bid 4', 'guild: pass');
  expect(answerOf(table.state, bids)).toEqual({ kind: 'pass' });
});
