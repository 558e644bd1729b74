import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, entriesOver } from './deck-fixture';
import { type ListOrder, sortEntries } from './sort';

const lines = [
  'ghost',
  'eots-valor',
  'eots-landsraad-summit',
  'eots-house-battalion',
  'eots-atreides-propagandist',
].map((card) => ({ card, count: 1 }));

const sorted = (order: ListOrder) => sortEntries(lines, catalogue, order).map(({ card }) => card);

describe('the lines of a list', () => {
  it('go by name', () => {
    expect(sorted('name')).toEqual([
      'eots-atreides-propagandist',
      'eots-house-battalion',
      'eots-landsraad-summit',
      'eots-valor',
      'ghost',
    ]);
  });

  it('go by type: holdings, personas, resources, plans, events', () => {
    const types = sorted('type').map((id) => catalogue.byId.get(id)?.type);
    expect(types).toEqual(['persona', 'resource', 'resource', 'event', undefined]);
  });

  it('go by cost, X after every number', () => {
    const ids = catalogue.cards.map(({ id }) => id);
    fc.assert(
      fc.property(entriesOver(ids, 20), (entries) => {
        const costs = sortEntries(entries, catalogue, 'cost').map(
          ({ card }) => catalogue.byId.get(card)?.cost,
        );
        const numbers = costs.map((cost) => (cost === 'X' ? 100 : (cost ?? 200)));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are all still there', () => {
    fc.assert(
      fc.property(entriesOver(['eots-valor', 'ghost', 'eots-dune']), (entries) => {
        const after = sortEntries(entries, catalogue, 'type');
        expect(after.toSorted(byText)).toEqual(entries.toSorted(byText));
      }),
    );
  });
});

function byText(a: object, b: object): number {
  const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
  return first < second ? -1 : Number(first > second);
}
