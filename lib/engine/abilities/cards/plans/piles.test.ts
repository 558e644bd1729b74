import { describe, expect, it } from 'vitest';
import { beginLasting } from '../../../atoms/flow';
import { rules } from '../../../testing/game-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { sentencesByCard } from '../../sentences';

const KINDJAL = 'eots-kindjal'; // an equipment
const BATTALION = 'eots-house-battalion';
const OBERON = 'eots-oberon';
const ARRAKEEN = 'eots-arrakeen';
const CARTHAG = 'eots-carthag';

const sayCard = (id: string) => sentencesByCard().get(id) ?? [];

/** A venture on a persona of the first House. */
function venture(card: string, persona: string, own: ScenarioHouse, rival: ScenarioHouse = {}) {
  const domain = ['eots-caladan', persona, `${card} on ${persona}`];
  return scenario({
    houses: [
      { favor: 20, ...own, domain },
      { sponsor: 'harkonnen', ...rival },
    ],
  }).toInterval(0);
}
const seen = ({ state }: Table, seat: number) =>
  rules.viewFor(state, seat).houses[0]?.zones['house-deck'].cards ?? [];

describe('Ghost Caravan', () => {
  const CARAVAN = 'jotc-ghost-caravan';
  const at = (deck: readonly string[]) =>
    scenario({
      houses: [
        { favor: 20, domain: [ARRAKEEN, `${CARAVAN} subdued 9`], houseDeck: deck, hand: [] },
        {},
      ],
    })
      .toInterval(0)
      .act(`deploy-event ${CARAVAN}`);

  it('says so', () => {
    expect(sayCard(CARAVAN)).toEqual([
      'You may search your House deck for Equipment and put it into your hand and shuffle your House deck.',
    ]);
  });

  it('draws an equipment from anywhere in the own House deck, which is shuffled', () => {
    const one = at([KINDJAL, BATTALION, BATTALION]);
    const before = [...one.house(0).zones['house-deck']];
    expect(one.options()).toEqual(['pass', `choose ${KINDJAL}`]);
    one.act(`choose ${KINDJAL}`);
    expect(one.zone('hand')).toEqual([KINDJAL]);
    const after = one.house(0).zones['house-deck'];
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it('may draw none, and asks its House alike where there is none', () => {
    expect(at([KINDJAL]).act('pass').zone('hand')).toEqual([]);
    expect(at([BATTALION]).options()).toEqual(['pass']);
  });

  it('[CRF-3.C-08] lets its House alone look through the deck', () => {
    const one = at([KINDJAL, BATTALION]);
    const { cards } = rules.viewFor(one.state, 0);
    const held = one.house(0).zones['house-deck'];
    expect(held.map((id) => cards[id]?.card)).toEqual([KINDJAL, BATTALION]);
    const rival = rules.viewFor(one.state, 1);
    expect(held.map((id) => rival.cards[id])).toEqual([undefined, undefined]);
    expect(seen(one, 1)).toEqual([]);
  });
});

describe('Traverse Fold-Space', () => {
  const CARD = 'eots-traverse-fold-space';
  const at = () =>
    venture(CARD, 'eots-oberon', {
      houseDeck: [KINDJAL, BATTALION],
      imperialDeck: [ARRAKEEN, CARTHAG],
      hand: [],
      assembly: [],
    });

  it('draws any card of the Imperial deck into the Assembly, or of the House deck into the hand', () => {
    const imperial = at().act(`activate ${CARD}`, 'choose-part 0');
    expect(imperial.options()).toEqual([`choose ${ARRAKEEN}`, `choose ${CARTHAG}`]);
    imperial.act(`choose ${ARRAKEEN}`);
    expect([imperial.zone('assembly'), imperial.zone('imperial-deck')]).toEqual([
      [ARRAKEEN],
      [CARTHAG],
    ]);
    const house = at().act(`activate ${CARD}`, 'choose-part 1', `choose ${BATTALION}`);
    expect([house.zone('hand'), house.zone('house-deck')]).toEqual([[BATTALION], [KINDJAL]]);
    expect(sayCard(CARD).join()).toContain('It is a Prescience effect');
    expect(house.zone('house-discard')).toEqual([CARD]);
  });

  it('shuffles the deck that it searched alone', () => {
    const one = at();
    const [house = [], imperial = []] = [
      [...one.house(0).zones['house-deck']],
      [...one.house(0).zones['imperial-deck']],
    ];
    one.act(`activate ${CARD}`, 'choose-part 1', `choose ${KINDJAL}`);
    expect(one.house(0).zones['imperial-deck']).toEqual(imperial);
    expect(one.house(0).zones['house-deck'].filter((id) => house.includes(id))).toEqual([]);
  });
});

/** Cards of a pile, the last on top. */
const pile = (one: Table, zone: 'house-discard' | 'imperial-discard', ids: readonly string[]) =>
  one.change(({ state }) => {
    for (const id of ids) {
      const card = Object.values(state.cards).find(
        (other) => other.card === id && other.place.zone.endsWith('-deck'),
      );
      if (card === undefined) throw new Error(`${id} is in no deck`);
      const from = state.houses[0]?.zones[card.place.zone] ?? [];
      from.splice(from.indexOf(card.id), 1);
      card.place = { zone, seat: 0, host: null };
      card.known = 'all';
      state.houses[0]?.zones[zone].push(card.id);
    }
  });

describe('Salvaging Operation', () => {
  const CARD = 'eots-salvaging-operation';
  const PAUL = 'eots-paul-atreides'; // command 2
  const at = (discarded: readonly string[]) =>
    pile(
      venture(CARD, PAUL, { hand: [], houseDeck: [KINDJAL, 'eots-crysknife', 'eots-gom-jabbar'] }),
      'house-discard',
      discarded,
    );

  it('shuffles up to as many cards off the top of the own House discard into the deck as the command of its persona', () => {
    const one = at([KINDJAL, 'eots-crysknife', 'eots-gom-jabbar']);
    one.act(`activate ${CARD}`, 'choose-number 2');
    expect([...one.zone('house-deck')].sort()).toEqual(['eots-crysknife', 'eots-gom-jabbar']);
    expect(one.zone('house-discard')).toEqual([KINDJAL, CARD]);
  });

  it('takes no more than its command, and needs a card in the discard', () => {
    const one = at([KINDJAL, 'eots-crysknife', 'eots-gom-jabbar']).act(`activate ${CARD}`);
    expect(one.options()).toEqual(['choose-number 1', 'choose-number 2']);
    expect(at([]).can(`activate ${CARD}`)).toBe(false);
  });
});

describe('Approximation Analysis', () => {
  const CARD = 'jotc-approximation-analysis';
  const HAWAT = 'eots-thufir-hawat'; // Intrigue 5
  const at = () =>
    venture(CARD, HAWAT, {}, { houseDeck: [KINDJAL, 'eots-crysknife', 'eots-gom-jabbar'] });

  it('discards X cards off the top of a rival’s House deck for X favor, up to its Intrigue rank', () => {
    const one = at();
    one.act(`activate ${CARD}`);
    expect(one.options()).toHaveLength(5);
    one.act('choose-number 2', 'choose-house 1');
    expect(one.house(0).favor).toBe(18);
    expect(one.zone('house-deck', 1)).toEqual([KINDJAL]);
    // The top card goes first, and lies beneath.
    expect(one.zone('house-discard', 1)).toEqual(['eots-gom-jabbar', 'eots-crysknife']);
  });

  it('[TAT-3.2-02] discards none where the rank has sunk to 0 as the persona engages', () => {
    const one = at().act(`activate ${CARD}`);
    one.change((game) => {
      const on = [one.card(HAWAT).id];
      const modifiers = [{ kind: 'raise', what: 'intrigue', by: -5, of: 'those' }] as const;
      beginLasting(game, { card: one.card(HAWAT).id, seat: 0, on, modifiers, until: 'turn' });
    });
    expect(one.options()).toEqual(['choose-number 0']);
    one.act('choose-number 0', 'choose-house 1');
    expect(one.zone('house-deck', 1)).toHaveLength(3);
    expect(one.house(0).favor).toBe(20);
  });
});

describe('Fortune of Al-Lat', () => {
  const CARD = 'jotc-fortune-of-al-lat';
  const CITIES = [ARRAKEEN, CARTHAG, 'eots-military-appropriations', 'eots-imperial-basin'];
  const at = () =>
    pile(venture(CARD, OBERON, { imperialDeck: CITIES }), 'imperial-discard', CITIES.slice(0, 3));

  it('shuffles X cards off the top of the own Imperial discard into the deck for X favor', () => {
    const one = at().act(`activate ${CARD}`);
    expect(one.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    one.act('choose-number 2');
    expect(one.house(0).favor).toBe(18);
    expect(one.zone('imperial-discard')).toEqual([ARRAKEEN]);
    expect([...one.zone('imperial-deck')].sort()).toEqual([...CITIES.slice(1)].sort());
  });

  it('takes five at most', () => {
    const six = Array<string>(6).fill(ARRAKEEN);
    const one = pile(venture(CARD, OBERON, { imperialDeck: six }), 'imperial-discard', six);
    expect(one.act(`activate ${CARD}`).options()).toHaveLength(5);
  });
});

describe('Matter of Kanly', () => {
  const CARD = 'jotc-matter-of-kanly';
  const HELD = [ARRAKEEN, CARTHAG, 'eots-imperial-basin'];
  const discarded = (seed: number) => {
    const persona = 'eots-duke-leto-atreides';
    const one = scenario({
      seed,
      houses: [{ domain: ['eots-caladan', persona, `${CARD} on ${persona}`] }, { assembly: HELD }],
    }).toInterval(0);
    one.act(`activate ${CARD}`, 'choose-house 1');
    expect(one.zone('assembly', 1)).toHaveLength(2);
    return one.zone('imperial-discard', 1).join();
  };

  it('says so', () => {
    expect(sayCard(CARD)).toEqual([
      'Choose a rival; discard a card from that House’s Assembly at random.',
    ]);
  });

  it('[TAT-5.4-03] discards a card of a rival’s Assembly that chance names, and nobody', () => {
    const found = new Set(Array.from({ length: 20 }, (_, seed) => discarded(seed)));
    expect([...found].sort()).toEqual([...HELD].sort());
  });
});
