import { describe, expect, it } from 'vitest';
import { beginLasting, push } from '../atoms/flow';
import { grant } from '../testing/rite-fixture';
import { type ScenarioHouse, scenario, type Table } from '../testing/scenario-fixture';
import { beginPetition } from './begin-and-end';
import { costIfWon } from './terms';

/** Three Houses, seat 0 with the best initiative and an Assembly to petition from. */
function table(petitioner: ScenarioHouse, rivals: readonly ScenarioHouse[] = [{}, {}]): Table {
  return scenario({
    houses: [{ favor: 20, ...petitioner }, ...rivals.map((rival) => ({ favor: 5, ...rival }))],
  });
}
const petitioning = (...rest: Parameters<typeof table>) =>
  table(...rest).act('petition eots-military-appropriations');
// A charter of cost 4, allied to nobody.
const CHARTER = 'eots-military-appropriations';

describe('what may be petitioned', () => {
  it('[TAT-6.2.1-01] is an ally, holding or decree in the own Assembly', () => {
    const assembly = ['eots-stilgar', CHARTER];
    const one = table({ assembly: [CHARTER, 'eots-paul-atreides'] }, [{ assembly }, {}]);
    expect(one.options().filter((option) => option.startsWith('petition'))).toEqual([
      `petition ${CHARTER}`,
      'petition eots-paul-atreides',
    ]);
  });

  it('[TAT-6.2.1-03] costs no more than the treasury holds', () => {
    expect(table({ assembly: [CHARTER], treasury: 3 }).can(`petition ${CHARTER}`)).toBe(false);
    expect(table({ assembly: [CHARTER], treasury: 4 }).can(`petition ${CHARTER}`)).toBe(true);
  });

  it('[TAT-6.2.1-04] has no copy deployed, under any House', () => {
    const assembly = ['eots-arrakeen'];
    const can = (house: ScenarioHouse, rival: ScenarioHouse) =>
      table({ assembly, ...house }, [rival, {}]).can('petition eots-arrakeen');
    expect(can({}, { domain: ['eots-arrakeen'] })).toBe(false);
    expect(can({ domain: ['eots-arrakeen'] }, {})).toBe(false);
    expect(can({}, { domain: ['eots-arrakeen subdued'] })).toBe(true);
  });

  it('[TAT-6.2.1-05] is native only for a House that governs a Dune fief', () => {
    const can = (domain: string[]) =>
      table({ assembly: ['eots-stilgar'], domain }).can('petition eots-stilgar');
    expect(can([])).toBe(false);
    expect(can(['eots-arrakeen subdued'])).toBe(false);
    expect(can(['eots-arrakeen'])).toBe(true);
  });
});

describe('bidding', () => {
  it('[TAT-6.2.1-02] [TAT-6.2.1-06] [TAT-6.2.1-07] [CRF-2.B.i.b-01] opens with the cost or more, up to the treasury', () => {
    expect(petitioning({ assembly: [CHARTER], treasury: 6 }).options()).toEqual([
      'bid 4',
      'bid 5',
      'bid 6',
    ]);
  });

  it('[TAT-6.2.1-09] [TAT-6.2.1-10] goes clockwise from the petitioner, whose opening bid is its first option', () => {
    const one = petitioning({ assembly: [CHARTER] }).act('bid 4');
    expect(one.asked()).toBe(1);
    one.act('pass');
    expect(one.asked()).toBe(2);
    one.act('pass');
    expect(one.asked()).toBe(0);
  });

  it('[TAT-6.2.1-08] [TAT-6.2.1-11] [CRF-2.B.i.b-08] raises above the standing cost or passes', () => {
    const one = petitioning({ assembly: [CHARTER] }, [{ treasury: 7 }, {}]).act('bid 5');
    expect(one.options()).toEqual(['pass', 'bid 6', 'bid 7']);
  });

  it('[TAT-6.2.1-12] [TAT-6.2.1-14] [CRF-2.B.i.b-03] [CRF-1.B-07] never goes beyond the treasury', () => {
    const one = petitioning({ assembly: [CHARTER] }, [{ treasury: 5 }, {}]).act('bid 5');
    expect(one.options()).toEqual(['pass']);
  });

  it('[TAT-6.2.1-13] gives a House that raises another option', () => {
    const one = petitioning({ assembly: [CHARTER] }).act('bid 4', 'bid 5', 'pass', 'bid 6');
    expect(one.asked()).toBe(1);
  });

  it('[TAT-6.2.1-15] [CRF-2.B.i.b-02] gives a House that passes none', () => {
    const one = petitioning({ assembly: [CHARTER] }).act('bid 4', 'pass', 'bid 5', 'bid 6');
    expect(one.asked()).toBe(2);
    one.act('bid 7');
    expect(one.asked()).toBe(0);
  });

  it('[TAT-6.2.1-20] (C14) ends when all have passed; a standing bid is kept by a pass', () => {
    const one = petitioning({ assembly: [CHARTER] }).act('bid 4', 'pass', 'pass', 'pass');
    expect(one.zone('domain')).toEqual([CHARTER]);
    expect(one.asked()).toBe(0);
  });
});

describe('the petitioner as victor', () => {
  it('[TAT-6.2.1-21] [TAT-6.2.1-23] [TAT-6.2.1-24] [TAT-5.4-12] pays the whole bid to the Imperial Treasury', () => {
    const one = petitioning({ assembly: [CHARTER], treasury: 10 });
    one.act('bid 4', 'bid 5', 'pass', 'bid 6', 'pass', 'pass');
    expect(one.house(0).treasury).toBe(4);
    expect(one.house(1).treasury).toBe(20);
  });

  it('[TAT-6.2.1-25] [CRF-2.B.i.b-10] deploys the card engaged, [CRF-1.A.i-02] assigned to nothing', () => {
    const one = petitioning({ assembly: [CHARTER] }).act('bid 4', 'pass', 'pass', 'pass');
    expect(one.card(CHARTER)).toMatchObject({
      status: 'engaged',
      place: { zone: 'domain', seat: 0, host: null },
    });
  });

  it('[TAT-6.2.1-26] [CRF-1.B-06] [CRF-2.B.i.b-04] gives favor for solaris where the card is of its sponsor', () => {
    const one = table({ assembly: ['eots-duke-leto-atreides'], treasury: 5 });
    one.act('petition eots-duke-leto-atreides', 'bid 5', 'pass', 'pass', 'pass');
    expect(one.options()).toEqual([0, 1, 2, 3, 4, 5].map((favor) => `discount ${favor}`));
    one.act('discount 3');
    expect([one.house(0).treasury, one.house(0).favor]).toEqual([3, 17]);
  });

  it('[TAT-6.2.1-26] gives one favor for the last solari too where a favor is worth two of an odd cost', () => {
    const proxy = table({
      assembly: ['eots-duke-leto-atreides'],
      domain: ['tat-emperors-proxy'],
      treasury: 5,
    });
    proxy.act('petition eots-duke-leto-atreides', 'bid 5', 'pass', 'pass', 'pass');
    expect(proxy.options()).toEqual([0, 1, 2, 3].map((favor) => `discount ${favor}`));
    proxy.act('discount 3');
    expect([proxy.house(0).treasury, proxy.house(0).favor]).toEqual([5, 17]);
  });

  it('[TAT-6.2.1-26] (C15) may give more favor than it has', () => {
    const one = scenario({
      houses: [{ favor: 2, assembly: ['eots-duke-leto-atreides'] }, { favor: 1 }],
    });
    one.act('petition eots-duke-leto-atreides', 'bid 5', 'pass', 'pass', 'discount 5');
    expect([one.house(0).treasury, one.house(0).favor]).toEqual([20, -3]);
  });

  it('[TAT-7-08] has no more to bid with for being the sponsor’s House', () => {
    const one = table({ assembly: ['eots-duke-leto-atreides'], treasury: 5 });
    one.act('petition eots-duke-leto-atreides');
    expect(one.options()).toEqual(['bid 5']);
  });

  it('[TAT-6.2.1-27] [TAT-7-02] [CRF-1.B-10] loses a favor for a card of another Power', () => {
    const one = table({ assembly: ['eots-oberon'] });
    one.act('petition eots-oberon', 'bid 5', 'pass', 'pass', 'pass');
    expect(one.house(0).favor).toBe(19);
  });

  it('[TAT-7-03] loses the printed cost in favor for a card of an adversary', () => {
    const one = table({ assembly: ['eots-feyd-rautha'] });
    one.act('petition eots-feyd-rautha', 'bid 7', 'pass', 'pass', 'pass');
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([16, 13]);
  });

  it('[TAT-6.2.1-35] may petition again', () => {
    const one = petitioning({ assembly: [CHARTER, 'eots-paul-atreides'] });
    one.act('bid 4', 'pass', 'pass', 'pass');
    expect(one.can('petition eots-paul-atreides')).toBe(true);
  });
});

describe('a rival as victor', () => {
  const lost = () =>
    petitioning({ assembly: ['eots-paul-atreides', CHARTER, 'eots-arrakeen'] }).act(
      'bid 5',
      'pass',
      'bid 7',
      'pass',
      'pass',
    );

  it('[TAT-6.2.1-28] [TAT-6.2.1-29] [CRF-2.B.i.b-09] pays its bid less the printed cost and gets no card', () => {
    const one = lost();
    expect(one.house(2).treasury).toBe(17);
    expect(one.house(0).treasury).toBe(20);
    expect(one.zone('domain', 2)).toEqual([]);
  });

  it('[TAT-6.2.1-23] [TAT-6.2.1-28] is told before it bids what it would pay, the petitioner all of its bid', () => {
    const one = petitioning({ assembly: [CHARTER] }).act('bid 5', 'pass');
    one.change((game) => {
      const petition = game.state.frames.at(-1);
      if (petition?.step !== 'petition') throw new Error('no petition is on');
      expect(costIfWon(game, petition, 2, 7)).toBe(3);
      expect(costIfWon(game, petition, 0, 7)).toBe(7);
    });
  });

  it('[TAT-6.2.1-30] leaves the card where it lay in the Assembly', () => {
    expect(lost().zone('assembly')).toEqual(['eots-paul-atreides', CHARTER, 'eots-arrakeen']);
  });

  it('[TAT-6.2.1-31] [CRF-2.B.i.b-07] stops the petitioner for the rest of this Interval, not of the game', () => {
    const one = lost();
    expect(one.options().some((option) => option.startsWith('petition'))).toBe(false);
    one.act('end-interval').toClosing();
    while (one.state.turn === 1) one.act('done');
    one.toInterval(0);
    expect(one.can(`petition ${CHARTER}`)).toBe(true);
  });
});

describe('a decree', () => {
  const DECREE = 'jotc-governor-of-arrakis';
  const petitions = (domain: string[]) =>
    table({ assembly: [DECREE], domain }).can(`petition ${DECREE}`);

  it('(C21) [TAT-6.2.1-02] needs a legal host to be petitioned', () => {
    expect(petitions([])).toBe(false);
    expect(petitions(['eots-paul-atreides'])).toBe(true);
    expect(petitions(['eots-paul-atreides subdued'])).toBe(false);
  });

  it('[TAT-3.1.3-01] is put on a host that its House chooses', () => {
    const one = table({
      assembly: [DECREE],
      domain: ['eots-paul-atreides', 'eots-duke-leto-atreides'],
    });
    one.act(`petition ${DECREE}`, 'bid 4', 'pass', 'pass', 'pass');
    one.act(`assign ${DECREE} on eots-duke-leto-atreides`);
    expect(one.card(DECREE)).toMatchObject({
      status: 'engaged',
      place: { host: one.card('eots-duke-leto-atreides').id },
    });
  });

  it('[TAT-5.4-21] does not go on the card that its House subdues to save favor', () => {
    const one = table({
      assembly: [DECREE],
      domain: ['eots-paul-atreides', 'eots-duke-leto-atreides'],
    });
    grant(one, 'eots-duke-leto-atreides', 0, {
      kind: 'credit',
      by: 0,
      on: { types: ['resource'] },
      of: 'this',
      short: 'may-subdue',
    });
    one.act(`petition ${DECREE}`, 'bid 4');
    one.house(0).treasury = 2;
    one.act('pass', 'pass', 'pass', 'choose eots-duke-leto-atreides');
    expect(one.card('eots-duke-leto-atreides').status).toBe('subdued');
    expect(one.card(DECREE).place.host).toBe(one.card('eots-paul-atreides').id);
  });
});

describe('a petition that an effect begins', () => {
  it('[TAT-6.2.2-27] [TAT-9-04] ends no effect of the operation that it is part of', () => {
    const one = table({ assembly: [CHARTER], domain: ['eots-paul-atreides'] });
    const paul = one.card('eots-paul-atreides').id;
    one.by((game) => {
      push(game.state, {
        step: 'operation',
        seat: 0,
        action: { kind: 'use', card: paul, ability: 0 },
        at: 'end',
      });
      beginLasting(game, { card: paul, seat: 0, on: [], modifiers: [], until: 'operation' });
      beginPetition(game, 0, one.card(CHARTER));
    });
    const start = one.events.length;
    one.act('bid 4', 'pass', 'pass', 'pass');
    const kinds = one.events.slice(start).map(({ kind }) => kind);
    expect(one.state.lasting).toEqual([]);
    expect(kinds.indexOf('expired')).toBeGreaterThan(kinds.indexOf('deployed'));
  });
});
