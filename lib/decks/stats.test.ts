import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, deckOf, entriesOver } from './deck-fixture';
import { resolveDeck } from './resolve';
import { deckStats } from './stats';

const stats = deckStats(
  resolveDeck(
    deckOf({
      homeWorld: 'eots-wallach-ix',
      imperialDeck: [
        { card: 'eots-arrakeen', count: 1 },
        { card: 'eots-imperial-basin', count: 1 },
        { card: 'jotc-arrakeen-water-facilities', count: 1 },
        { card: 'eots-paul-atreides', count: 1 },
      ],
      houseDeck: [
        { card: 'eots-house-battalion', count: 4 },
        { card: 'eots-atreides-propagandist', count: 2 },
        { card: 'eots-truth-sayer', count: 1 },
        { card: 'eots-landsraad-summit', count: 3 },
        { card: 'ghost', count: 2 },
      ],
    }),
    catalogue,
  ),
);
const cardOf = (id: string) => {
  const card = catalogue.byId.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

describe('the statistics of a deck', () => {
  it('count cards, the unknown ones apart', () => {
    expect(stats.house).toMatchObject({ size: 12, unknown: 2 });
    expect(stats.imperial).toMatchObject({ size: 4, unknown: 0 });
  });

  it('count types and allegiances', () => {
    expect(stats.house.types).toEqual([
      { value: 'persona', count: 2 },
      { value: 'resource', count: 5 },
      { value: 'event', count: 3 },
    ]);
    expect(stats.house.allegiances).toEqual([
      { value: 'atreides', count: 2 },
      { value: 'none', count: 8 },
    ]);
    expect(stats.house.subtypes[0]).toEqual({ value: 'Personnel', count: 4 });
  });

  it('draw the cost curve without gaps, X last', () => {
    const all = deckStats(
      resolveDeck(
        deckOf({ houseDeck: catalogue.cards.map(({ id }) => ({ card: id, count: 1 })) }),
        catalogue,
      ),
    ).house;
    expect(all.costs.map(({ cost, count }) => [cost, count])).toEqual([
      [0, 80],
      [1, 96],
      [2, 132],
      [3, 168],
      [4, 70],
      [5, 46],
      [6, 4],
      [7, 1],
      ['X', 64],
    ]);
    const solaris = 96 + 132 * 2 + 168 * 3 + 70 * 4 + 46 * 5 + 4 * 6 + 7;
    expect(all.averageCost).toBeCloseTo(solaris / (661 - 64));
    expect(deckStats(resolveDeck(deckOf({}), catalogue)).house).toMatchObject({
      costs: [],
      averageCost: null,
    });
  });

  it('[TAT-3.3-02] [TAT-3.3-03] spread talents over their ranks, rank 0 apart from none', () => {
    const { talents } = deckStats(
      resolveDeck(
        deckOf({
          houseDeck: [
            { card: 'eots-engineering-corps', count: 2 },
            { card: 'eots-house-battalion', count: 1 },
          ],
        }),
        catalogue,
      ),
    ).house;
    const intrigue = talents.find(({ talent }) => talent === 'intrigue');
    expect(cardOf('eots-engineering-corps').talents?.intrigue).toBe(0);
    expect(intrigue).toEqual({ talent: 'intrigue', cards: 2, total: 0, best: 0, ranks: [2] });
    expect(talents.find(({ talent }) => talent === 'prescience')).toMatchObject({
      cards: 0,
      best: null,
      ranks: [],
    });
    expect(talents).toHaveLength(6);
  });

  it('count the talents that cards ask for', () => {
    expect(stats.house.requirements).toEqual([
      { talent: 'battle', rank: 0, count: 4 },
      { talent: 'prescience', rank: 3, count: 1 },
    ]);
  });

  it('[TAT-3.2-06] set the room for personnel against the personnel', () => {
    const of = (...ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + (cardOf(id).command ?? 0), 0);
    const { command } = stats;
    expect(command.homeWorld).toBe(of('eots-wallach-ix'));
    expect(command.holdings).toBe(
      of('eots-arrakeen', 'eots-imperial-basin', 'jotc-arrakeen-water-facilities'),
    );
    expect(command.allies).toBe(2);
    expect(command.aides).toBe(2 * of('eots-atreides-propagandist'));
    expect(command.total).toBe(
      command.homeWorld + command.holdings + command.allies + command.aides,
    );
    expect(command.personnel).toBe(4);
  });

  it('list what home world and holdings yield', () => {
    const { sources, most, varying } = stats.income;
    expect(sources.map(({ title, place }) => [title, place])).toEqual([
      ['Wallach IX', 'homeworld'],
      ['Arrakeen', 'imperial'],
      ['Imperial Basin', 'imperial'],
      ['Arrakeen Water Facilities', 'imperial'],
    ]);
    expect(most).toEqual({ solaris: 4 + 3 + 3, spice: 1, favor: 3 + 3 });
    expect(varying).toBe(1);
  });

  it('account for every card', () => {
    const ids = [...catalogue.cards.map(({ id }) => id), 'ghost'];
    fc.assert(
      fc.property(entriesOver(ids, 20), (houseDeck) => {
        const { house } = deckStats(resolveDeck(deckOf({ houseDeck }), catalogue));
        const sum = (tallies: readonly { readonly count: number }[]) =>
          tallies.reduce((all, { count }) => all + count, 0);
        const known = house.size - house.unknown;
        expect(sum(house.costs)).toBe(known);
        expect(sum(house.types)).toBe(known);
        expect(sum(house.subtypes)).toBe(known);
        expect(sum(house.allegiances)).toBe(known);
        for (const column of house.costs) expect(sum(column.types)).toBe(column.count);
      }),
    );
  });
});
