import { describe, expect, it } from 'vitest';
import { facetCounts } from './facets';
import { loadCatalogue } from './load';
import { parseQuery } from './query/parse';
import { createSearcher, type QueryContext } from './query/search';

const { cards } = loadCatalogue();
const searcher = createSearcher(loadCatalogue(), new Set());

function counts(text: string, context: QueryContext = {}) {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return facetCounts(searcher, parsed.value, context);
}

describe('facet counts', () => {
  it('count every card where nothing is asked', () => {
    const all = counts('');
    expect([...all.set]).toEqual([
      ['eots', 301],
      ['jotc', 183],
      ['tat', 177],
    ]);
    expect([...all.type.keys()]).toEqual(['holding', 'persona', 'resource', 'plan', 'event']);
    expect([...all.deck.values()].reduce((sum, count) => sum + count)).toBe(661);
    expect(all.allegiance.get('none')).toBe(
      cards.filter((card) => card.allegiance === undefined).length,
    );
    expect([...all.cost.keys()]).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'X']);
    expect([...all.command.keys()]).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(all.resistance.get('3')).toBe(cards.filter((card) => card.resistance === 3).length);
    expect(all.talent.get('battle')).toBe(
      cards.filter((card) => card.talents?.battle !== undefined).length,
    );
    expect(all.subtype.get('Dune Fief')).toBe(18);
    expect(all.legal).toBeNull();
  });

  it('follow the rest of the query, zeros included', () => {
    const fremen = counts('a:fremen t:persona');
    expect(fremen.type.get('plan')).toBe(
      cards.filter((card) => card.allegiance === 'fremen' && card.type === 'plan').length,
    );
    expect(fremen.set.get('eots')).toBe(
      cards.filter(
        (card) => card.allegiance === 'fremen' && card.type === 'persona' && card.set === 'eots',
      ).length,
    );
    expect(fremen.subtype.get('Desert')).toBe(0);
  });

  it("leave a facet's own terms out, alone or as alternatives", () => {
    const free = counts('set:tat').type;
    expect(counts('set:tat t:plan').type).toEqual(free);
    expect(counts('set:tat (t:plan or t:event)').type).toEqual(free);
    expect(counts('set:tat cost:2..4').cost).toEqual(counts('set:tat').cost);
    expect(counts('t:native').type.get('persona')).toBe(35);
  });

  it('keep terms that exclude, nest, or ask for several at once', () => {
    expect(counts('-t:plan').type.get('plan')).toBe(0);
    expect(counts('t:plan or duke').type.get('event')).toBe(
      cards.filter(
        (card) => card.type === 'event' && /duke/i.test(`${card.title} ${card.subtitle}`),
      ).length,
    );
    expect(counts('t:native t:heir').subtype.get('Vassal')).toBe(
      cards.filter((card) => ['Native', 'Heir', 'Vassal'].every((w) => card.subtypes.includes(w)))
        .length,
    );
  });

  it("count what could stand in the sponsor's deck", () => {
    const { legal } = counts('t:persona', { sponsor: 'atreides' });
    expect(legal?.sponsor).toBe('atreides');
    expect(legal?.count).toBe(
      cards.filter(
        (card) =>
          card.type === 'persona' &&
          card.allegiance !== 'harkonnen' &&
          card.allegiance !== 'corrino',
      ).length,
    );
    expect(counts('t:persona legal:guild', { sponsor: 'atreides' }).legal).toEqual(legal);
  });

  it('know the decks of the context', () => {
    const context = { decks: new Map([['deck', new Set(['eots-carthag'])]]) };
    expect(counts('in:deck', context).set.get('eots')).toBe(1);
    expect(counts('in:deck').set.get('eots')).toBe(0);
  });
});
