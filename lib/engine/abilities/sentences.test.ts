import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '@/lib/cards/query/load';
import { loadGameCatalogue } from './load';
import { IN_OUR_WORDS, sentencesByCard } from './sentences';

const { abilities } = loadGameCatalogue();

describe('what cards do, in our words', () => {
  it('is written for every card that the engine runs, and for no other', () => {
    const written = sentencesByCard();
    expect([...written.keys()].sort()).toEqual([...abilities.keys()].sort());
    for (const [id, lines] of written) {
      expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) expect(line, id).toMatch(/^[A-Z0-9“+−].*\.$/s);
    }
  });

  it('is what text: looks through, without any printed text', () => {
    const found = searchCatalogue('text:"your hand may hold"', IN_OUR_WORDS);
    const ids = found.ok ? found.value.cards.map(({ id }) => id) : [];
    expect(ids).toContain('eots-house-mentat');
    expect(ids.every((id) => abilities.has(id))).toBe(true);
  });

  it('names the card by its title', () => {
    expect(sentencesByCard().get('eots-guild-navigator')?.join(' ')).toContain('Guild Navigator');
  });
});
