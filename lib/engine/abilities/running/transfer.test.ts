import { describe, expect, it } from 'vitest';
import { changeTokens, turnCard } from '../../atoms/cards';
import { discard } from '../../leaving-play/discard';
import { subdue } from '../../leaving-play/subdue';
import { captureCard } from '../../rite/capture';
import type { RuleSet } from '../../state/state';
import { type Scenario, type ScenarioHouse, scenario } from '../../testing/scenario-fixture';
import type { Ability } from '../ability';

// Ventures that put a subdued ally, or a subdued holding, into the Assembly of its owner.
const DISCHARGE = 'eots-formal-discharge';
const USURP = 'eots-usurp-holding';
// A tactic that gives personnel another host.
const ORDERS = 'tat-transfer-orders';
const move = (card: object): readonly Ability[] => [
  {
    kind: 'play',
    effects: [
      { kind: 'move-cards', cards: { choose: { ...card, state: 'subdued' } }, to: 'assembly' },
    ],
  },
];
const texts: Readonly<Record<string, readonly Ability[]>> = {
  'eots-formal-discharge': move({ all: ['Ally'] }),
  'eots-usurp-holding': move({ types: ['holding'] }),
  'tat-transfer-orders': [
    {
      kind: 'play',
      effects: [
        {
          kind: 'transfer',
          card: { choose: { all: ['Personnel'], whose: 'yours' } },
          to: { whose: 'yours' },
        },
      ],
    },
  ],
};

const PAUL = 'eots-paul-atreides'; // command 2
const HAWAT = 'eots-thufir-hawat'; // command 2
const AGENT = 'eots-house-agent';
const TITLE = 'eots-peer-of-the-realm'; // an enhancement: +1 command
const KNIFE = 'eots-crysknife'; // equipment
const CORPS = 'eots-engineering-corps'; // personnel
const DRIVE = 'eots-recruitment-drive'; // a venture
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, more: Partial<Scenario> = {}) =>
  scenario({
    texts,
    houses: [
      { favor: 20, ...house },
      { favor: 15, ...rival },
    ],
    ...more,
  }).toInterval(0);

describe.each<RuleSet>(['tat', 'eots'])('cards whose host goes away (%s)', (rules) => {
  const on = (host: string) => [
    `${CORPS} on ${host}`,
    `${TITLE} on ${host}`,
    `${DRIVE} on ${host}`,
  ];

  it('[TAT-5.4-04] stay behind when it is discarded, if they are no enhancements, and take another host', () => {
    const one = table({ domain: [AGENT, HAWAT, ...on(AGENT)] }, {}, { rules });
    one.by((game) => {
      turnCard(game, one.card(CORPS).id, 'engaged');
      discard(game, one.card(AGENT));
    });
    expect(one.card(TITLE).place.zone).toBe('house-discard');
    expect(one.options()).toEqual([`assign ${CORPS} on ${HAWAT}`]);
    one.act(`assign ${CORPS} on ${HAWAT}`);
    expect(one.options()).toEqual([`assign ${DRIVE} on ${HAWAT}`, `discard ${DRIVE}`]);
    one.act(`assign ${DRIVE} on ${HAWAT}`);
    expect(one.card(CORPS).place).toMatchObject({ zone: 'domain', host: one.card(HAWAT).id });
  });

  it('[TAT-5.4-28] [TAT-5.4-27] keep their status at the new place', () => {
    const one = table({ domain: [AGENT, HAWAT, `${CORPS} on ${AGENT}`] }, {}, { rules });
    one.by((game) => {
      turnCard(game, one.card(CORPS).id, 'engaged');
      discard(game, one.card(AGENT));
    });
    one.act(`assign ${CORPS} on ${HAWAT}`);
    expect(one.card(CORPS)).toMatchObject({
      status: 'engaged',
      place: { host: one.card(HAWAT).id },
    });
  });

  it('[TAT-5.4-30] are discarded where they find none', () => {
    const full = [`${CORPS} on ${HAWAT}`, `jotc-pyon-labor-force on ${HAWAT}`];
    const one = table(
      { domain: [AGENT, HAWAT, ...full, `eots-assassin-cohort on ${AGENT}`] },
      {},
      { rules },
    );
    one.by((game) => discard(game, one.card(AGENT)));
    expect(one.card('eots-assassin-cohort').place.zone).toBe('house-discard');
    expect(one.state.frames.at(-1)?.step).toBe('house');
  });

  it('[TAT-5.4-29] [TAT-5.4-32] stay behind when it is transferred; into an Assembly it goes without cards and tokens', () => {
    const one = table(
      { domain: [PAUL, HAWAT, ...on(HAWAT).slice(0, 2), `${DISCHARGE} on ${PAUL}`] },
      {},
      { rules },
    );
    one.by((game) => {
      subdue(game, one.card(HAWAT));
      changeTokens(game, one.card(HAWAT).id, 'deferment', 2);
    });
    one.act(`activate ${DISCHARGE}`, `choose ${HAWAT}`);
    expect(one.card(HAWAT)).toMatchObject({
      deferment: 0,
      status: 'none',
      place: { zone: 'assembly' },
    });
    expect(one.card(TITLE).place.zone).toBe('house-discard');
    expect(one.options()).toEqual([`assign ${CORPS} on ${PAUL}`]);
  });

  it('[TAT-5.4-33] a card that is captured without a place for it is discarded', () => {
    const harvester = 'eots-spice-harvester';
    const domain = ['eots-imperial-basin', `${harvester} on eots-imperial-basin`];
    const none = table({ domain: [PAUL] }, { domain }, { rules });
    none.by((game) => captureCard(game, 0, none.card(harvester, 1)));
    expect(none.card(harvester, 1).place).toMatchObject({ zone: 'house-discard', seat: 1 });
    const desert = table({ domain: ['eots-the-open-bled'] }, { domain }, { rules });
    desert.by((game) => captureCard(game, 0, desert.card(harvester, 1)));
    desert.act(`assign ${harvester} on eots-the-open-bled`);
    expect(desert.card(harvester).place).toMatchObject({ zone: 'domain', seat: 0 });
  });

  it('[TAT-3.2-07] [TAT-6.2.11-73] captured personnel, which is subdued, goes on a host with no command left, [TAT-3.2-08] and rises only once there is some', () => {
    const full = [`eots-assassin-cohort on ${HAWAT}`, `jotc-pyon-labor-force on ${HAWAT}`];
    const one = table(
      { domain: [HAWAT, ...full] },
      { domain: [AGENT, `${CORPS} on ${AGENT}`] },
      { rules },
    );
    one.by((game) => captureCard(game, 0, one.card(CORPS, 1)));
    one.act(`assign ${CORPS} on ${HAWAT}`);
    expect(one.card(CORPS)).toMatchObject({
      status: 'subdued',
      place: { zone: 'domain', seat: 0, host: one.card(HAWAT).id },
    });
    one.act('end-interval').toInterval(0);
    expect([one.card(CORPS).deferment, one.can(`redeploy ${CORPS}`)]).toEqual([1, false]);
    one.by((game) => discard(game, one.card('jotc-pyon-labor-force')));
    expect(one.can(`redeploy ${CORPS}`)).toBe(true);
  });

  it('[TAT-5.4-17] [TAT-5.4-27] [CRF-3.C-02] may be taken off a subdued host by an effect that transfers them', () => {
    const one = table(
      { hand: [ORDERS], domain: [AGENT, HAWAT, 'eots-caladan', `${CORPS} on ${AGENT}`] },
      {},
      { rules, tactics: true },
    );
    one.by((game) => subdue(game, one.card(AGENT)));
    one.act('buy-favor 1', `tactic ${ORDERS}`, `choose ${CORPS}`);
    expect(one.options()).toEqual([`choose ${HAWAT}`, 'choose eots-caladan']);
    one.act('choose eots-caladan');
    expect(one.card(CORPS)).toMatchObject({
      status: 'disengaged',
      place: { host: one.card('eots-caladan').id },
    });
  });

  it('[TAT-6.2.2-11] [CRF-1.A.ii-05] do not change it otherwise: no House may move a resource at will', () => {
    const one = table(
      { domain: [PAUL, HAWAT, `${KNIFE} on ${PAUL}`, `${TITLE} on ${HAWAT}`] },
      {},
      {
        rules,
      },
    );
    const moves = one.options().filter((option) => /crysknife|peer-of/.test(option));
    expect(moves).toEqual([]);
  });
});

describe.each<RuleSet>(['tat', 'eots'])('command that drops (%s)', (rules) => {
  const domain = [
    HAWAT,
    AGENT,
    `${TITLE} on ${HAWAT}`,
    `${CORPS} on ${HAWAT}`,
    `jotc-pyon-labor-force on ${HAWAT}`,
    `eots-assassin-cohort on ${HAWAT}`,
  ];

  it('[TAT-3.2-09] makes the governor choose which personnel go to another host', () => {
    const one = table({ domain }, {}, { rules });
    one.by((game) => discard(game, one.card(TITLE)));
    expect(one.options()).toContain(`assign ${CORPS} on ${AGENT}`);
    expect(one.options()).toContain(`assign eots-assassin-cohort on ${AGENT}`);
    expect(one.options().every((option) => /^(assign|discard)/.test(option))).toBe(true);
    one.act(`assign ${CORPS} on ${AGENT}`);
    expect(one.card(CORPS).place.host).toBe(one.card(AGENT).id);
    expect(one.state.frames.at(-1)?.step).toBe('house');
  });

  it('[TAT-3.2-09] and discard them where there is none', () => {
    const one = table({ domain: domain.filter((line) => line !== AGENT) }, {}, { rules });
    one.by((game) => discard(game, one.card(TITLE)));
    expect(one.options()).toContain('discard eots-assassin-cohort');
    one.act('discard eots-assassin-cohort');
    expect(one.card('eots-assassin-cohort').place.zone).toBe('house-discard');
    expect(one.card(CORPS).place.zone).toBe('domain');
    expect(one.state.frames.at(-1)?.step).toBe('house');
  });
});

describe('home worlds and Dune', () => {
  const rival = {
    domain: ['eots-caladan subdued', 'eots-dune subdued', 'eots-arrakeen subdued'],
  };
  const LEADER = 'eots-gurney-halleck'; // Battle 3

  it.each([
    ['eots-expeditionary-invasion', 'captures'],
    ['eots-house-atomics', 'discards'],
  ])(
    '[TAT-3.1.1-06] [TAT-11-20] are nothing to a card that takes subdued fiefs: %s %s others alone',
    (venture) => {
      const one = table({ domain: [LEADER, `${venture} on ${LEADER}`] }, rival);
      one.act(`activate ${venture}`);
      expect(one.options()).toEqual(['choose eots-arrakeen']);
    },
  );

  const moved = (rules: RuleSet) =>
    table({ domain: [LEADER, `${USURP} on ${LEADER}`] }, rival, { rules }).act(`activate ${USURP}`);

  it('[TAT-11-20] (C11) are transferred by nothing in TaT', () => {
    expect(moved('tat').options()).toEqual(['choose eots-arrakeen']);
  });

  it('[TAT-3.1.1-06] (C11) but a subdued Dune may go to the Assembly in EotS', () => {
    const one = moved('eots');
    expect(one.options()).toEqual(['choose eots-dune', 'choose eots-arrakeen']);
    one.act('choose eots-dune');
    expect(one.card('eots-dune', 1).place).toMatchObject({ zone: 'assembly', seat: 1 });
  });
});
