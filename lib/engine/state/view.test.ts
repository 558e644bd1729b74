import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { type Viewer, viewFor } from './view';

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
    const seen = (rival.houses[0]?.zones.domain.cards ?? []).flatMap((id) => rival.cards[id] ?? []);
    expect(seen.map((one) => [one.card, one.status, one.deferment])).toEqual([
      ['eots-caladan', 'disengaged', 0],
      [null, 'subdued', 3],
      ['eots-dune', 'subdued', 2],
    ]);
    const under = rival.houses[0]?.zones.concealed.cards ?? [];
    expect(under.map((id) => rival.cards[id])).toMatchObject([{ card: null, group: 'program' }]);
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

describe('what everybody sees', () => {
  it('[TAT-5.2.2-02] [TAT-5.2.2-03] is a home world and Dune, also subdued, and no other card that lies face down', () => {
    const { state } = scenario({
      houses: [
        { domain: ['eots-caladan subdued', 'eots-dune', 'eots-carthag subdued'] },
        { domain: ['eots-giedi-prime', 'eots-dune subdued'] },
      ],
    });
    for (const seat of [1, null]) {
      const { cards, houses } = viewFor(state, seat);
      expect(houses[0]?.zones.domain.cards?.map((id) => cards[id]?.card)).toEqual([
        'eots-caladan',
        'eots-dune',
        null,
      ]);
    }
  });

  it('is nobody’s hand for somebody who sits nowhere, and all for one who may see all', () => {
    const { state } = scenario({ houses: [{ hand: ['eots-kindjal'] }, {}] });
    const kindjal = state.houses[0]?.zones.hand[0] ?? 0;
    expect(viewFor(state, null).cards[kindjal]).toBeUndefined();
    expect(viewFor(state, null).houses[0]?.zones.hand).toEqual({ count: 1, cards: null });
    expect(viewFor(state, 'all').cards[kindjal]?.card).toBe('eots-kindjal');
    expect(Object.keys(viewFor(state, 'all').cards)).toEqual(Object.keys(state.cards));
    // What a House plays beside its cards: its programs and the Powers that it includes.
    const beside = (viewer: Viewer) => {
      const { included, profile } = viewFor(state, viewer).houses[0] ?? {};
      return [included, profile?.programs];
    };
    expect([beside('all'), beside(0)]).toEqual(Array(2).fill([[], []]));
    expect([beside(1), beside(null)]).toEqual(Array(2).fill([null, 0]));
  });

  it('includes what is shown for the moment', () => {
    const { state } = scenario({ houses: [{ hand: ['eots-kindjal'] }, {}] });
    const kindjal = state.houses[0]?.zones.hand[0] ?? 0;
    expect(viewFor(state, 1, [kindjal]).cards[kindjal]?.card).toBe('eots-kindjal');
  });

  it('(C42) leaves out what an effect has chosen and what has set it off where the House does not see it', () => {
    const own = { domain: ['eots-caladan'], hand: ['eots-kindjal'] };
    const table = scenario({ houses: [own, {}] }).toInterval(0);
    const { id } = table.card('eots-caladan');
    const chosen = table.card('eots-kindjal').id;
    const doing = { card: id, ability: 0, bearer: null, marks: 0, list: [], next: 1, x: null };
    const cause = { seat: 0, card: chosen, amount: 2 };
    const none = { picks: [], houses: [], part: null, cause };
    table.state.frames.push({
      ...{ step: 'effect', at: 'effects', seat: 0, targets: [chosen] },
      ...doing,
      ...none,
    });
    const effect = (seat: number) => viewFor(table.state, seat).frames.at(-1);
    expect(effect(0)).toMatchObject({ targets: [chosen], cause });
    expect(effect(1)).toMatchObject({ targets: [], cause: { ...cause, card: null } });
  });
});
