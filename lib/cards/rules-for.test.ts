import { describe, expect, it } from 'vitest';
import { loadRules } from '@/lib/rules/load';
import { loadCatalogue } from './load';
import { rulesFor } from './rules-for';

describe('the rules beside a card', () => {
  const { cards, byId } = loadCatalogue();
  const book = loadRules();

  it('are rules of the book, and every card has some', () => {
    for (const card of cards) {
      const ids = rulesFor(card);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !book.byId.has(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('tell a venture from a tactic', () => {
    const rules = (id: string) => {
      const card = byId.get(id);
      return card ? rulesFor(card) : [];
    };
    expect(rules('jotc-amtal-accord')).toContain('TAT-6.2.2-12');
    expect(rules('jotc-advance-team-reports')).toContain('TAT-6.2.2-18');
    expect(rules('jotc-advance-team-reports')).not.toContain('TAT-6.2.2-12');
  });
});
