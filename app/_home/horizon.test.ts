import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { COSTS, horizon, typeCosts } from './horizon';

const { cards } = loadCatalogue();

describe('the horizon of the front page', () => {
  it('counts every card once', () => {
    const rows = typeCosts(cards);
    expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(cards.length);
    for (const row of rows) {
      expect(row.counts).toHaveLength(COSTS.length);
      expect(row.counts.reduce((sum, count) => sum + count, 0)).toBe(row.total);
    }
  });

  it('puts the crest of each type over its commonest cost, and the smaller types in front', () => {
    const ridges = horizon(cards);
    const totals = ridges.map((ridge) => ridge.total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    for (const { counts, crest } of ridges) {
      const nearest = Math.round(((crest.x - 0.09) / 0.82) * (COSTS.length - 1));
      expect(counts[nearest]).toBe(Math.max(...counts));
      expect(crest.y).toBeGreaterThanOrEqual(0);
    }
  });

  it('is drawn without cards too', () => {
    for (const { lit, shade } of horizon([])) expect(`${lit}${shade}`).not.toMatch(/NaN|undefined/);
  });
});
