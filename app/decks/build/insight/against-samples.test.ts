import { expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { sampleOdds, samplesWon } from './against-samples';

it('says what the samples won, and of a list that is one of them what it won', () => {
  for (const { deck } of SAMPLE_DECKS) {
    const { low, high, own } = samplesWon({ ...deck, name: 'Mine' });
    expect(own?.share).toBeGreaterThanOrEqual(low);
    expect(own?.share).toBeLessThanOrEqual(high);
  }
  expect(samplesWon(emptyDeck('fremen')).own).toBeNull();
});

it('the first cards of the samples are a range', () => {
  const { each, cheap, types } = sampleOdds(loadCatalogue());
  for (const [low, high] of [
    each.hand,
    each.assembly,
    cheap.hand,
    cheap.assembly,
    types.persona.hand,
  ]) {
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(low);
    expect(high).toBeLessThanOrEqual(1);
  }
});
