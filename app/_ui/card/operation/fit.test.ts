import { describe, expect, it } from 'vitest';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import { textFit, WALLS, wallFit } from './fit';

describe('the size of a card’s text', () => {
  it('is large for a short text and smaller for a longer one', () => {
    expect(textFit(['Gain 1 favor.'])).toEqual({ size: 6.4, picture: 'tall' });
    const long = textFit(['word '.repeat(90)]);
    expect(long.size).toBeLessThan(5);
    expect(long.picture).toBe('short');
  });

  it('is at least six points on a card of 63 mm, for every card', () => {
    const points = (size: number) => ((size / 100) * 63 * 72) / 25.4;
    for (const [card, sentences] of sentencesByCard())
      expect(points(textFit(sentences).size), card).toBeGreaterThanOrEqual(6);
  });

  it('has one of four sizes on all but a few cards', () => {
    const sizes = [...sentencesByCard().values()].map((sentences) => textFit(sentences).size);
    expect(sizes.filter((size) => ![6.4, 5.4, 5, 4.6].includes(size)).length).toBeLessThan(24);
  });

  it('is one on a wall for all but a few, the picture yielding to the text', () => {
    for (const wall of ['wide', 'narrow'] as const) {
      const all = [...sentencesByCard().values()].map((sentences) => wallFit(sentences, wall));
      const full = all.filter(({ size }) => size === WALLS[wall].size);
      expect(full.length / all.length).toBeGreaterThan(0.9);
      expect(new Set(all.map(({ picture }) => picture)).size).toBe(WALLS[wall].pictures.length);
      // and a picture on each, at the price of small letters on the few that say most
      expect(all.filter(({ size }) => size < WALLS[wall].size - 1).length).toBeLessThan(20);
    }
  });
});
