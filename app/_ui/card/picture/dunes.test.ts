import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { dunes, FIELD } from './dunes';
import { moodOf } from './mood';

const { cards } = loadCatalogue();
const fieldOf = (card: (typeof cards)[number]) => dunes(card.id, moodOf(card));

/** Where one side of a dune meets the ground, left or right. */
const footOf = (path: string) => Number(/H(-?[\d.]+)/.exec(path)?.[1]);

describe('the dunes on a card face', () => {
  it('are the same for the same card for ever', () => {
    const { disc, ridges } = dunes('eots-carthag', 'horizons');
    expect(disc).toEqual({ x: 51.9, y: 28.8, r: 10.1 });
    expect(ridges.at(-1)?.dunes.at(-1)?.lit).toBe(
      'M-28.4 141C-42.1 147.6 3.1 157.5 -36.8 174H110.5C36.4 159.3 -6.1 142.5 -28.4 141Z',
    );
  });

  it('differ from card to card', () => {
    const pictures = new Set(cards.map((card) => JSON.stringify(fieldOf(card).ridges)));
    expect(pictures.size).toBe(cards.length);
  });

  it('stand across the whole field, with the sun inside it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...cards.map(moodOf)), (id, mood) => {
        const field = dunes(id, mood);
        expect(field.disc.x).toBeGreaterThan(0);
        expect(field.disc.x).toBeLessThan(FIELD.width);
        for (const { ground, dunes: row } of field.ridges) {
          expect(ground).toBeLessThan(FIELD.height);
          const feet = row.flatMap(({ lit, shade }) => [footOf(lit), footOf(shade)]);
          expect(Math.min(...feet)).toBeLessThanOrEqual(0);
          expect(Math.max(...feet)).toBeGreaterThanOrEqual(FIELD.width);
        }
      }),
      { examples: [['K!HO7', 'orbits']] },
    );
  });

  it('are drawn from numbers only', () => {
    for (const card of cards) {
      const { ridges, marks } = fieldOf(card);
      const paths = [
        ...ridges.flatMap((ridge) => ridge.dunes.flatMap(({ lit, shade }) => [lit, shade])),
        ...marks.map(({ d }) => d),
      ];
      for (const path of paths) expect(path).toMatch(/^[MLHVCQAZmlhvcqaz\d. -]+$/);
    }
  });

  it('show the mood of the subtype: fiefs horizons, charters lattices, Sisters rings, events a sky', () => {
    const mood = (id: string) => {
      const card = cards.find((one) => one.id === id);
      return card && moodOf(card);
    };
    expect(mood('eots-carthag')).toBe('horizons');
    expect(mood('eots-dune')).toBe('world');
    expect(mood('eots-lady-jessica')).toBe('rings');
    expect(mood('eots-paul-atreides')).toBe('person');
    expect(cards.filter((card) => card.subtypes.includes('Charter')).map(moodOf)).toContain(
      'lattice',
    );
    for (const card of cards.filter((one) => one.type === 'event'))
      expect(['stars', 'storm', 'rings']).toContain(moodOf(card));
  });
});
