import { describe, expect, it } from 'vitest';
import { moveCard, turnCard } from '../atoms/cards';
import { scenario } from '../testing/scenario-fixture';

const B = 'eots-house-battalion';
const hand = (size: number) => Array<string>(size).fill(B);

describe('Assembly Administration', () => {
  const house = {
    assembly: ['eots-stilgar', 'eots-chani'],
    imperialDeck: ['eots-jamis', 'eots-korba', 'eots-oberon'],
  };

  it('[TAT-6.3-01] [TAT-6.3.1-01] comes first: a House discards what it likes, [TAT-6.3.1-03] face up', () => {
    const table = scenario({ houses: [house, {}] }).toClosing();
    expect(table.options()).toEqual(['done', 'discard eots-stilgar', 'discard eots-chani']);
    table.act('discard eots-stilgar', 'discard eots-chani', 'done');
    expect(table.zone('imperial-discard')).toEqual(['eots-stilgar', 'eots-chani']);
  });

  it('[TAT-6.3.1-01] (C09) leaves the next House its whole choice, whatever the first has given away', () => {
    const table = scenario({
      houses: [
        { ...house, favor: 9 },
        { assembly: ['eots-jamis'], favor: 11 },
      ],
    }).toClosing();
    // House 1 gives the last it has, of a greater number than all of House 0.
    table.act('discard eots-jamis');
    expect(table.asked()).toBe(0);
    expect(table.options()).toEqual(['done', 'discard eots-stilgar', 'discard eots-chani']);
  });

  it('[TAT-6.3.1-04] then draws face down up to its limit, if it likes', () => {
    const table = scenario({ houses: [house, {}] }).toClosing();
    table.act('done');
    expect(table.options()).toEqual(['draw', 'done']);
    table.act('draw');
    expect(table.zone('assembly')).toEqual(['eots-stilgar', 'eots-chani', 'eots-oberon']);
    expect(table.state.frames.at(-1)).toMatchObject({ list: 'hand' });
  });

  it('(C17) [TAT-6.3.1-04] may leave its Assembly short under TaT', () => {
    const table = scenario({ houses: [house, {}] }).toClosing();
    table.act('done', 'done');
    expect(table.zone('assembly')).toHaveLength(2);
  });

  it('(C17) [CRF-2.D.ii-01] draws all that it can under EotS and CRF', () => {
    const table = scenario({ rules: 'eots', houses: [{ ...house, assembly: [] }, {}] }).toClosing();
    expect(table.zone('assembly')).toEqual(['eots-oberon', 'eots-korba', 'eots-jamis']);
  });

  it('[TAT-6.3.1-02] [CRF-2.D.i-01] must come down to three, by cards of its own choice', () => {
    const four = ['eots-stilgar', 'eots-chani', 'eots-jamis', 'eots-korba'];
    const table = scenario({ houses: [{ assembly: four }, {}] }).toClosing();
    expect(table.can('done')).toBe(false);
    table.act('discard eots-jamis', 'done');
    expect(table.zone('assembly')).toEqual(['eots-stilgar', 'eots-chani', 'eots-korba']);
  });

  it('[TAT-6.3.1-05] does not mind an empty Imperial deck', () => {
    const table = scenario({ houses: [{ assembly: [], imperialDeck: [] }, {}] }).toClosing();
    while (table.state.turn === 1) table.act('done');
    expect(table.house(0).eliminated).toBe(false);
  });
});

describe('Hand Administration', () => {
  it('[TAT-6.3.2-01] [CRF-2.D.iii-01] discards what the House likes, [TAT-6.3.2-04] [CRF-2.D.iv-01] and fills the hand to seven', () => {
    const table = scenario({
      houses: [{ favor: 11, hand: ['eots-crysknife', ...hand(6)] }, {}],
    }).toClosing();
    table.act('discard eots-crysknife', 'done');
    while (table.state.turn === 1) table.act('done');
    expect(table.zone('hand')).toHaveLength(7);
    expect(table.zone('house-discard')).toEqual(['eots-crysknife']);
  });

  it('[TAT-6.3.2-01] leaves the next House its whole choice, whatever the first has given away', () => {
    const table = scenario({
      houses: [
        { favor: 9, hand: ['eots-crysknife', 'eots-kindjal'] },
        { favor: 11, hand: ['eots-kindjal'] },
      ],
    }).toClosing();
    while (!table.can('discard eots-kindjal')) table.act('done');
    expect(table.asked()).toBe(1);
    while (table.asked() === 1)
      table.act(table.options().find((option) => option.startsWith('discard')) ?? '');
    expect(table.can('discard eots-crysknife')).toBe(true);
  });

  it('[TAT-6.3.2-02] must come down to seven', () => {
    const table = scenario({ houses: [{ hand: hand(9) }, {}] }).toClosing();
    expect(table.can('done')).toBe(false);
    table.act(`discard ${B}`, `discard ${B}`);
    expect(table.can('done')).toBe(true);
    table.act('done');
    expect(table.zone('hand')).toHaveLength(7);
  });

  it('[TAT-6.3.2-05] [TAT-2.3-02] [CRF-3.A-01] gives nothing to a House without favor', () => {
    const table = scenario({
      houses: [{ favor: 0, hand: hand(5) }, { favor: 1, hand: hand(5) }, {}],
    }).toClosing();
    const start = table.events.length;
    while (table.state.turn === 1) table.act('done');
    const drawn = (seat: number) =>
      table.events
        .slice(start)
        .filter(
          (event) => event.kind === 'moved' && event.to.zone === 'hand' && event.to.seat === seat,
        ).length;
    expect(drawn(0)).toBe(0);
    expect(drawn(1)).toBeGreaterThan(0);
    expect(table.state.houses.map(({ eliminated }) => eliminated)).toEqual([true, false, false]);
  });
});

const PAUL = 'eots-paul-atreides';

describe('elimination', () => {
  const closing = (house: object) => {
    const table = scenario({ houses: [house, { domain: [PAUL] }, {}] }).toClosing();
    // So that the next turn waits for a House before initiative is declared anew.
    table.change((game) => turnCard(game, table.card(PAUL, 1).id, 'engaged'));
    while (table.state.turn === 1 && table.state.outcome === null) table.act('done');
    return table;
  };

  it('[TAT-6.3.2-06] [CRF-2.D.iv-02] takes a House that has too few cards to fill its hand', () => {
    const table = closing({ hand: hand(5), houseDeck: [B, B] });
    // The tie for initiative took a card as well.
    expect(table.house(0).eliminated).toBe(true);
    expect(table.events).toContainEqual({ kind: 'eliminated', seat: 0 });
  });

  it('[TAT-6.3.2-06] [CRF-2.D.iv-03] takes a House that must draw with no favor', () => {
    expect(closing({ favor: -2, hand: hand(3) }).house(0).eliminated).toBe(true);
  });

  it('[TAT-6.3.2-09] [CRF-2.D.iv-04] spares a House with a full hand, whatever its favor and its deck', () => {
    expect(closing({ favor: -5, hand: hand(7), houseDeck: [] }).house(0).eliminated).toBe(false);
  });

  it('[TAT-6.3.2-10] is looked at only when hands are filled', () => {
    const table = scenario({ houses: [{ favor: -5, hand: hand(2) }, {}, {}] }).toClosing();
    expect(table.house(0).eliminated).toBe(false);
  });

  it('[TAT-6.3.2-07] takes the cards and tokens of the House out of the game', () => {
    const table = closing({
      favor: 0,
      hoard: 4,
      hand: hand(2),
      domain: ['eots-caladan', 'eots-stilgar', 'eots-crysknife on eots-stilgar'],
      assembly: ['eots-chani'],
    });
    const zones = Object.values(table.state.cards).filter(({ owner }) => owner === 0);
    expect(new Set(zones.map(({ place }) => place.zone))).toEqual(new Set(['removed']));
    expect([table.house(0).treasury, table.house(0).hoard]).toEqual([0, 0]);
    expect(table.state.guildHoard).toBe(10);
    // The ranks of the last initiative are those of the others.
    expect(table.state.frames.at(-1)?.step).toBe('disengage');
    expect([...table.state.ranks].sort()).toEqual([1, 2]);
  });

  it('[TAT-6.3.2-07] [TAT-5.4-31] tells nothing of cards that were out of the game before', () => {
    const domain = ['eots-caladan', 'eots-stilgar', 'eots-crysknife on eots-stilgar'];
    const houses = [{ favor: 0, hand: hand(2), domain }, {}, {}];
    const table = scenario({ houses }).toClosing();
    const knife = table.card('eots-crysknife').id;
    table.change((game) => moveCard(game, knife, { zone: 'removed', seat: 0, host: null }));
    while (table.state.turn === 1 && table.state.outcome === null) table.act('done');
    expect(table.house(0).eliminated).toBe(true);
    const told = table.events.filter((event) => event.kind === 'moved' && event.card === knife);
    expect(told).toEqual([]);
  });

  it('(C30) sends cards that the House governed and others own to their owners', () => {
    const table = scenario({
      houses: [{ favor: 0, hand: hand(2), domain: ['eots-chani'] }, {}, {}],
    });
    Object.assign(table.card('eots-chani'), { owner: 1 });
    table.toClosing();
    while (table.state.turn === 1) table.act('done');
    expect(table.zone('imperial-discard', 1)).toEqual(['eots-chani']);
  });

  it('[TAT-6.3.2-08] discards its own cards that rivals govern, and what is on them looks for a host', () => {
    const table = scenario({
      houses: [
        { favor: 0, hand: hand(2) },
        {
          domain: [
            'eots-house-swordmaster',
            'eots-kindjal on eots-house-swordmaster',
            'eots-paul-atreides',
          ],
        },
        {},
      ],
    });
    Object.assign(table.card('eots-house-swordmaster', 1), { owner: 0 });
    table.toClosing();
    while (!table.house(0).eliminated) table.act('done');
    expect(table.asked()).toBe(1);
    table.act('assign eots-kindjal on eots-paul-atreides');
    expect(table.zone('domain', 1)).toEqual(['eots-kindjal', 'eots-paul-atreides']);
  });

  it('(C31) leaves the last House as the winner, and none as a draw', () => {
    const poor = { favor: 0, hand: hand(1) };
    const end = (houses: readonly object[]) => {
      const table = scenario({ houses }).toClosing();
      while (table.state.outcome === null) table.act('done');
      return table.state.outcome;
    };
    expect(end([poor, {}])).toEqual({ winner: 1, reason: 'last-house' });
    expect(end([poor, poor])).toEqual({ winner: null, reason: 'nobody-left' });
  });
});

describe('the Houses in the Closing Interval', () => {
  it('[CRF-2.D-01] [TAT-6.3-02] (C09) go phase by phase, in initiative order within each', () => {
    const house = { assembly: ['eots-arrakeen'], imperialDeck: ['eots-carthag'] };
    const table = scenario({
      houses: [
        { ...house, favor: 9 },
        { ...house, favor: 11 },
        { ...house, favor: 10 },
      ],
    }).toClosing();
    const order: string[] = [];
    while (table.state.turn === 1) {
      const frame = table.state.frames.at(-1);
      order.push(
        `${frame?.step} ${frame !== undefined && 'list' in frame ? frame.list : ''} ${table.asked()}`,
      );
      table.act('done');
    }
    expect(order).toEqual([
      'discard assembly 1',
      'discard assembly 2',
      'discard assembly 0',
      'draw assembly 1',
      'draw assembly 2',
      'draw assembly 0',
      'discard hand 1',
      'discard hand 2',
      'discard hand 0',
    ]);
  });

  it('[TAT-6.3-02] (C09) leave the game together where several are eliminated', () => {
    const house = { hand: hand(5), houseDeck: hand(1) };
    const table = scenario({
      houses: [
        { ...house, favor: 9 },
        { ...house, favor: 11 },
      ],
    }).toClosing();
    while (table.state.outcome === null) table.act('done');
    expect(table.state.outcome).toEqual({ winner: null, reason: 'nobody-left' });
  });

  it('[CRF-2.D.ii-02] draw up to an Assembly limit that has been raised', () => {
    const imperialDeck = ['eots-jamis', 'eots-korba', 'eots-oberon', 'eots-chani', 'eots-stilgar'];
    const drawn = (domain: string[]) =>
      scenario({ rules: 'eots', houses: [{ assembly: [], imperialDeck, domain }, {}] })
        .toClosing()
        .zone('assembly').length;
    expect(drawn([])).toBe(3);
    expect(drawn(['eots-landsraad-emissary'])).toBe(4);
  });
});
