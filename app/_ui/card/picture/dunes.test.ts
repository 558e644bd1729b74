import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { dunes, FIELD } from './dunes';
import { groundOf } from './ground';

const { cards } = loadCatalogue();
const fieldOf = (card: (typeof cards)[number]) => dunes(card.id, groundOf(card));

/** Where one side of a dune meets the ground, left or right. */
const footOf = (path: string) => Number(/H(-?[\d.]+)/.exec(path)?.[1]);

describe('the dunes on a card face', () => {
  it('are the same for the same card for ever', () => {
    const { disc, ridges } = dunes('eots-carthag', 'sand');
    expect(disc).toEqual({ x: 51.9, y: 28.8, r: 10.1 });
    expect(ridges.at(-1)?.dunes.at(-1)?.lit).toBe(
      'M-7.6 136.3C-29.7 143.9 31.8 155.2 -4.9 174H166C73.4 160 20.2 137.8 -7.6 136.3Z',
    );
  });

  it('differ from card to card', () => {
    const pictures = new Set(cards.map((card) => JSON.stringify(fieldOf(card).ridges)));
    expect(pictures.size).toBe(cards.length);
  });

  it('stand across the whole field, with the sun inside it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...cards.map(groundOf)), (id, ground) => {
        const field = dunes(id, ground);
        expect(field.disc.x).toBeGreaterThan(0);
        expect(field.disc.x).toBeLessThan(FIELD.width);
        for (const { ground, dunes: row } of field.ridges) {
          expect(ground).toBeLessThan(FIELD.height);
          const feet = row.flatMap(({ lit, shade }) => [footOf(lit), footOf(shade)]);
          expect(Math.min(...feet)).toBeLessThanOrEqual(0);
          expect(Math.max(...feet)).toBeGreaterThanOrEqual(FIELD.width);
        }
      }),
      { examples: [['K!HO7', 'night']] },
    );
  });

  it('are drawn from numbers only', () => {
    for (const card of cards) {
      const { ridges } = fieldOf(card);
      const paths = ridges.flatMap((ridge) =>
        ridge.dunes.flatMap(({ lit, shade }) => [lit, shade]),
      );
      for (const path of paths) expect(path).toMatch(/^[MLHVCQAZmlhvcqaz\d. -]+$/);
    }
  });

  it('lie on the ground of the subtype: fiefs of Dune on sand, homeworlds by the sea, what the Imperium does by night', () => {
    const ground = (id: string) => {
      const card = cards.find((one) => one.id === id);
      return card && groundOf(card);
    };
    expect(ground('eots-carthag')).toBe('sand');
    expect(ground('eots-caladan')).toBe('sea');
    expect(ground('eots-landsraad-summit')).toBe('night');
    expect(ground('eots-crysknife')).toBe('steel');
    expect(ground('eots-paul-atreides')).toBe('person');
  });
});
