import { describe, expect, it } from 'vitest';
import { list, rows } from './desk-fixture';
import { nearestFirst, reportOrder } from './report-order';
import { rowsOf } from './rows';

const lists = ['a', 'b', 'c', 'd'].map((id) => list(id));
const all = rows(lists);
const of = (...ids: readonly string[]) => all.filter(({ id }) => ids.includes(id));

describe('the walk from report to report', () => {
  const view = { open: 'a', isAway: false, shown: of('a', 'c', 'd'), rows: all };

  it('goes through what the table showed, also when a list leaves the filter on the way', () => {
    const walk = reportOrder(null, view);
    expect(walk).toEqual(['a', 'c', 'd']);
    expect(reportOrder(walk, { ...view, shown: of('c', 'd') })).toBe(walk);
    expect(reportOrder(walk, { ...view, open: 'c', shown: of('d') })).toBe(walk);
  });

  it('goes through all lists from one that the filter does not let through', () => {
    expect(reportOrder(null, { ...view, open: 'b' })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ends when the table is back, not while two lists stand side by side', () => {
    expect(reportOrder(['a', 'c'], { ...view, open: null })).toBeNull();
    expect(reportOrder(['a', 'c'], { ...view, open: null, isAway: true })).toEqual(['a', 'c']);
  });

  it('waits until every list is read, as the filter knows nothing before', () => {
    expect(reportOrder(null, { ...view, rows: rowsOf(lists, new Map()) })).toBeNull();
  });
});

describe('where the focus goes when a row is gone', () => {
  it('to the next, and to the one before where it was the last', () => {
    expect(nearestFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'c', 'a']);
    expect(nearestFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'b', 'a']);
    expect(nearestFirst(['a'], 'x')).toEqual(['a']);
    expect(nearestFirst([], 'x')).toEqual([]);
  });
});
