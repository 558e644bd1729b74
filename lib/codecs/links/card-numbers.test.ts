import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import numbers from '@/data/cards/numbers.json';
import { loadCatalogue } from '@/lib/cards/load';
import { cardOfNumber, numberOfCard } from './card-numbers';

describe('card numbers', () => {
  it('stay what they were: all 661 are frozen, new cards come behind them', () => {
    // New cards: extend the hash to them, so that they are frozen too.
    expect(numbers).toHaveLength(661);
    const first = numbers.join('\n');
    expect(createHash('sha256').update(first).digest('hex')).toBe(
      'c78a54ef43c94de92486656921008eed23b071b8c579ca01d126e8cb4b5f49e2',
    );
  });

  it('are there for every card of the catalogue, each for one card', () => {
    for (const { id } of loadCatalogue().cards) {
      const number = numberOfCard(id);
      expect(number, id).toBeDefined();
      expect(cardOfNumber(number ?? 0)).toBe(id);
    }
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are unknown for what is no card', () => {
    for (const id of ['', 'constructor', '__proto__', 'eots-nobody'])
      expect(numberOfCard(id)).toBeUndefined();
    for (const number of [0, -1, 662_000, 1.5]) expect(cardOfNumber(number)).toBeUndefined();
  });
});
