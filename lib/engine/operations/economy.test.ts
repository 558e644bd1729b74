import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { newGame } from '../setup/new-game';
import { plainDeck } from '../testing/deck-fixture';
import { type Scenario, type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const table = (house: ScenarioHouse, guildHoard = 8) =>
  scenario({ guildHoard, houses: [{ favor: 20, ...house }, {}] });
const choices = (kind: string, house: ScenarioHouse, guildHoard?: number) =>
  table(house, guildHoard)
    .options()
    .filter((option) => option.startsWith(kind));

describe('buying favor', () => {
  it('[TAT-6.2.9-01] [TAT-6.2.9-02] costs 2 solaris a point, 5 points at most', () => {
    expect(choices('buy-favor', { treasury: 40 })).toHaveLength(5);
    expect(choices('buy-favor', { treasury: 5 })).toEqual(['buy-favor 1', 'buy-favor 2']);
    const one = table({ treasury: 9 }).act('buy-favor 4');
    expect([one.house(0).treasury, one.house(0).favor]).toEqual([1, 24]);
  });

  it('[TAT-6.2.9-03] happens once in a House Interval, however little was bought', () => {
    const one = table({ treasury: 40 }).act('buy-favor 1');
    expect(one.can('buy-favor 1')).toBe(false);
  });
});

describe('the CHOAM Exchange', () => {
  it('[TAT-6.2.10-02] [TAT-6.2.10-06] [CRF-2.C.iii-02] covers three spice at most, said first', () => {
    expect(choices('buy-spice', { treasury: 20 })).toEqual([
      'buy-spice 1',
      'buy-spice 2',
      'buy-spice 3',
    ]);
  });

  it('[TAT-6.2.10-07] [TAT-6.2.10-08] [CRF-2.C.iii-05] prices each token by the CROE of its moment', () => {
    // 8 spice: 3 solaris; 7: 3; then 6: 4.
    const one = table({ treasury: 20 }).act('buy-spice 3');
    expect(one.house(0)).toMatchObject({ treasury: 10, hoard: 3 });
    expect(one.state.guildHoard).toBe(5);
    const rates = one.events.flatMap((event) => (event.kind === 'exchanged' ? event.rate : []));
    expect(rates).toEqual([3, 3, 4]);
  });

  it('[TAT-6.2.10-09] has nothing to sell to a House while the Guild Hoard is empty', () => {
    expect(choices('buy-spice', { treasury: 20 }, 0)).toEqual([]);
  });

  it('[TAT-6.2.10-10] goes on as long as solaris last, and as long as there is spice', () => {
    const poor = table({ treasury: 7 }).act('buy-spice 3');
    expect(poor.house(0)).toMatchObject({ treasury: 1, hoard: 2 });
    const last = table({ treasury: 20 }, 1).act('buy-spice 3');
    expect(last.house(0)).toMatchObject({ treasury: 15, hoard: 1 });
  });

  it('[TAT-6.2.10-11] sells no more than the hoard holds', () => {
    expect(choices('sell-spice', { hoard: 2 })).toEqual(['sell-spice 1', 'sell-spice 2']);
    expect(choices('sell-spice', { hoard: 9 })).toHaveLength(3);
  });

  it('[TAT-6.2.10-12] [TAT-6.2.10-13] (C27) pays the CROE in force before each token moves', () => {
    // 5 spice: 4 solaris; 6: 4; 7: 3.
    const one = table({ treasury: 0, hoard: 3 }, 5).act('sell-spice 3');
    expect(one.house(0)).toMatchObject({ treasury: 11, hoard: 0 });
    expect(one.state.guildHoard).toBe(8);
  });

  it('[TAT-6.2.10-01] [TAT-6.2.10-04] [CRF-2.C.iii-01] is one purchase or one sale in a House Interval', () => {
    for (const first of ['buy-spice 1', 'sell-spice 1']) {
      const one = table({ treasury: 20, hoard: 5 }).act(first);
      expect(one.options().some((option) => /-spice/.test(option))).toBe(false);
    }
  });

  it('[TAT-6.2.10-03] [CRF-2.C.iii-04] is one block: nothing is asked between its tokens', () => {
    const one = table({ treasury: 20 });
    const before = one.events.length;
    one.act('buy-spice 3');
    const kinds = one.events.slice(before).map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('exchanged'))).toEqual([
      'exchanged',
      'exchanged',
      'exchanged',
    ]);
  });

  it('[TAT-6.2.10-14] [TAT-2.2-03] [TAT-2.2-04] never goes below a CROE of 1', () => {
    expect(table({ hoard: 1, treasury: 0 }, 60).act('sell-spice 1').house(0).treasury).toBe(1);
  });

  it('[TAT-2.2-01] [TAT-2.1-06] moves spice between the Guild Hoard and hoards without loss', () => {
    const one = table({ treasury: 20, hoard: 4 }).act('buy-spice 2');
    expect(one.state.guildHoard + one.house(0).hoard).toBe(12);
  });
});

describe('a request for admission', () => {
  const ready = { hoard: 10, favor: 10, domain: ['eots-caladan', 'eots-paul-atreides'] };
  const can = (house: ScenarioHouse) =>
    scenario({ houses: [{ ...ready, ...house }, { favor: 1 }] })
      .toInterval(0)
      .options()
      .filter((option) => option.startsWith('request'));

  it('[TAT-2.1-02] [TAT-2.1-04] [TAT-2.1-05] [TAT-6.2.7-01] takes 10 spice and 10 favor together', () => {
    expect(can({})).toHaveLength(2);
    expect(can({ hoard: 9 })).toEqual([]);
    expect(can({ favor: 9 })).toEqual([]);
  });

  it('[TAT-2.1-03] does not count solaris', () => {
    expect(can({ hoard: 0, treasury: 100 })).toEqual([]);
  });

  it('[TAT-6.2.7-03] [CRF-2.C.iv-02] engages an ally of the sponsor or the home world', () => {
    const domain = ['eots-caladan', 'eots-paul-atreides', 'eots-oberon', 'eots-house-mentat'];
    expect(can({ domain })).toEqual([
      'request-admission eots-caladan',
      'request-admission eots-paul-atreides',
    ]);
  });

  it('[TAT-6.2.7-04] [CRF-2.C.iv-03] needs it disengaged', () => {
    const table = scenario({
      houses: [{ ...ready, domain: ['eots-caladan engaged'] }, { favor: 1 }],
    });
    table.act('keep-engaged eots-caladan', 'disengage');
    expect(table.options().some((option) => option.startsWith('request'))).toBe(false);
  });

  it('[TAT-5.3-08] names Dune, not the old home world, while Dune is governed', () => {
    const domain = ['eots-caladan subdued', 'eots-dune'];
    expect(can({ domain })).toEqual(['request-admission eots-dune']);
  });

  it('[TAT-2.1-01] [TAT-6.2.7-06] [TAT-6.2.7-02] [CRF-2.C.iv-01] wins the game', () => {
    const table = scenario({ houses: [ready, { favor: 1 }] }).toInterval(0);
    table.act('request-admission eots-caladan');
    expect(table.state.outcome).toEqual({ winner: 0, reason: 'admission' });
    expect(table.card('eots-caladan').status).toBe('engaged');
    expect(table.options()).toEqual([]);
  });
});

describe('a request for admission that is answered', () => {
  const asking = (hand: string[], more: Partial<Scenario> = {}) =>
    scenario({
      houses: [
        { hoard: 10, favor: 10, hand: [], domain: ['eots-caladan', 'eots-paul-atreides'] },
        { favor: 1, hand },
      ],
      tactics: true,
      ...more,
    })
      .toInterval(0)
      .act('request-admission eots-caladan');

  it('[TAT-6.2.7-05] is aborted when the card that was named engages otherwise', () => {
    const table = asking(['eots-security-sweep']);
    table.act('tactic eots-security-sweep', 'choose eots-caladan');
    expect([table.state.outcome, table.card('eots-caladan').status]).toEqual([null, 'engaged']);
    expect(table.can('request-admission eots-paul-atreides')).toBe(true);
  });

  it('(C16) looks at spice and favor once, or by option twice', () => {
    const slander = 'eots-knife-tip-shatters';
    const poorer = (admissionIsCheckedTwice: boolean) => {
      const table = asking([slander], { options: { admissionIsCheckedTwice } });
      table.house(0).favor = 9;
      return table.act('pass', 'pass').state.outcome;
    };
    expect(poorer(false)).toMatchObject({ winner: 0 });
    expect(poorer(true)).toBe(null);
    const robbed = asking([slander]);
    robbed.house(0).hoard = 0;
    expect(robbed.act('pass', 'pass').state.outcome).toMatchObject({ reason: 'admission' });
    const later = asking([slander]).act('pass');
    later.house(0).favor = 9;
    expect(later.act('pass').state.outcome).toMatchObject({ winner: 0 });
  });
});

describe('the six fiefs', () => {
  const six = [
    'eots-dune',
    'eots-arrakeen',
    'eots-carthag',
    'eots-imperial-basin',
    'eots-the-minor-erg',
    'eots-the-open-bled',
  ];
  const can = (house: ScenarioHouse, sixFiefsWin = true) =>
    scenario({ options: { sixFiefsWin }, houses: [{ domain: six, ...house }, { favor: -9 }] }).can(
      'engage-six-fiefs',
    );

  it('[TAT-8.1-01] win by option, all governed and disengaged, with a favor or more', () => {
    expect(can({})).toBe(true);
    expect(can({}, false)).toBe(false);
    expect(can({ favor: 0 })).toBe(false);
    expect(can({ domain: six.slice(1) })).toBe(false);
    expect(can({ domain: [...six.slice(0, 5), 'eots-the-open-bled subdued'] })).toBe(false);
    const table = scenario({
      options: { sixFiefsWin: true },
      houses: [{ domain: six }, { favor: 1 }],
    });
    table.act('engage-six-fiefs');
    expect(table.state.outcome).toEqual({ winner: 0, reason: 'six-fiefs' });
  });

  it('(C16) look at the favor when they are declared, not again', () => {
    const table = scenario({
      options: { sixFiefsWin: true },
      houses: [
        { domain: six, hand: [] },
        { favor: 1, hand: ['eots-knife-tip-shatters'] },
      ],
      tactics: true,
    }).toInterval(0);
    table.act('engage-six-fiefs');
    table.house(0).favor = 0;
    expect(table.act('pass', 'pass').state.outcome).toMatchObject({ reason: 'six-fiefs' });
  });

  it('[TAT-8.1-02] lose the attempt, and nobody the game, when one of them is engaged otherwise', () => {
    const sweep = 'eots-security-sweep';
    const table = scenario({
      options: { sixFiefsWin: true },
      houses: [
        { domain: six, hand: [] },
        { favor: 1, hand: [sweep] },
      ],
      tactics: true,
    }).toInterval(0);
    table.act('engage-six-fiefs', `tactic ${sweep}`, 'choose eots-carthag');
    expect([table.state.outcome, table.asked()]).toEqual([null, 0]);
    const engaged = six.filter((id) => table.card(id).status === 'engaged');
    expect(engaged).toEqual(['eots-carthag']);
    expect(table.can('engage-six-fiefs')).toBe(false);
  });
});

describe('solaris', () => {
  it('[TAT-2.2-02] pay for cards, spice and favor', () => {
    const one = table({ treasury: 20, hand: ['eots-house-mentat'] });
    one.act('deploy eots-house-mentat').act('buy-favor 2');
    expect(one.house(0).treasury).toBe(12);
    one.act('buy-spice 1');
    expect(one.house(0).treasury).toBeLessThan(12);
    const poor = table({ treasury: 0, hand: ['eots-house-mentat'] });
    expect(poor.options()).toEqual(['end-interval']);
  });

  it('[TAT-9-07] buy of the Guild Hoard as much as there is, at the exchange alone', () => {
    const one = table({ treasury: 90, hand: ['eots-house-mentat'] }, 2);
    one.act('deploy eots-house-mentat').act('buy-favor 5');
    expect(one.state.guildHoard).toBe(2);
    one.act('buy-spice 3');
    expect([one.house(0).hoard, one.state.guildHoard]).toEqual([2, 0]);
    one.act('end-interval');
    expect(one.asked()).toBe(1);
    expect(one.options().some((option) => option.startsWith('buy-spice'))).toBe(false);
  });

  it('[CRF-2.C.iii-06] buy spice for 1 each at least, however much there is', () => {
    const one = table({ treasury: 5 }, 100).act('buy-spice 3');
    expect(one.house(0)).toMatchObject({ treasury: 2, hoard: 3 });
  });
});

describe('more Houses at the table', () => {
  it('[TAT-5.1-02] begin with more spice in the Guild Hoard, and nothing else is different', () => {
    const made = (players: number) => {
      const houses = ['one', 'two'].map((name) => ({ name, deck: plainDeck() }));
      const game = newGame({ seed: 1, rules: 'tat', players, houses }, loadGameCatalogue());
      if (!game.ok) throw new Error('not dealt');
      const { guildHoard, players: _, ...rest } = game.value;
      return { guildHoard, rest };
    };
    const [two, three, four] = [made(2), made(3), made(4)];
    expect(three.rest).toEqual(two.rest);
    expect(three.guildHoard).toBeGreaterThan(two.guildHoard);
    expect(four.guildHoard).toBe(three.guildHoard + 2);
  });
});
