import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { check, createChecker } from './check';
import { SHIPPED_FORMATS } from './formats';

describe('the sample decks', () => {
  const checker = createChecker(loadCatalogue(), SHIPPED_FORMATS);

  it.each(SAMPLE_DECKS.map((sample) => [sample.id, sample.deck] as const))(
    '%s is legal in its own format, without any warning',
    (_, deck) => {
      const report = check(checker, deck);
      expect(report.problems).toEqual([]);
      expect(report.legal).toBe(true);
      expect(report.format).toBe(deck.format);
    },
  );
});
