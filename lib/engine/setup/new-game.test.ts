import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import type { Deck } from '@/lib/decks/deck';
import { isDeployed, isFaceUp } from '../queries/face-up';
import type { GameCard, GameState, House, Zone } from '../state/state';
import { anyDeck, plainDeck } from '../testing/deck-fixture';
import { newGame } from './new-game';

const catalogue = loadCatalogue();

function start(decks: readonly Deck[], seed: number | string = 1, players?: number): GameState {
  const game = newGame(
    {
      seed,
      rules: 'tat',
      houses: decks.map((deck, seat) => ({ name: `House ${seat}`, deck })),
      players: players ?? Math.max(2, decks.length),
    },
    catalogue,
  );
  if (!game.ok) throw new Error(game.problems.map((problem) => problem.message).join('\n'));
  return game.value;
}

function seated(state: GameState, seat = 0): House {
  const house = state.houses[seat];
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  return house;
}

function cardsIn(state: GameState, zone: Zone, seat = 0): GameCard[] {
  return seated(state, seat).zones[zone].flatMap((id) => state.cards[id] ?? []);
}

const namesIn = (state: GameState, zone: Zone, seat = 0) =>
  cardsIn(state, zone, seat).map((card) => card.card);

const duneOf = (state: GameState, seat = 0) =>
  cardsIn(state, 'domain', seat).find((card) => card.group === 'dune');

describe('the exchange before the first turn', () => {
  it.each([
    [2, 8],
    [3, 10],
    [4, 12],
    [5, 14],
    [8, 20],
  ])(
    '[TAT-5.1-04] [CRF-4.A-02] with %i players the Guild Hoard holds %i spice',
    (players, spice) => {
      expect(start([plainDeck()], 1, players).guildHoard).toBe(spice);
    },
  );

  it('[TAT-5.1-01] [TAT-5.1-03] [CRF-3.F-01] [TAT-9-08] the Imperial Treasury is not counted: eight Houses all get their solaris', () => {
    const state = start(new Array<Deck>(8).fill(plainDeck()));
    expect(state.houses.map((house) => house.treasury)).toEqual(new Array(8).fill(25));
    expect(Object.keys(state).filter((key) => /treasury/i.test(key))).toEqual([]);
  });

  it('[TAT-4.1-07] [CRF-3.E-02] spice from the profile does not come out of the Guild Hoard', () => {
    const state = start([plainDeck({ profile: { favor: 0, spice: 1 } })], 1, 2);
    expect([seated(state).hoard, state.guildHoard]).toEqual([1, 8]);
  });
});

describe('the Forum', () => {
  it('[TAT-5.2-01] Dune is set aside, the other cards make an Imperial and a House pile', () => {
    const deck = plainDeck();
    const state = start([
      { ...deck, imperialDeck: [...deck.imperialDeck, { card: 'eots-dune', count: 2 }] },
    ]);
    const imperial = [...cardsIn(state, 'imperial-deck'), ...cardsIn(state, 'assembly')];
    const house = [...cardsIn(state, 'house-deck'), ...cardsIn(state, 'hand')];
    expect([imperial.length, house.length]).toEqual([12, 40]);
    expect(imperial.every((card) => card.group === 'imperial')).toBe(true);
    expect(house.every((card) => card.group === 'house')).toBe(true);
    expect(Object.values(state.cards).filter((card) => card.group === 'dune')).toHaveLength(1);
  });

  it('[TAT-5.2.1-01] [TAT-4.1-01] holds the profile, the Imperial deck, the Assembly and an empty Imperial discard', () => {
    const state = start([
      plainDeck({ profile: { favor: 1, spice: 0 }, programs: ['tat-abduct-heir'] }),
    ]);
    const house = seated(state);
    expect(house).toMatchObject({ name: 'House 0', sponsor: 'atreides' });
    expect(house.profile).toEqual({
      homeWorld: 'eots-caladan',
      kept: 2,
      favor: 1,
      spice: 0,
      programs: ['tat-abduct-heir'],
    });
    expect(house.zones['imperial-deck']).toHaveLength(9);
    expect(house.zones['imperial-discard']).toEqual([]);
  });

  it('[TAT-5.2.1-02] the Imperial deck is shuffled and face down', () => {
    const state = start([plainDeck()]);
    const listed = plainDeck().imperialDeck.map((entry) => entry.card);
    const dealt = [...namesIn(state, 'imperial-deck'), ...namesIn(state, 'assembly')];
    expect(dealt.toSorted()).toEqual(listed.toSorted());
    expect(dealt).not.toEqual(listed.toSorted());
    expect(cardsIn(state, 'imperial-deck').some(isFaceUp)).toBe(false);
  });

  it('[TAT-5.2.1-03] [TAT-5.2.1-04] draws an Assembly of 3 face down, which is also its limit', () => {
    const state = start([plainDeck()]);
    expect(cardsIn(state, 'assembly')).toHaveLength(3);
    expect(cardsIn(state, 'assembly').some(isFaceUp)).toBe(false);
    expect(seated(state).assemblyLimit).toBe(3);
  });

  it('[TAT-5.2.1-06] [CRF-3.C-05] Assembly cards are not subdued and have no deferment tokens', () => {
    for (const card of cardsIn(start([plainDeck()]), 'assembly'))
      expect([card.status, card.deferment]).toEqual(['none', 0]);
  });

  it('deals fewer than 3 Imperial cards when there are no more', () => {
    const state = start([plainDeck({ imperialDeck: [{ card: 'eots-arrakeen', count: 1 }] })]);
    expect(namesIn(state, 'assembly')).toEqual(['eots-arrakeen']);
    expect(cardsIn(state, 'imperial-deck')).toEqual([]);
  });
});

describe('the Domain', () => {
  it('[TAT-5.2.2-01] [TAT-9-03] starts with the home world and Dune and no other card', () => {
    expect(namesIn(start([plainDeck()]), 'domain')).toEqual(['eots-caladan', 'eots-dune']);
  });

  it('[TAT-5.2.2-02] the home world is deployed and disengaged, face up', () => {
    const [homeWorld] = cardsIn(start([plainDeck()]), 'domain');
    expect(homeWorld).toMatchObject({ card: 'eots-caladan', status: 'disengaged', owner: 0 });
    expect(homeWorld !== undefined && isDeployed(homeWorld) && isFaceUp(homeWorld)).toBe(true);
  });

  it('[TAT-5.2.2-03] [TAT-5.3-01] every House has its own Dune, subdued, without deferment tokens', () => {
    const state = start([plainDeck(), plainDeck({ sponsor: 'corrino', homeWorld: null })]);
    for (const seat of [0, 1]) {
      const dune = duneOf(state, seat);
      expect(dune).toMatchObject({ status: 'subdued', deferment: 0, owner: seat });
      expect(dune !== undefined && isFaceUp(dune)).toBe(false);
    }
    expect(duneOf(state, 0)?.id).not.toBe(duneOf(state, 1)?.id);
  });

  it('[TAT-3.1.1-03] two Houses may start with the same home world deployed', () => {
    const state = start([plainDeck(), plainDeck()]);
    for (const seat of [0, 1])
      expect(cardsIn(state, 'domain', seat)[0]).toMatchObject({
        card: 'eots-caladan',
        status: 'disengaged',
      });
  });

  it('[TAT-4.1-09] [TAT-3.1.4-02] programs lie face down under the home world, outside both decks', () => {
    const programs = ['tat-abduct-heir', 'tat-insert-watchers'];
    const state = start([plainDeck({ programs: programs.toReversed() })]);
    const homeWorld = cardsIn(state, 'domain')[0];
    expect(namesIn(state, 'concealed')).toEqual(programs);
    for (const program of cardsIn(state, 'concealed')) {
      expect(program.place.host).toBe(homeWorld?.id);
      expect(isFaceUp(program)).toBe(false);
    }
    const drawn = (['imperial-deck', 'assembly', 'house-deck', 'hand'] as const).flatMap((zone) =>
      cardsIn(state, zone),
    );
    expect(drawn.some((card) => card.group === 'program')).toBe(false);
  });

  it('[TAT-4.1-10] programs under the home world are not subdued and have no deferment tokens', () => {
    const state = start([plainDeck({ programs: ['tat-abduct-heir'] })]);
    expect(cardsIn(state, 'concealed')).toMatchObject([{ status: 'none', deferment: 0 }]);
  });

  it('deals without a home world while none is chosen', () => {
    const state = start([plainDeck({ homeWorld: null, programs: ['tat-abduct-heir'] })]);
    expect(namesIn(state, 'domain')).toEqual(['eots-dune']);
    expect(cardsIn(state, 'concealed')[0]?.place.host).toBeNull();
  });
});

describe('the Reserves', () => {
  it('[TAT-5.2.3-01] the House deck is shuffled and face down', () => {
    const state = start([plainDeck()]);
    const dealt = [...namesIn(state, 'house-deck'), ...namesIn(state, 'hand')];
    expect(dealt).toHaveLength(40);
    expect(dealt).not.toEqual(dealt.toSorted());
    expect(cardsIn(state, 'house-deck').some(isFaceUp)).toBe(false);
  });

  it('[TAT-5.2.3-02] draws a hand of 7', () => {
    const state = start([plainDeck()]);
    expect(cardsIn(state, 'hand')).toHaveLength(7);
    expect(cardsIn(state, 'house-deck')).toHaveLength(33);
  });

  it('deals fewer than 7 House cards when there are no more', () => {
    const state = start([plainDeck({ houseDeck: [{ card: 'eots-house-battalion', count: 4 }] })]);
    expect(cardsIn(state, 'hand')).toHaveLength(4);
    expect(cardsIn(state, 'house-deck')).toEqual([]);
  });

  it.each([
    [0, 0, [], 2, 25],
    [2, 0, [], 2, 21],
    [0, 1, [], 2, 21],
    [1, 1, [], 8, 21],
    [0, 2, [], 8, 21],
    [1, 0, ['tat-abduct-heir'], 2, 22],
  ])(
    '[TAT-5.2.3-05] [TAT-4.1-04] [TAT-4.1-05] [TAT-4.1-06] [TAT-4.1-08] with favor %i, spice %i, programs %j and %i players the treasury holds %i',
    (favor, spice, programs, players, treasury) => {
      const state = start([plainDeck({ profile: { favor, spice }, programs })], 1, players);
      expect(seated(state).treasury).toBe(treasury);
    },
  );

  it('[TAT-5.2.3-06] the hoard holds the spice bought and no other', () => {
    expect(seated(start([plainDeck()])).hoard).toBe(0);
    const bought = plainDeck({ profile: { favor: 0, spice: 2 } });
    expect(seated(start([bought], 1, 8)).hoard).toBe(2);
  });

  it('[TAT-5.2.3-07] favor is 10 and what was bought', () => {
    expect(seated(start([plainDeck()])).favor).toBe(10);
    expect(seated(start([plainDeck({ profile: { favor: 2, spice: 0 } })])).favor).toBe(12);
  });

  it('[TAT-4.1-13] an overspent profile takes nothing from the 20 solaris', () => {
    const state = start([plainDeck({ profile: { favor: 9, spice: 0 } })]);
    expect(seated(state).treasury).toBe(20);
  });
});

describe('a new game', () => {
  it('names every card that the catalogue lacks, with its line', () => {
    const deck = plainDeck({
      homeWorld: '__proto__',
      programs: ['tat-abduct-heir', 'constructor'],
      imperialDeck: [{ card: 'eots-arrakis', count: 1 }],
      houseDeck: [
        { card: 'eots-house-battalion', count: 4 },
        { card: '', count: 1 },
      ],
    });
    const game = newGame(
      { seed: 1, rules: 'tat', houses: [{ name: '', deck }], players: 2 },
      catalogue,
    );
    expect(game.ok ? [] : game.problems.map(({ code, at }) => [code, at])).toEqual([
      ['unknown-card', 'houses.0.deck.homeWorld'],
      ['unknown-card', 'houses.0.deck.programs.1'],
      ['unknown-card', 'houses.0.deck.imperialDeck.0.card'],
      ['unknown-card', 'houses.0.deck.houseDeck.1.card'],
    ]);
  });

  it('does not deal a deck of more cards than any table could play with', () => {
    const lineOf = (count: number) => ({ card: 'eots-crysknife', count });
    const deck = plainDeck({
      imperialDeck: [],
      houseDeck: [1, 2, 3, 4, 5, 6].map(() => lineOf(99)),
    });
    const houses = [{ name: '', deck }];
    const game = newGame({ seed: 1, rules: 'tat', houses, players: 2 }, catalogue);
    expect(game.ok ? [] : game.problems.map(({ code, at }) => [code, at])).toEqual([
      ['too-many-cards', 'houses.0.deck'],
    ]);
  });

  it('deals a deck of 500 cards, and none of more', () => {
    const lines = (last: number) =>
      [99, 99, 99, 99, 99, last].map((count) => ({ card: 'eots-crysknife', count }));
    const dealt = (last: number) => {
      const [imperial, ...house] = lines(last);
      if (imperial === undefined) throw new Error('a deck has lines');
      const deck = plainDeck({ imperialDeck: [imperial], houseDeck: house });
      return newGame({ seed: 1, rules: 'tat', houses: [{ name: '', deck }], players: 2 }, catalogue)
        .ok;
    };
    expect([dealt(5), dealt(6)]).toEqual([true, false]);
  });

  it.each([
    [0, 2],
    [3, 2],
    [1, 9],
    [1, 2.5],
    [1, Number.NaN],
  ])('refuses %i Houses among %d players', (houses, players) => {
    const seats = new Array(houses).fill({ name: '', deck: plainDeck() });
    const game = newGame({ seed: 1, rules: 'tat', houses: seats, players }, catalogue);
    expect(game.ok).toBe(false);
  });

  it('is the same game for the same seed, and for the same lists in another order', () => {
    const deck = plainDeck({ programs: ['tat-abduct-heir', 'tat-insert-watchers'] });
    const turned = {
      ...deck,
      programs: deck.programs.toReversed(),
      imperialDeck: deck.imperialDeck.toReversed(),
      houseDeck: deck.houseDeck.toReversed(),
    };
    expect(start([turned], 'desert')).toEqual(start([deck], 'desert'));
  });

  it('is another game for another seed', () => {
    const orders = Array.from({ length: 500 }, (_, seed) =>
      namesIn(start([plainDeck()], seed), 'house-deck').join(),
    );
    expect(new Set(orders).size).toBe(500);
  });

  it('is the same on every machine: a frozen opening', () => {
    const state = start([plainDeck()], 2026);
    expect({
      hand: namesIn(state, 'hand'),
      assembly: namesIn(state, 'assembly'),
    }).toMatchInlineSnapshot(`
      {
        "assembly": [
          "jotc-carthag-engineering",
          "jotc-hagga-basin",
          "tat-broken-land",
        ],
        "hand": [
          "jotc-alliance-review-board",
          "jotc-alliance-review-board",
          "eots-ambitious-enterprise",
          "tat-advance-base",
          "tat-advance-base",
          "jotc-alliance-review-board",
          "eots-act-of-cowardice",
        ],
      }
    `);
  });

  it('puts every card in exactly one place, and says the same in both books', () => {
    fc.assert(
      fc.property(
        fc.array(anyDeck, { minLength: 1, maxLength: 3 }),
        fc.nat(0xffffffff),
        (decks, seed) => {
          const state = start(decks, seed);
          const placed = state.houses.flatMap((house, seat) =>
            Object.entries(house.zones).flatMap(([zone, ids]) =>
              ids.map((id) => ({ id, zone, seat })),
            ),
          );
          expect(placed.map((place) => place.id).toSorted((a, b) => a - b)).toEqual(
            Object.keys(state.cards).map(Number),
          );
          for (const { id, zone, seat } of placed)
            expect(state.cards[id]).toMatchObject({ id, owner: seat, place: { zone, seat } });
          expect(state.nextId).toBe(placed.length + 1);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('holds every card of the deck and Dune, no more, and no amount below 0', () => {
    fc.assert(
      fc.property(anyDeck, fc.string(), (deck, seed) => {
        const state = start([deck], seed);
        const listed = [...deck.imperialDeck, ...deck.houseDeck]
          .filter((entry) => entry.card !== 'eots-dune')
          .flatMap((entry) => new Array<string>(entry.count).fill(entry.card));
        const world = deck.homeWorld === null ? [] : [deck.homeWorld];
        expect(
          Object.values(state.cards)
            .map((card) => card.card)
            .toSorted(),
        ).toEqual([...listed, ...world, ...deck.programs, 'eots-dune'].toSorted());
        const { treasury, hoard, favor } = seated(state);
        expect(treasury >= 20 && treasury <= 25 && hoard >= 0 && favor >= 10).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('comes back the same from JSON', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), (deck, seed) => {
        const state = start([deck], seed);
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      { numRuns: 100 },
    );
  });

  it('gives numbers that do not tell which card is which', () => {
    // The first card of the sorted list must not keep the first number.
    const firsts = Array.from({ length: 40 }, (_, seed) => {
      const state = start([plainDeck()], seed);
      const first = plainDeck()
        .houseDeck.map((entry) => entry.card)
        .toSorted()[0];
      return Object.values(state.cards).find((card) => card.card === first)?.id;
    });
    expect(new Set(firsts).size).toBeGreaterThan(5);
  });
});

describe('a deck with cards changed that draws like the one before', () => {
  /** Every card of the game in the order of its number, which is that of the shuffle. */
  const order = (deck: Deck, seed: number, drawsLike?: Deck) => {
    const game = newGame(
      { seed, rules: 'tat', houses: [{ name: '', deck, drawsLike }], players: 2 },
      catalogue,
    );
    if (!game.ok) throw new Error(game.problems[0]?.message);
    return Object.values(game.value.cards).map(({ card }) => card);
  };

  it('has them where the old ones lay, and every other card where it was', () => {
    const ids = catalogue.cards.filter(({ deck }) => deck === 'house').map(({ id }) => id);
    const line = fc.nat(9);
    fc.assert(
      fc.property(
        fc.nat(0xffffffff),
        line,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...ids),
        (seed, at, copies, into) => {
          const before = plainDeck();
          const out = before.houseDeck[at]?.card ?? '';
          const after = {
            ...before,
            houseDeck: [
              { card: into, count: copies },
              ...before.houseDeck.map(({ card, count }) =>
                card === out ? { card, count: count - copies } : { card, count },
              ),
            ],
          };
          const old = order(before, seed);
          const changed = order(after, seed, before);
          expect(changed).toHaveLength(old.length);
          const moved = changed.flatMap((card, place) =>
            card === old[place] ? [] : [[old[place], card]],
          );
          expect(moved).toEqual(out === into ? [] : new Array(copies).fill([out, into]));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is dealt whole where it has more cards or fewer', () => {
    const [small, large] = [plainDeck({ houseDeck: plainDeck().houseDeck.slice(3) }), plainDeck()];
    expect(order(large, 4, small).toSorted()).toEqual(order(large, 4).toSorted());
    expect(order(small, 4, large).toSorted()).toEqual(order(small, 4).toSorted());
  });
});
