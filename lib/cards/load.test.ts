import { describe, expect, it } from 'vitest';
import { loadCatalogue, parseCardFile } from './load';

describe('the catalogue', () => {
  const { cards, byId } = loadCatalogue();

  it('holds all 661 cards of the three sets', () => {
    const count = (set: string) => cards.filter((card) => card.set === set).length;
    expect([count('eots'), count('jotc'), count('tat')]).toEqual([301, 183, 177]);
    expect(byId.size).toBe(661);
  });

  it('names file, card and field of a broken record', () => {
    const card = { ...byId.get('eots-carthag'), cost: 'many' };
    expect(() => parseCardFile('eots', [card])).toThrow(
      /data\/cards\/eots\.json: eots-carthag: cost/,
    );
  });

  it('refuses a card that stands twice or in the wrong file', () => {
    const card = byId.get('eots-carthag');
    expect(() => parseCardFile('eots', [card, card])).toThrow(/eots-carthag: id: stands twice/);
    expect(() => parseCardFile('tat', [card])).toThrow(/eots-carthag: set/);
  });
});
