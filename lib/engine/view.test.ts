import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { anyTable, deal, disguised, hiddenFrom, runs } from './hidden-fixture';
import { legalActions, play } from './play';
import { scenario } from './scenario-fixture';
import type { GameState, Seat } from './state';
import { viewFor } from './view';

const catalogue = loadCatalogue();

describe('what a House sees', () => {
  const table = () =>
    scenario({
      houses: [
        {
          domain: ['eots-caladan', 'eots-emperors-outrage subdued 2', 'eots-dune subdued 1'],
          concealed: ['tat-shelter-the-lisan-al-gaib'],
          hand: ['eots-kindjal'],
          assembly: ['eots-arrakeen'],
        },
        {},
      ],
    });

  it('[TAT-5.2.1-05] [TAT-5.4-23] [CRF-3.C-07] is all that lies face down before it, and decks by their number', () => {
    const { state } = table();
    const own = viewFor(state, 0);
    const names = (zone: 'hand' | 'assembly' | 'concealed' | 'domain') =>
      own.houses[0]?.zones[zone].cards?.map((id) => own.cards[id]?.card);
    expect(names('hand')).toEqual(['eots-kindjal']);
    expect(names('assembly')).toEqual(['eots-arrakeen']);
    expect(names('concealed')).toEqual(['tat-shelter-the-lisan-al-gaib']);
    expect(names('domain')).toEqual(['eots-caladan', 'eots-emperors-outrage', 'eots-dune']);
    expect(own.houses[0]?.zones['house-deck']).toEqual({
      count: state.houses[0]?.zones['house-deck'].length,
      cards: null,
    });
  });

  it('[CRF-3.C-08] is the backs of what rivals hold, and the tokens on what they have subdued', () => {
    const { state } = table();
    const rival = viewFor(state, 1);
    expect(rival.houses[0]?.zones.hand).toEqual({ count: 1, cards: null });
    expect(rival.houses[0]?.zones.assembly).toEqual({ count: 1, cards: null });
    expect(rival.houses[0]?.zones.concealed).toEqual({ count: 1, cards: null });
    const seen = (rival.houses[0]?.zones.domain.cards ?? []).flatMap((id) => rival.cards[id] ?? []);
    expect(seen.map((one) => [one.card, one.status, one.deferment])).toEqual([
      ['eots-caladan', 'disengaged', 0],
      [null, 'subdued', 3],
      ['eots-dune', 'subdued', 2],
    ]);
  });

  it('[TAT-6.3.1-03] [CRF-2.D.iv-05] is every discard pile, face up and in its order', () => {
    const closing = scenario({
      houses: [{ hand: ['eots-kindjal', 'eots-crysknife', 'eots-gom-jabbar'], assembly: [] }, {}],
    }).toClosing();
    closing.act('discard eots-kindjal', 'discard eots-gom-jabbar');
    const { houses, cards } = viewFor(closing.state, 1);
    const pile = houses[0]?.zones['house-discard'].cards?.slice(-2);
    expect(pile?.map((id) => cards[id]?.card)).toEqual(['eots-kindjal', 'eots-gom-jabbar']);
  });

  it('leaves out the generator, the seed and the next number', () => {
    const view = viewFor(table().state, 0);
    for (const hidden of ['random', 'seed', 'nextId']) expect(view).not.toHaveProperty(hidden);
  });

  it('shows a card that is petitioned for, and not an event that is being placed', () => {
    const placing = scenario({
      houses: [{ hand: ['eots-emperors-outrage'], assembly: ['eots-carthag'] }, {}],
      tactics: true,
    }).toInterval(0);
    placing.act('place eots-emperors-outrage');
    const text = JSON.stringify(viewFor(placing.state, 1));
    expect(text).not.toContain('outrage');
    expect(viewFor(placing.state, 1).frames.find(({ step }) => step === 'operation')).toMatchObject(
      {
        action: null,
      },
    );
    const open = scenario({ houses: [{ assembly: ['eots-carthag'] }, {}] }).toInterval(0);
    open.act('petition eots-carthag');
    const carthag = open.card('eots-carthag').id;
    expect(viewFor(open.state, 1).cards[carthag]?.card).toBe('eots-carthag');
  });

  it('[TAT-5.4-23] says nothing of what rivals have in their Imperial decks', () => {
    const { state } = table();
    expect(viewFor(state, 0).houses[0]?.included).toEqual(state.houses[0]?.included);
    expect(viewFor(state, 1).houses[0]?.included).toBeNull();
  });

  it('leaves out the numbers of hidden cards that effects are about', () => {
    const { state, card } = { state: table().state, card: 'eots-kindjal' };
    const hidden = Object.values(state.cards).find((one) => one.card === card)?.id ?? 0;
    const until = 'turn' as const;
    state.lasting.push({ id: 900, card: 1, seat: 0, on: [1, hidden], modifiers: [], until });
    expect(viewFor(state, 0).lasting[0]?.on).toEqual([1, hidden]);
    expect(viewFor(state, 1).lasting[0]?.on).toEqual([1]);
  });

  it('shares nothing with the state', () => {
    const { state } = table();
    const before = JSON.stringify(state);
    const view = viewFor(state, 0);
    for (const card of Object.values(view.cards)) Object.assign(card, { deferment: 99 });
    for (const { zones } of view.houses)
      for (const pile of Object.values(zones)) Object.assign(pile.cards ?? [], { 0: 99 });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('a view', () => {
  it('is the same whatever the hidden cards are and however they lie', () => {
    fc.assert(
      fc.property(anyTable, (drawn) => {
        const { state, next } = deal(drawn);
        for (let step = 0; step < 150 && state.outcome === null; step += 1) {
          const legal = legalActions(state, catalogue);
          const action = legal[next() % legal.length];
          if (action === undefined || !play(state, action, catalogue).ok)
            throw new Error('the game cannot go on');
          if (step % 5 > 0) continue;
          const seat = next() % state.houses.length;
          const other = disguised(state, hiddenFrom(state, seat), next);
          expect(viewFor(turnedAbout(other, seat), seat)).toEqual(viewFor(state, seat));
        }
      }),
      runs(20),
    );
  });
});

/** The same with what is hidden in another order, and another generator behind it. */
function turnedAbout(state: GameState, seat: Seat): GameState {
  const [a, b, c, d] = state.random;
  state.random = [b, c, d, a];
  state.houses = state.houses.map((house, at) => {
    const zones = { ...house.zones };
    for (const zone of ['house-deck', 'imperial-deck'] as const)
      zones[zone] = zones[zone].toReversed();
    if (at === seat) return { ...house, zones };
    for (const zone of ['hand', 'assembly'] as const) zones[zone] = zones[zone].toReversed();
    const programs = house.profile.programs.map(() => 'another');
    return { ...house, zones, profile: { ...house.profile, programs } };
  });
  return state;
}
