import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load';
import { loadRulings } from './load-rulings';
import { rulingsByCard } from './rulings';

describe('the rulings', () => {
  const rulings = loadRulings();

  it('holds 82 rulings on cards that exist', () => {
    const { byId } = loadCatalogue();
    expect(rulings).toHaveLength(82);
    expect(rulings.flatMap((ruling) => ruling.cards).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('finds both texts on Petitioning Tithe, the rulebook first', () => {
    const found = rulingsByCard(rulings).get('eots-petitioning-tithe') ?? [];
    expect(found.map((ruling) => ruling.source)).toEqual(['tat', 'crf']);
  });

  it('puts an optional rule behind what holds in every game', () => {
    const found = rulingsByCard(rulings).get('eots-arrakeen') ?? [];
    expect(found.map((ruling) => ruling.kind)).toEqual(['clarification', 'optional']);
  });
});
