import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import file from '@/data/players/value.json';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { legalActions, play } from '@/lib/engine/play';
import type { GameState, Seat } from '@/lib/engine/state/state';
import { rules } from '@/lib/engine/testing/game-fixture';
import { anyTable, deal, otherwiseHidden, runs } from '@/lib/engine/testing/hidden-fixture';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { moveText } from '@/lib/kernel/moves';
import { chosenBy } from '../interval-fixture';
import { readSeated } from '../seated';
import { steward } from '../steward/steward';
import { dealerOf } from './deal';
import { mentat, searchOf } from './mentat';
import { TRAINED, valueFileSchema } from './weights';

const catalogue = loadGameCatalogue();
const budget = { playouts: 6 };

/** What somebody knows of the lists of a drawn table who sits at a seat. */
function listsAt(decks: readonly number[], own: Seat) {
  return decks.map((at, seat) => (seat === own ? (SAMPLE_DECKS[at]?.deck ?? null) : null));
}

/** Plays on by rules of thumb, with a whim now and then, to a question that has some answers. */
function playOn(state: GameState, next: () => number, steps: number): boolean {
  const whimsical = steward(catalogue, { whims: 0.2, seed: next(), earlier: 0 });
  for (let step = 0; state.decision !== null; step += 1) {
    const legal = legalActions(state, catalogue);
    if (step >= steps && legal.length > 2) return true;
    play(state, chosenBy(whimsical, state, legal), catalogue);
  }
  return false;
}

describe('a dealer', () => {
  it('deals what agrees with all that a House sees, anew for each seed', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(200), (table, steps) => {
        const { state, next } = deal(table);
        if (!playOn(state, next, steps)) return;
        const seat = state.decision?.seat ?? 0;
        const view = rules.viewFor(state, seat);
        const dealer = dealerOf(view, listsAt(table.decks, seat), catalogue);
        const [one, other] = [dealer.deal(1), dealer.deal(2)];
        for (const { id, card, place, owner } of Object.values(view.cards)) {
          const dealt = one.cards[id];
          expect(dealt).toMatchObject({ place, owner, ...(card === null ? {} : { card }) });
        }
        for (const [at, { zones }] of one.houses.entries())
          for (const [zone, pile] of Object.entries(zones))
            expect(pile).toHaveLength(view.houses[at]?.zones[zone as 'hand'].count ?? -1);
        const faces = (given: GameState) =>
          Object.values(given.cards).map(({ id, card }) => `${id} ${card}`);
        expect(faces(one)).toEqual(faces(dealer.deal(1)));
        expect(faces(one)).not.toEqual(faces(other));
        expect(Object.values(one.cards).map(({ card }) => card)).not.toContain('');
        const own = (given: GameState) =>
          Object.values(given.cards)
            .filter(({ owner }) => owner === seat)
            .map(({ card }) => card)
            .sort();
        expect(own(one)).toEqual(own(state));
      }),
      runs(6),
    );
  });
});

describe('a mentat', () => {
  it('chooses the same whatever is hidden from its House', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(150), (table, steps) => {
        const { state, next } = deal(table);
        if (!playOn(state, next, steps)) return;
        const seat = state.decision?.seat ?? 0;
        const legal = legalActions(state, catalogue);
        const lists = listsAt(table.decks, seat);
        const choose = (given: GameState) =>
          moveText(chosenBy(mentat(catalogue, { seed: 5, lists, budget }), given, legal));
        const chosen = choose(state);
        expect(choose(otherwiseHidden(state, seat, next, 'unshown'))).toBe(chosen);
        expect(legal.map(moveText)).toContain(chosen);
        expect(choose(state)).toBe(chosen);
      }),
      runs(4),
    );
  });

  it('says what it thinks, and stops whenever it is told to', () => {
    const own = { favor: 12, domain: ['eots-caladan'], hand: [], treasury: 14 } as const;
    const table = scenario({
      ranks: [0, 1],
      guildHoard: 8,
      houses: [
        { ...own, hoard: 8, assembly: ['eots-arrakeen'] },
        { ...own, hoard: 9 },
      ],
    }).toInterval(0);
    const view = rules.viewFor(table.state, 0);
    const legal = legalActions(table.state, catalogue);
    const options = { budget: { playouts: 24 }, seed: 1, lists: [null, null] };
    const search = searchOf(view, legal, catalogue, options);
    for (let step = 0; step < 7; step += 1) search.step();
    const early = search.thought();
    expect(early.playouts).toBe(7);
    while (!search.isOver) search.step();
    const { chance, moves, playouts } = search.thought();
    expect(playouts).toBeGreaterThan(early.playouts);
    expect(playouts).toBeLessThanOrEqual(24);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(moves.length).toBeGreaterThan(2);
    expect(legal).toContain(moves[0]?.action);

    const all = (playouts: number, also?: Action) => {
      const one = searchOf(view, legal, catalogue, { ...options, budget: { playouts }, also });
      while (!one.isOver) one.step();
      return one.thought();
    };
    // once no move that is left can be better by more than a trifle it stops; a move that is asked about is tried on
    expect(all(2000).playouts).toBeLessThan(2000);
    expect(all(60, moves.at(-1)?.action).playouts).toBe(60);
  });
});

describe('the weights of the value model', () => {
  it('are a file of their kind, learnt from what it says', () => {
    const { weights, made } = valueFileSchema.parse(file);
    expect(TRAINED.early).toEqual(Object.values(weights).map(({ early }) => early));
    expect(TRAINED.late).toEqual(Object.values(weights).map(({ late }) => late));
    expect(made.held.right).toBeGreaterThan(0.5);
  });
});

describe('a player as it is named', () => {
  it.each([
    ['steward', { name: 'steward' }],
    ['mentat:400', { name: 'mentat', budget: { playouts: 400 } }],
    ['mentat:250ms', { name: 'mentat', budget: { ms: 250 } }],
    ['mentat', { name: 'mentat', budget: { playouts: 48 } }],
  ])('%s', (text, seated) => {
    expect(readSeated(text)).toEqual(seated);
  });

  it.each(['wise', 'mentat:', 'mentat:0', 'mentat:-4', 'steward:3', 'mentat:4s', ''])(
    '%j is nobody',
    (text) => {
      expect(readSeated(text)).toBeNull();
    },
  );
});
