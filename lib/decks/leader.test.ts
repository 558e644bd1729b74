import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from './deck';
import { leaderOf } from './leader';
import { SAMPLE_DECKS } from './samples';

const catalogue = loadCatalogue();

describe('whom a deck is known by', () => {
  it('is its sponsor’s own unique persona in every sample that has one', () => {
    const leaders = SAMPLE_DECKS.map(({ id, deck }) => [id, leaderOf(deck, catalogue)] as const);
    for (const [, leader] of leaders) expect(leader?.type).toBe('persona');
    expect(leaders.find(([id]) => id === 'fremen')?.[1]?.title).toBe('Stilgar');
  });

  it('is nobody in a deck without personas', () => {
    expect(leaderOf(emptyDeck('guild'), catalogue)).toBeNull();
  });
});
