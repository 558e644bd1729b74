import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** Two Houses, of which the first plays a ripe event that lets each of them do something. */
function play(
  card: string,
  own: Partial<ScenarioHouse> = {},
  rival: Partial<ScenarioHouse> = {},
): Table {
  return scenario({
    houses: [
      { domain: ['eots-caladan', `${card} subdued 3`], ...own },
      { domain: ['eots-giedi-prime'], sponsor: 'harkonnen', favor: 5, ...rival },
    ],
    ranks: [0, 1],
  })
    .toInterval(0)
    .act(`deploy-event ${card}`);
}

/** Puts a card of a House where an earlier turn would have left it. */
function discarded(table: Table, id: string, seat: number): Table {
  return table.change(({ state }) => {
    const card = table.card(id, seat);
    const zones = table.house(seat).zones;
    zones[card.place.zone] = zones[card.place.zone].filter((one) => one !== card.id);
    zones['imperial-discard'].push(card.id);
    state.cards[card.id] = { ...card, place: { zone: 'imperial-discard', seat, host: null } };
  });
}

describe('Philanthropy Drive', () => {
  const CARD = 'eots-philanthropy-drive';

  it('lets each House, its own first, pay up to 5 solaris for as much favor', () => {
    const table = play(CARD, { treasury: 20, favor: 10 }, { treasury: 3 });
    expect([table.asked(), table.options()]).toEqual([
      0,
      [0, 1, 2, 3, 4, 5].map((amount) => `choose-number ${amount}`),
    ]);
    table.act('choose-number 5');
    // What a treasury lacks cannot be given.
    expect([table.asked(), table.options().at(-1)]).toEqual([1, 'choose-number 3']);
    table.act('choose-number 2');
    expect(table.house(0)).toMatchObject({ treasury: 15, favor: 15 });
    expect(table.house(1)).toMatchObject({ treasury: 1, favor: 7 });
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('may be left alone', () => {
    const table = play(CARD, { treasury: 20, favor: 10 }).act('choose-number 0', 'choose-number 0');
    expect(table.house(0)).toMatchObject({ treasury: 20, favor: 10 });
    expect(table.house(1)).toMatchObject({ treasury: 20, favor: 5 });
  });
});

describe('Assembly of Lords', () => {
  const CARD = 'eots-assembly-of-lords';
  const DECK = ['eots-arrakeen', 'eots-carthag', 'eots-weather-control', 'eots-exchange-seat'];
  const lords = () => {
    const table = scenario({
      houses: [
        {
          domain: ['eots-caladan', `${CARD} subdued 1`],
          assembly: ['eots-choam-directorship'],
          imperialDeck: DECK,
        },
        {
          domain: ['eots-giedi-prime'],
          favor: 5,
          assembly: ['eots-stilgar'],
          imperialDeck: DECK,
        },
      ],
      ranks: [0, 1],
    }).toInterval(0);
    return table;
  };
  const shuffles = (table: Table) => table.zone('imperial-deck').length;

  it('lets each House put a card of its Imperial discard into its Imperial deck, or leave it', () => {
    const table = lords();
    discarded(table, 'eots-choam-directorship', 0);
    discarded(table, 'eots-stilgar', 1);
    const before = shuffles(table);
    table.act(`deploy-event ${CARD}`);
    expect([table.asked(), table.options()]).toEqual([
      0,
      ['pass', 'choose eots-choam-directorship'],
    ]);
    table.act('choose eots-choam-directorship');
    expect([table.asked(), table.options()]).toEqual([1, ['pass', 'choose eots-stilgar']]);
    table.act('pass');
    expect(table.zone('imperial-deck')).toHaveLength(before + 1);
    expect([table.zone('imperial-discard'), table.zone('imperial-discard', 1)]).toEqual([
      [],
      ['eots-stilgar'],
    ]);
  });

  it('has all of them shuffle their Imperial decks, who put nothing into theirs too', () => {
    const table = lords();
    const before = [table.zone('imperial-deck'), table.zone('imperial-deck', 1)];
    table.act(`deploy-event ${CARD}`);
    const after = [table.zone('imperial-deck'), table.zone('imperial-deck', 1)];
    for (const seat of [0, 1]) {
      expect(after[seat]).not.toEqual(before[seat]);
      expect(after[seat]?.toSorted()).toEqual(before[seat]?.toSorted());
    }
  });
});
