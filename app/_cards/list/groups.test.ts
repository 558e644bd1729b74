import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { inGroups, lineOf, linesOf } from './groups';

const { cards } = loadCatalogue();

describe('groups of cards', () => {
  it('keep every card and the order within a group', () => {
    for (const by of ['type', 'power', 'set'] as const) {
      const { cards: ordered, heads } = inGroups(cards, by);
      expect(new Set(ordered), by).toEqual(new Set(cards));
      expect(
        [...heads.values()].reduce((sum, { count }) => sum + count, 0),
        by,
      ).toBe(cards.length);
    }
    const { cards: personas, heads } = inGroups(cards, 'type');
    expect([...heads][1]).toEqual([71, { name: 'Personas', count: 118 }]);
    expect(personas[71]?.title).toBe('Albrecht Nim');
  });

  it('begin a line of their own, under their head', () => {
    const heads = new Map([
      [0, { name: 'One', count: 3 }],
      [3, { name: 'Two', count: 1 }],
    ]);
    const lines = linesOf(4, 2, heads);
    expect(
      lines.map((line) => (line.kind === 'head' ? line.head.name : [line.from, line.to])),
    ).toEqual(['One', [0, 2], [2, 3], 'Two', [3, 4]]);
    expect(lineOf(lines, 2)).toBe(2);
    expect(linesOf(3, 2, new Map())).toHaveLength(2);
  });
});
