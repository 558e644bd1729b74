import { expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { sampleOdds, samplesWinWords } from './against-samples';

it('says what the samples won, and of a list that is one of them what it won', () => {
  for (const { deck } of SAMPLE_DECKS)
    expect(samplesWinWords({ ...deck, name: 'Mine' })).toMatch(
      /^The samples won \d+ to \d+ % against one another; this one \d+ %\.$/,
    );
  expect(samplesWinWords(emptyDeck('fremen'))).not.toContain('this one');
});

it('the first cards of the samples are a range', () => {
  const { each, cheap } = sampleOdds(loadCatalogue());
  for (const [low, high] of [each.hand, each.assembly, cheap.hand, cheap.assembly]) {
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(low);
    expect(high).toBeLessThanOrEqual(1);
  }
});
