import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides';
const phase = (first: ScenarioHouse, second: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 10, hand: [], ...first },
      { favor: 12, hand: [], ...second },
    ],
    ranks: [1, 0],
    tactics: 'phases',
  });
const declared = (one: ReturnType<typeof phase>) =>
  one.events.flatMap((event) =>
    event.kind === 'declared-changed' ? [[event.seat, event.favor]] : [],
  );

describe('initiative tactics', () => {
  it('Claim Initiative discards a card of the hand and adds its cost', () => {
    const one = phase({ hand: ['eots-claim-initiative', 'eots-hunter-seeker'] });
    one.act('tactic eots-claim-initiative', 'choose eots-hunter-seeker');
    expect(declared(one)).toEqual([[0, 13]]);
    expect(one.zone('house-discard')).toContain('eots-hunter-seeker');
  });

  it('False Allegations takes 5 off a rival’s for a card that costs X', () => {
    const one = phase({ hand: ['eots-false-allegations', 'eots-spice-blow'] });
    one.act('tactic eots-false-allegations', 'choose eots-spice-blow', 'choose-house 1');
    expect(declared(one)).toEqual([[1, 7]]);
  });

  it.each(['eots-claim-initiative', 'eots-false-allegations'])(
    '[TAT-5.4-11] %s needs another card in the hand to discard',
    (tactic) => {
      expect(phase({ hand: [tactic] }).can(`tactic ${tactic}`)).toBe(false);
      const two = phase({ hand: [tactic, tactic] }).act(`tactic ${tactic}`);
      expect(two.options()).toEqual([`choose ${tactic}`]);
    },
  );

  it('[TAT-6.1.3-09] [TAT-6.2.2-19] Grumman Fiat ranks the lowest declared favor first', () => {
    const hand = ['jotc-grumman-fiat'];
    const one = phase({ hand, treasury: 5, domain: ['eots-caladan'] });
    // It is assigned to the home world.
    const without = phase({ hand, treasury: 5, domain: ['eots-caladan subdued'] });
    expect(without.can('tactic jotc-grumman-fiat')).toBe(false);
    one.act('tactic jotc-grumman-fiat').toInterval();
    expect(one.state.ranks).toEqual([0, 1]);
    expect(one.zone('house-discard')).toEqual(['jotc-grumman-fiat']);
  });

  it('Support of the Houses turns declared favor into solaris, up to the allies', () => {
    const one = phase({
      hand: ['jotc-support-of-the-houses'],
      domain: [PAUL, 'eots-duke-leto-atreides'],
      treasury: 0,
    });
    one.act('tactic jotc-support-of-the-houses');
    expect(one.options()).toEqual(['choose-number 1', 'choose-number 2']);
    one.act('choose-number 2');
    expect(declared(one)).toEqual([[0, 8]]);
    expect(one.house(0).treasury).toBe(2);
  });

  it('Shaitan’s Bargain adds twice the cost of an ally, which goes unless its House is ranked first', () => {
    const bargain = (favor: number) => {
      const one = phase({ hand: ['tat-shaitans-bargain'], domain: [PAUL] }, { favor });
      one.act('tactic tat-shaitans-bargain', `choose ${PAUL}`).toInterval();
      return one;
    };
    const won = bargain(11);
    expect([won.state.ranks, won.card(PAUL).place.zone]).toEqual([[0, 1], 'domain']);
    const lost = bargain(60);
    expect([lost.state.ranks, lost.card(PAUL).place.zone]).toEqual([[1, 0], 'imperial-discard']);
    expect(lost.zone('house-discard')).toEqual(['tat-shaitans-bargain']);
  });
});

describe('initiative tactics and the ranks', () => {
  const initiative = (hand: string[], domain: string[] = [], rival = 12) => {
    const table = scenario({
      houses: [
        { domain: ['eots-caladan', ...domain], hand, favor: 10, treasury: 9 },
        { favor: rival, hand: [] },
      ],
      ranks: [1, 0],
      tactics: true,
    });
    while (table.asked() !== 0) table.act('pass');
    return table;
  };
  const first = (table: Table) => {
    while (table.state.frames.some(({ step }) => step === 'initiative')) table.act('pass');
    return table.state.ranks[0];
  };

  it('Powerful Ally engages an ally for its command', () => {
    const table = initiative(['eots-powerful-ally'], ['eots-stilgar']);
    table.act('tactic eots-powerful-ally', 'choose eots-stilgar');
    expect(first(table)).toBe(0);
    expect(table.card('eots-stilgar').status).toBe('engaged');
  });

  it('Invocation of Caste lowers a rival by an ally’s command', () => {
    const table = initiative(['eots-invocation-of-caste'], ['eots-stilgar']);
    table.act('tactic eots-invocation-of-caste', 'choose eots-stilgar', 'choose-house 1');
    expect(first(table)).toBe(0);
  });

  it('Overwhelming Affluence buys declared favor', () => {
    const table = initiative(['tat-overwhelming-affluence']);
    table.act(
      'tactic tat-overwhelming-affluence',
      'choose-number 3',
      'choose-house 0',
      'choose-part 0',
    );
    expect(first(table)).toBe(0);
    expect(table.house(0)).toMatchObject({ treasury: 6, favor: 10 });
  });

  it('Imperial Courtiers add one, enough where the others are equal', () => {
    const table = initiative([], ['eots-imperial-courtiers on eots-caladan'], 10);
    table.act('use eots-imperial-courtiers 1');
    expect(first(table)).toBe(0);
    expect(table.events.some(({ kind }) => kind === 'tied')).toBe(false);
    expect(table.card('eots-imperial-courtiers').status).toBe('engaged');
  });
});
