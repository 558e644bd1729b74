import { describe, expect, it } from 'vitest';
import type { SortField } from '@/lib/cards/query/query';
import { pressedHead } from './pressed-head';

const key = (field: SortField, descending = false) => ({ field, descending });

describe('a press on the head of a column', () => {
  it('asks for its first direction, then for the other, then for none', () => {
    const once = pressedHead([], key('battle', true), false);
    expect(once).toEqual([key('battle', true)]);
    const twice = pressedHead(once, key('battle', true), false);
    expect(twice).toEqual([key('battle', false)]);
    expect(pressedHead(twice, key('battle', true), false)).toEqual([]);
  });

  it('takes the place of the other columns, and with Shift stands after them', () => {
    expect(pressedHead([key('cost')], key('name'), false)).toEqual([key('name')]);
    expect(pressedHead([key('cost')], key('name'), true)).toEqual([key('cost'), key('name')]);
  });

  it('turns in its place with Shift, and alone where others stood after it', () => {
    const both = [key('cost'), key('name')];
    expect(pressedHead(both, key('cost'), true)).toEqual([key('cost', true), key('name')]);
    expect(pressedHead(both, key('cost'), false)).toEqual([key('cost', true)]);
    expect(pressedHead(both, key('name'), false)).toEqual([key('cost'), key('name', true)]);
  });
});
