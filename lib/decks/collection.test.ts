import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import {
  buyList,
  type Copies,
  intakeChanges,
  lacking,
  MAX_OWNED,
  missingFor,
  needOf,
  needOfAll,
  reservedBy,
  spareOf,
  total,
  totalsBySet,
} from './collection';
import { type Deck, emptyDeck } from './deck';

const catalogue = loadCatalogue();

const deck = (house: Readonly<Record<string, number>>, rest: Partial<Deck> = {}): Deck => ({
  ...emptyDeck('atreides'),
  houseDeck: Object.entries(house).map(([card, count]) => ({ card, count })),
  ...rest,
});
const of = (copies: Copies) => Object.fromEntries(copies);
const have = (owned: Readonly<Record<string, number>>): Copies => new Map(Object.entries(owned));

describe('what a deck takes', () => {
  it('is its home world, its programs and both lists, added up by card', () => {
    const whole = deck(
      { a: 2, b: 1 },
      { homeWorld: 'h', programs: ['p', 'p'], imperialDeck: [{ card: 'a', count: 1 }] },
    );
    expect(of(needOf(whole))).toEqual({ h: 1, p: 2, a: 3, b: 1 });
  });

  it('is the most that one of them takes where decks share, else the sum', () => {
    const decks = [deck({ a: 2, b: 1 }), deck({ a: 3 })];
    expect(of(needOfAll(decks, 'shared'))).toEqual({ a: 3, b: 1 });
    expect(of(needOfAll(decks, 'apart'))).toEqual({ a: 5, b: 1 });
  });

  it('does not count a card of another set with the same title', () => {
    const wanted = deck({ 'tat-paul-atreides': 1 });
    expect(of(missingFor(wanted, have({ 'eots-paul-atreides': 3 })))).toEqual({
      'tat-paul-atreides': 1,
    });
  });
});

describe('what is missing', () => {
  it('is what is needed and not owned, or reserved by a built deck', () => {
    const wanted = deck({ a: 3, b: 1, c: 1 });
    const owned = have({ a: 3, b: 1 });
    expect(of(missingFor(wanted, owned))).toEqual({ c: 1 });
    const reserved = reservedBy([deck({ a: 2 }), deck({ b: 1 })]);
    expect(of(missingFor(wanted, owned, reserved))).toEqual({ a: 2, b: 1, c: 1 });
  });

  it('counts no copy twice where built decks hold more than is owned', () => {
    expect(of(lacking(have({ a: 1 }), have({ a: 1 }), have({ a: 5 })))).toEqual({ a: 1 });
  });

  it('is nothing once it is bought, whatever the decks and their sharing', () => {
    const copies = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(
        fc.array(copies, { maxLength: 4 }),
        copies,
        fc.constantFrom('shared' as const, 'apart' as const),
        (houses, owned, sharing) => {
          const need = needOfAll(
            houses.map((house) => deck(house)),
            sharing,
          );
          const missing = lacking(need, have(owned));
          const bought = intakeChanges(have(owned), missing, 'add');
          const after = new Map([...have(owned), ...bought.map((c) => [c.card, c.after] as const)]);
          expect(of(lacking(need, after))).toEqual({});
          expect(total(missing)).toBe(bought.reduce((sum, c) => sum + c.after - c.before, 0));
        },
      ),
    );
  });
});

describe('the buy list', () => {
  const decks = [
    deck({ 'eots-valor': 3, 'tat-paul-atreides': 1 }),
    deck({ 'eots-valor': 1, x: 2 }),
  ];

  it('stands by set and title, unknown cards last, and says which deck wants what', () => {
    const list = buyList(
      decks,
      'apart',
      have({ 'eots-valor': 2 }),
      have({ 'eots-valor': 1 }),
      catalogue,
    );
    expect(list).toEqual({
      sets: [
        {
          set: 'eots',
          rows: [{ card: 'eots-valor', need: 4, owned: 2, reserved: 1, missing: 3, decks: [0, 1] }],
        },
        {
          set: 'tat',
          rows: [
            { card: 'tat-paul-atreides', need: 1, owned: 0, reserved: 0, missing: 1, decks: [0] },
          ],
        },
        {
          set: null,
          rows: [{ card: 'x', need: 2, owned: 0, reserved: 0, missing: 2, decks: [1] }],
        },
      ],
      cards: 3,
      copies: 6,
    });
  });

  it('is shorter where the decks share', () => {
    const list = buyList(decks, 'shared', have({ 'eots-valor': 2 }), new Map(), catalogue);
    expect(list.sets[0]?.rows).toMatchObject([{ need: 3, missing: 1 }]);
  });

  it('is empty where everything is there', () => {
    expect(buyList([deck({ a: 1 })], 'apart', have({ a: 1 }), new Map(), catalogue)).toEqual({
      sets: [],
      cards: 0,
      copies: 0,
    });
  });
});

describe('the collection as a whole', () => {
  it('is counted by set: cards owned and copies', () => {
    const totals = totalsBySet(have({ 'eots-valor': 3, 'eots-carthag': 1, gone: 9 }), catalogue);
    expect(totals[0]).toMatchObject({ set: 'eots', owned: 2, copies: 4 });
    expect(totals.map(({ cards }) => cards).reduce((sum, count) => sum + count, 0)).toBe(661);
  });

  it('takes in a list on top, in its place, or with the larger count of each', () => {
    const [owned, list] = [have({ a: 3, b: 1 }), have({ a: 1, b: 2, c: 4 })];
    expect(intakeChanges(owned, list, 'add')).toEqual([
      { card: 'a', before: 3, after: 4 },
      { card: 'b', before: 1, after: 3 },
      { card: 'c', before: 0, after: 4 },
    ]);
    expect(intakeChanges(owned, list, 'larger')).toEqual([
      { card: 'b', before: 1, after: 2 },
      { card: 'c', before: 0, after: 4 },
    ]);
    expect(intakeChanges(have({ a: 3, d: 1 }), have({ a: 3 }), 'replace')).toEqual([
      { card: 'd', before: 1, after: 0 },
    ]);
    expect(intakeChanges(have({ a: MAX_OWNED }), have({ a: 1 }), 'add')).toEqual([]);
  });
});

it('spares what is over the most of a deck and over what decks take', () => {
  const owned = new Map([
    ['a', 6],
    ['b', 4],
    ['c', 9],
  ]);
  expect(spareOf(owned, new Map([['c', 8]]), () => 4)).toEqual(
    new Map([
      ['a', 2],
      ['c', 1],
    ]),
  );
});
