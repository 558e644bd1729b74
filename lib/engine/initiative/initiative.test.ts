import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

const CHEAP = 'eots-house-battalion'; // cost 1
const DEAR = 'eots-house-mentat'; // cost 4
const AN_X = 'eots-water-riot'; // cost X

const favored = (...favors: readonly number[]) =>
  favors.map((favor) => ({ favor, houseDeck: [CHEAP, CHEAP, CHEAP, CHEAP] }));

describe('initiative', () => {
  it('[TAT-6.1.3-02] [TAT-6.1.3-09] [CRF-2.A.i-01] ranks the Houses by the favor that they declare, the highest first', () => {
    const table = scenario({ houses: favored(4, 12, 9) });
    expect(table.state.ranks).toEqual([1, 2, 0]);
    expect(table.events).toContainEqual({ kind: 'declared', seat: 1, favor: 12 });
  });

  it('[TAT-6.2-01] [TAT-6.2-02] gives the House Intervals in that order, each after the one before', () => {
    const table = scenario({ houses: favored(4, 12, 9) });
    const order: (number | null)[] = [];
    for (let at = 0; at < 3; at += 1) {
      order.push(table.asked());
      expect(table.state.frames.at(-1)).toMatchObject({ step: 'house', seat: table.asked() });
      table.act('end-interval');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  it('[TAT-6.1.3-08] [TAT-6.1.3-07] does not spend favor', () => {
    const table = scenario({ houses: favored(4, 12, 9) });
    expect(table.state.houses.map(({ favor }) => favor)).toEqual([4, 12, 9]);
  });

  it('[TAT-2.3-01] takes favor below 0 like any other', () => {
    expect(scenario({ houses: favored(-3, -1, 0) }).state.ranks).toEqual([2, 1, 0]);
  });

  it('[TAT-6.1.3-10] [TAT-6.1.3-11] breaks a tie by the costs of the top cards of the House decks', () => {
    const table = scenario({
      houses: [
        { favor: 8, houseDeck: [CHEAP, CHEAP] },
        { favor: 8, houseDeck: [CHEAP, DEAR] },
        { favor: 9, houseDeck: [CHEAP] },
      ],
    });
    expect(table.state.ranks).toEqual([2, 1, 0]);
    expect(table.zone('house-discard', 1)).toEqual([DEAR]);
    expect(table.zone('house-discard', 0)).toEqual([CHEAP]);
    expect(table.zone('house-discard', 2)).toEqual([]);
  });

  it('[TAT-6.1.3-12] repeats the draw among those that are still tied, and only among them', () => {
    const table = scenario({
      houses: [
        { favor: 8, houseDeck: [DEAR, CHEAP] },
        { favor: 8, houseDeck: [CHEAP, CHEAP] },
        { favor: 8, houseDeck: [CHEAP, DEAR] },
      ],
    });
    expect(table.state.ranks).toEqual([2, 0, 1]);
    expect(table.zone('house-discard', 2)).toHaveLength(1);
    expect(table.zone('house-discard', 0)).toEqual([CHEAP, DEAR]);
  });

  it('[TAT-6.1.3-13] counts a cost of X as 10', () => {
    const table = scenario({
      houses: [
        { favor: 8, houseDeck: [DEAR] },
        { favor: 8, houseDeck: [AN_X] },
      ],
    });
    expect(table.state.ranks).toEqual([1, 0]);
  });

  it('[TAT-6.1.3-14] [CRF-2.A.i-03] costs nothing and does nothing, whatever the favor', () => {
    const table = scenario({
      houses: [
        { favor: 0, treasury: 7, houseDeck: [DEAR] },
        { favor: 0, treasury: 7, houseDeck: [AN_X] },
      ],
    });
    expect(table.state.houses.map(({ treasury, favor }) => [treasury, favor])).toEqual([
      [7, 0],
      [7, 0],
    ]);
    expect(table.zone('house-discard', 1)).toEqual([AN_X]);
  });

  it('(C13) ranks a House without cards behind those that discard one', () => {
    const table = scenario({
      houses: [
        { favor: 8, houseDeck: [] },
        { favor: 8, houseDeck: [CHEAP] },
        { favor: 8, houseDeck: [] },
      ],
    });
    expect(table.state.ranks[0]).toBe(1);
    expect(table.state.ranks.toSorted()).toEqual([0, 1, 2]);
  });

  it('(C13) settles a tie of Houses without cards by the seed alone', () => {
    const ranks = (seed: number) =>
      scenario({ seed, houses: [{ houseDeck: [] }, { houseDeck: [] }] }).state.ranks.join();
    const seen = new Set(Array.from({ length: 20 }, (_, seed) => ranks(seed)));
    expect(seen).toEqual(new Set(['0,1', '1,0']));
    expect(ranks(3)).toBe(ranks(3));
  });
});

describe('surrender', () => {
  const houses = [
    { favor: 8, houseDeck: [CHEAP] },
    { favor: 8, houseDeck: [CHEAP] },
    { favor: 8, houseDeck: [CHEAP] },
  ];
  const options = { surrender: true };

  it('[TAT-8.2.1-01] [TAT-8.2.1-02] lets a tied rival win without a draw, for one favor', () => {
    const table = scenario({ houses: houses.slice(0, 2), options });
    expect(table.asked()).toBe(0);
    table.act('surrender 1');
    expect(table.asked()).toBe(1);
    table.act('accept');
    expect(table.state.ranks).toEqual([1, 0]);
    expect(table.house(0).favor).toBe(9);
    expect(table.house(1).favor).toBe(8);
    expect(table.zone('house-discard', 0)).toEqual([]);
  });

  it('[TAT-8.2.1-01] is declined without harm, and then the cards decide', () => {
    const table = scenario({
      houses: [{ ...houses[0], houseDeck: [DEAR] }, houses[1] ?? {}],
      options,
    });
    table.act('surrender 1', 'pass', 'pass');
    expect(table.state.ranks).toEqual([0, 1]);
    expect(table.house(0).favor).toBe(8);
  });

  it('(C32) leaves the rest of a tie of three to its draw', () => {
    const table = scenario({ houses, options });
    table.act('surrender 2', 'accept');
    expect(table.state.ranks).toEqual([2, 0, 1]);
  });

  it('is not offered where the table does not play it', () => {
    expect(scenario({ houses }).asked()).not.toBeNull();
    expect(scenario({ houses }).state.frames.at(-1)?.step).toBe('house');
  });
});
