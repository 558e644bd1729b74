import { expect, it } from 'vitest';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { lettingGo, passOf } from './let-go';

it('who lets a card go passes on it as often as it is asked, and on no other', () => {
  const table = scenario({
    phase: 'bidding',
    factions: { atreides: {}, emperor: {}, guild: {} },
  });
  const gone = lettingGo(table.state);
  expect(passOf(table.state, gone)).toEqual({ kind: 'pass' });
  expect(passOf(table.state, [])).toBeNull();
  table.play('atreides: pass');
  expect(passOf(table.state, gone)).toBeNull();
  table.play('emperor: bid 1');
  // another who lets it go too
  const both = [...gone, ...lettingGo(table.state)];
  expect(passOf(table.state, both)).toEqual({ kind: 'pass' });
  expect(passOf(table.state, gone)).toBeNull();
  table.play('guild: bid 2');
  expect(table.asked()).toBe('atreides');
  expect(passOf(table.state, both)).toEqual({ kind: 'pass' });
  // the next card
  table.play('atreides: pass', 'emperor: pass', 'emperor: pass', 'guild: pass');
  expect(table.asked()).toBe('atreides');
  expect(passOf(table.state, gone)).toBeNull();
});
