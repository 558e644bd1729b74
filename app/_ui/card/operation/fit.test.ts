import { describe, expect, it } from 'vitest';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import { textSize } from './fit';

describe('the size of a card’s text', () => {
  it('is large for a short text and smaller for a longer one', () => {
    expect(textSize(['Gain 1 favor.'])).toBe(6.4);
    expect(textSize(['word '.repeat(90)])).toBeLessThan(5);
  });

  it('is at least six points on a card of 63 mm, for every card', () => {
    const points = (size: number) => ((size / 100) * 63 * 72) / 25.4;
    for (const [card, sentences] of sentencesByCard())
      expect(points(textSize(sentences)), card).toBeGreaterThanOrEqual(6);
  });
});
