import { describe, expect, it } from 'vitest';
import { allegiancesOf } from '../../../queries/allegiance';
import { isKept, subtypesOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { turn } from '../../../testing/rite-fixture';
import { facing } from '../../../testing/rite-play-fixture';
import {
  type Scenario,
  type ScenarioHouse,
  scenario,
  type Table,
} from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const catalogue = loadGameCatalogue();

const GURNEY = 'eots-gurney-halleck';
const PAUL = 'eots-paul-atreides';
const LETO = 'eots-duke-leto-atreides';
const AGENT = 'eots-house-agent';
const PHYSICIAN = 'eots-house-physician';
const CHARTER = 'eots-choam-directorship';
const BASIN = 'eots-imperial-basin';
const HARVESTER = 'eots-spice-harvester';

/** The Interval of House 0 with these cards, against a House with those. */
const table = (
  own: readonly string[] | ScenarioHouse,
  rival: readonly string[] = [],
  setup: Partial<Scenario> = {},
): Table => {
  const house = 'length' in own ? { domain: own } : own;
  return scenario({
    houses: [
      { favor: 20, ...house, domain: ['eots-caladan', ...(house.domain ?? [])] },
      { domain: ['eots-giedi-prime', ...rival], hand: [], favor: 5 },
    ],
    ranks: [0, 1],
    ...setup,
  }).toInterval(0);
};

const uses = (one: Table, card: string) =>
  one.options().filter((option) => option.startsWith(`use ${card}`));

/** Whether a Declaration tactic of a card is offered once something else is announced. */
const answers = (one: Table, card: string) => {
  one.act('buy-favor 1');
  while (uses(one, card).length === 0 && one.can('pass')) one.act('pass');
  return uses(one, card);
};

/** Passes until a choice comes. */
const chosen = (one: Table, choice: string) => {
  while (!one.can(choice) && one.can('pass')) one.act('pass');
  return one.act(choice);
};

describe('what a bearer engages for', () => {
  it.each([
    ['jotc-guild-bank-representative', ['eots-imperial-seal']],
    ['jotc-imperial-servant', ['eots-imperial-seal', 'eots-truth-sayer', 'jotc-kanly-omissia']],
  ])('%s subdues a title, compact or sanction that it names, whoever governs it', (card, found) => {
    const MOTHER = 'tat-gaius-helen-mohiam';
    const one = table(
      [CHARTER, `eots-imperial-seal on ${CHARTER}`, AGENT, `${card} on ${AGENT}`],
      [
        MOTHER,
        `eots-truth-sayer on ${MOTHER}`,
        `jotc-kanly-omissia on ${MOTHER}`,
        `eots-subterfuge on ${MOTHER}`,
      ],
    );
    one.act(`use ${card} 2`);
    // Both are titles themselves.
    const titles = card === 'jotc-imperial-servant' ? [card] : [];
    expect(one.options().toSorted()).toEqual(
      [...found, ...titles].map((id) => `choose ${id}`).toSorted(),
    );
    one.act('choose eots-imperial-seal');
    expect([one.card('eots-imperial-seal'), one.card(AGENT)].map(({ status }) => status)).toEqual([
      'subdued',
      'engaged',
    ]);
  });

  it.each([
    ['jotc-guild-bank-representative', 'guild'],
    ['jotc-imperial-servant', 'corrino'],
  ] as const)('%s makes it a delegate of another Power', (card, power) => {
    const one = table([AGENT, `${card} on ${AGENT}`]);
    const game = takeUp(one.state, catalogue);
    expect(allegiancesOf(game, one.card(AGENT))).toEqual([power]);
    expect(subtypesOf(game, one.card(AGENT))).toEqual(['Aide', 'Spy', 'Delegate']);
  });

  it('Judge of the Change: it goes, and Dune is subdued', () => {
    const JUDGE = 'jotc-judge-of-the-change';
    const own = [GURNEY, `${JUDGE} on ${GURNEY}`];
    expect(uses(table(own, ['eots-arrakeen']), JUDGE)).toEqual([]);
    const one = scenario({
      houses: [
        { domain: ['eots-caladan', ...own] },
        { domain: ['eots-giedi-prime subdued', 'eots-dune'] },
      ],
      ranks: [0, 1],
    }).toInterval(0);
    one.act(`use ${JUDGE} 1`);
    expect(one.card('eots-dune', 1).status).toBe('subdued');
    expect(one.card(GURNEY).status).toBe('engaged');
    expect(one.card(JUDGE).place.zone).toBe('imperial-discard');
  });

  it('Sabotage Device: it goes, and a transport of a rival is subdued', () => {
    const DEVICE = 'eots-sabotage-device';
    const own = [AGENT, `${DEVICE} on ${AGENT}`, BASIN, `${HARVESTER} on ${BASIN}`];
    const fief = ['eots-arrakeen', 'jotc-house-frigate on eots-arrakeen'];
    const one = table(own, [...fief, 'eots-maula-pistol on eots-arrakeen']);
    one.act(`use ${DEVICE} 1`);
    if (one.can('choose jotc-house-frigate'))
      expect(one.options()).toEqual(['choose jotc-house-frigate']);
    chosen(one, 'choose jotc-house-frigate');
    expect(one.card('jotc-house-frigate', 1).status).toBe('subdued');
    expect(one.card(AGENT).status).toBe('engaged');
    expect(one.zone('house-discard')).toContain(DEVICE);
    expect(uses(table(own), DEVICE)).toEqual([]);
  });

  it('Thumpers: they go, and a Sandworm comes back from the own discard', () => {
    const own = ['eots-stilgar', 'eots-thumpers on eots-stilgar'];
    const one = table({ domain: own, hand: ['eots-sandworm', 'eots-baliset'] });
    expect(uses(one, 'eots-thumpers')).toEqual([]);
    one.change(({ state }) => {
      for (const id of ['eots-sandworm', 'eots-baliset']) {
        const card = one.card(id);
        card.place = { zone: 'house-discard', seat: 0, host: null };
        state.houses[0]?.zones['house-discard'].push(card.id);
      }
      state.houses[0]?.zones.hand.splice(0);
    });
    one.act('use eots-thumpers 1');
    expect(one.options()).toEqual(['choose eots-sandworm']);
    one.act('choose eots-sandworm');
    expect([one.zone('hand'), one.zone('house-discard')]).toEqual([
      ['eots-sandworm'],
      ['eots-baliset', 'eots-thumpers'],
    ]);
    expect(one.card('eots-stilgar').status).toBe('engaged');
  });

  it('Baliset: another persona or personnel of its House comes back', () => {
    const own = [
      PAUL,
      `eots-baliset on ${PAUL}`,
      GURNEY,
      `eots-house-battalion on ${GURNEY}`,
      'eots-arrakeen',
    ];
    const one = table(own, ['eots-feyd-rautha']);
    expect(uses(one, 'eots-baliset')).toEqual([]);
    for (const id of [GURNEY, 'eots-house-battalion', 'eots-arrakeen']) turn(one, id, 0, 'engaged');
    turn(one, 'eots-feyd-rautha', 1, 'engaged');
    one.act('use eots-baliset 1');
    // Neither its own bearer, which has engaged for it, nor a holding or a card of a rival.
    expect(one.options()).toEqual([`choose ${GURNEY}`, 'choose eots-house-battalion']);
    one.act('choose eots-house-battalion');
    expect([one.card(PAUL), one.card('eots-house-battalion')].map(({ status }) => status)).toEqual([
      'engaged',
      'disengaged',
    ]);
  });

  it('Sonar Probe: a subdued aide with Intrigue goes if the Battle of its bearer exceeds its resistance', () => {
    const PROBE = 'jotc-sonar-probe';
    const one = table([
      GURNEY,
      `${PROBE} on ${GURNEY}`,
      `${AGENT} subdued`,
      `${PHYSICIAN} subdued`,
      'eots-guard-commander subdued',
    ]);
    one.act(`use ${PROBE} 1`);
    expect(one.options()).toEqual([`choose ${AGENT}`, `choose ${PHYSICIAN}`]);
    one.act(`choose ${AGENT}`);
    expect([one.zone('house-discard'), one.card(GURNEY).status]).toEqual([[AGENT], 'engaged']);
    // Force that equals the resistance does nothing: 3 against 3.
    const even = table([GURNEY, `${PROBE} on ${GURNEY}`, `${PHYSICIAN} subdued`]);
    even.act(`use ${PROBE} 1`);
    if (even.can(`choose ${PHYSICIAN}`)) even.act(`choose ${PHYSICIAN}`);
    expect(even.card(PHYSICIAN).place.zone).toBe('domain');
  });
});

describe('Instrument of the Guild', () => {
  const INSTRUMENT = `tat-instrument-of-the-guild on ${AGENT}`;
  const DEPLOYED = 'tat-hazard-rates';
  const DOWN = 'tat-scavenging-warfare';
  const set = (...cards: readonly string[]) =>
    table([AGENT, INSTRUMENT, ...cards], [`${DEPLOYED} disengaged 2`]);

  it('puts a token on a deployed Nexus event, or takes one off', () => {
    for (const [part, tokens] of [
      [0, 3],
      [1, 1],
    ] as const) {
      const one = set(`${DOWN} subdued 2`);
      expect(uses(one, 'tat-instrument-of-the-guild')).toEqual([
        'use tat-instrument-of-the-guild 1',
      ]);
      one.act('use tat-instrument-of-the-guild 1', `choose-part ${part}`);
      expect(one.options()).toEqual([`choose ${DEPLOYED}`]);
      one.act(`choose ${DEPLOYED}`);
      expect([one.card(DEPLOYED, 1).deferment, one.card(AGENT).status]).toEqual([
        tokens,
        'engaged',
      ]);
    }
  });

  it('[TAT-6.2.8-15] discards an event whose last token it takes off', () => {
    const one = table([AGENT, INSTRUMENT], [`${DEPLOYED} disengaged 1`]);
    one.act('use tat-instrument-of-the-guild 1', 'choose-part 1', `choose ${DEPLOYED}`);
    expect(one.card(DEPLOYED, 1).place.zone).toBe('house-discard');
  });

  it('reaches subdued ones as well with Prescience, which stay without tokens', () => {
    const one = set(`${DOWN} subdued 0`, `eots-prescience on ${AGENT}`);
    one.card(DOWN).deferment = 1;
    one.act('use tat-instrument-of-the-guild 2', 'choose-part 1', `choose ${DOWN}`);
    expect(one.card(DOWN)).toMatchObject({
      deferment: 0,
      status: 'subdued',
      place: { zone: 'domain' },
    });
    const more = set(`${DOWN} subdued 0`, `eots-prescience on ${AGENT}`);
    const before = more.card(DOWN).deferment;
    more.act('use tat-instrument-of-the-guild 2', 'choose-part 0', `choose ${DOWN}`);
    expect(more.card(DOWN).deferment).toBe(before + 1);
  });
});

describe('what is aimed at face down', () => {
  it('[C42] Instrument of the Guild: any House card of a rival that nobody has seen, a Nexus event or not', () => {
    const INSTRUMENT = 'tat-instrument-of-the-guild';
    const aim = (card: string) => {
      const own = [AGENT, `${INSTRUMENT} on ${AGENT}`, `eots-prescience on ${AGENT}`];
      const one = table(own, ['tat-scavenging-warfare unseen', 'eots-house-mentat unseen']);
      const before = one.card(card, 1).deferment;
      one.act(`use ${INSTRUMENT} 2`, 'choose-part 0');
      expect(one.options()).toEqual(['choose tat-scavenging-warfare', 'choose eots-house-mentat']);
      one.act(`choose ${card}`);
      expect(one.card(AGENT).status).toBe('engaged');
      return one.card(card, 1).deferment - before;
    };
    expect([aim('tat-scavenging-warfare'), aim('eots-house-mentat')]).toEqual([1, 0]);
  });

  it('[C42] Sonar Probe: any aide of a rival, as far as its back tells', () => {
    const PROBE = 'jotc-sonar-probe';
    const aim = (card: string) => {
      const own = [GURNEY, `${PROBE} on ${GURNEY}`];
      const one = table(own, ['eots-house-mentat unseen', 'eots-guard-commander unseen']);
      one.act(`use ${PROBE} 1`);
      expect(one.options()).toEqual(['choose eots-house-mentat', 'choose eots-guard-commander']);
      one.act(`choose ${card}`);
      expect(one.card(GURNEY).status).toBe('engaged');
      return one.card(card, 1).place.zone;
    };
    expect(aim('eots-house-mentat')).toBe('house-discard');
    expect(aim('eots-guard-commander')).toBe('domain');
  });
});

describe('what engages itself', () => {
  it('Spice Harvester: 1 spice of its desert for 1 solari', () => {
    const set = (spice: number, treasury: number, status = '') => {
      const one = table({
        domain: [`${BASIN}${status}`, `${HARVESTER} on ${BASIN}`],
        treasury,
        hoard: 0,
      });
      one.card(BASIN).spice = spice;
      return one;
    };
    const one = set(2, 1).act(`use ${HARVESTER} 1`);
    expect(one.house(0)).toMatchObject({ hoard: 1, treasury: 0 });
    expect([one.card(BASIN).spice, one.card(HARVESTER).status]).toEqual([1, 'engaged']);
    expect(uses(set(0, 1), HARVESTER)).toEqual([]);
    expect(uses(set(2, 0), HARVESTER)).toEqual([]);
    // Spice on a subdued desert has no effect (TAT-5.4-24).
    expect(uses(set(2, 1, ' subdued'), HARVESTER)).toEqual([]);
  });

  it('Guild Shuttle: an aide or personnel of the hand, deployed for nothing', () => {
    const SHUTTLE = 'jotc-guild-shuttle';
    const one = table({
      domain: ['eots-arrakeen', `${SHUTTLE} on eots-arrakeen`],
      hand: [
        'eots-house-swordmaster',
        'eots-house-battalion',
        'eots-maula-pistol',
        'eots-choam-league',
        'eots-fremen-naib',
      ],
      treasury: 0,
    });
    one.act(`use ${SHUTTLE} 1`);
    // The League finds no charter and no persona.
    expect(one.options()).toEqual(
      expect.arrayContaining([
        'choose eots-house-swordmaster',
        'choose eots-house-battalion',
        'choose eots-fremen-naib',
      ]),
    );
    expect(one.options()).toHaveLength(3);
    one.act('choose eots-house-battalion', 'choose eots-arrakeen');
    expect([
      one.card('eots-house-battalion').place.zone,
      one.card(SHUTTLE).status,
      one.house(0).treasury,
    ]).toEqual(['domain', 'engaged', 0]);
    const aide = table({
      domain: ['eots-arrakeen', `${SHUTTLE} on eots-arrakeen`],
      hand: ['eots-house-swordmaster'],
      treasury: 0,
    });
    aide.act(`use ${SHUTTLE} 1`, 'choose eots-house-swordmaster');
    expect(aide.card('eots-house-swordmaster').status).toBe('disengaged');
  });

  it('Maker Hooks: an ally of the Assembly, laid down subdued', () => {
    const one = table({
      domain: ['eots-stilgar', 'eots-maker-hooks on eots-stilgar'],
      assembly: [PAUL, 'eots-arrakeen'],
      treasury: 0,
    });
    one.act('use eots-maker-hooks 1');
    expect(one.options()).toEqual([`choose ${PAUL}`]);
    one.act(`choose ${PAUL}`);
    expect(one.card(PAUL)).toMatchObject({
      status: 'subdued',
      deferment: 0,
      place: { zone: 'domain', seat: 0 },
    });
    expect([one.card('eots-maker-hooks').status, one.card('eots-stilgar').status]).toEqual([
      'engaged',
      'disengaged',
    ]);
  });

  it('Engineering Corps: a token on a subdued bastion or fief of its House, no desert', () => {
    const CORPS = 'eots-engineering-corps';
    const one = table(
      [
        AGENT,
        `${CORPS} on ${AGENT}`,
        'eots-arrakeen subdued',
        `${BASIN} subdued`,
        'eots-carthag',
        'eots-garrison subdued on eots-carthag',
        `${CHARTER} subdued`,
      ],
      ['jotc-arsunt subdued'],
    );
    const before = one.card('eots-arrakeen').deferment;
    one.act(`use ${CORPS} 1`);
    expect(one.options()).toEqual(['choose eots-arrakeen', 'choose eots-garrison']);
    one.act('choose eots-arrakeen');
    expect([one.card('eots-arrakeen').deferment, one.card(CORPS).status]).toEqual([
      before + 1,
      'engaged',
    ]);
  });

  it('Imperial Conditioning: discards a sickness on a card of its House', () => {
    const CONDITIONING = 'eots-imperial-conditioning';
    const one = table(
      [PHYSICIAN, `${CONDITIONING} on ${PHYSICIAN}`, GURNEY, `eots-timed-drug on ${GURNEY}`],
      ['eots-feyd-rautha', 'eots-spice-addiction on eots-feyd-rautha'],
    );
    one.act(`use ${CONDITIONING} 2`);
    expect(one.options()).toEqual(['choose eots-timed-drug']);
    one.act('choose eots-timed-drug');
    expect([one.zone('house-discard'), one.card(CONDITIONING).status]).toEqual([
      ['eots-timed-drug'],
      'engaged',
    ]);
    expect(one.card(PHYSICIAN).status).toBe('disengaged');
    expect(uses(table([PHYSICIAN, `${CONDITIONING} on ${PHYSICIAN}`]), CONDITIONING)).toEqual([]);
  });

  it('Imperial Conditioning: makes a Suk whom nobody captures', () => {
    const one = table([PHYSICIAN, `eots-imperial-conditioning on ${PHYSICIAN}`]);
    const game = takeUp(one.state, catalogue);
    expect(subtypesOf(game, one.card(PHYSICIAN))).toContain('Suk');
    expect(isKept(game, one.card(PHYSICIAN), 'capture')).toBe(true);
  });

  it('Harvester Pad: goes down and brings back what harvests its desert, also on the Shield Wall', () => {
    const PAD = 'jotc-harvester-pad';
    const ERG = 'eots-the-minor-erg';
    const one = table([
      BASIN,
      `${PAD} on ${BASIN}`,
      `${HARVESTER} on ${BASIN}`,
      `eots-carryall on ${HARVESTER}`,
      ERG,
      `eots-maula-pistol on ${GURNEY}`.replace(GURNEY, ERG),
    ]);
    expect(uses(one, PAD)).toEqual([]);
    for (const id of [HARVESTER, 'eots-carryall', BASIN, ERG]) turn(one, id, 0, 'engaged');
    one.act(`use ${PAD} 2`);
    expect([PAD, HARVESTER, 'eots-carryall', BASIN].map((id) => one.card(id).status)).toEqual([
      'subdued',
      'disengaged',
      'disengaged',
      'engaged',
    ]);
  });
});

describe('what answers as a Declaration tactic', () => {
  it('Ducal Signet Ring: its bearer engages, an Atreides persona or holding comes back', () => {
    const RING = 'tat-ducal-signet-ring';
    const own = [LETO, `${RING} on ${LETO}`, PAUL, 'eots-house-swordmaster'];
    const one = facing({ domain: ['eots-caladan', ...own] }, ['eots-feyd-rautha']).toInterval(0);
    for (const id of ['eots-caladan', PAUL, 'eots-house-swordmaster']) turn(one, id, 0, 'engaged');
    turn(one, 'eots-feyd-rautha', 1, 'engaged');
    expect(answers(one, RING)).toEqual([`use ${RING} 2`]);
    one.act(`use ${RING} 2`);
    while (one.can('pass')) one.act('pass');
    // Its bearer has just engaged for it.
    expect(one.options()).toEqual(['choose eots-caladan', `choose ${PAUL}`]);
    one.act('choose eots-caladan');
    expect([LETO, 'eots-caladan'].map((id) => one.card(id).status)).toEqual([
      'engaged',
      'disengaged',
    ]);
  });

  it('Mentat Analysis: its bearer engages, up to 3 cards of a rival’s Assembly are seen', () => {
    const ANALYSIS = 'eots-mentat-analysis';
    const MENTAT = 'eots-thufir-hawat';
    const one = scenario({
      houses: [
        { domain: ['eots-caladan', MENTAT, `${ANALYSIS} on ${MENTAT}`], hand: [] },
        { domain: ['eots-giedi-prime'], assembly: [PAUL, GURNEY, LETO, 'eots-stilgar'], hand: [] },
        { domain: ['eots-kaitain'], assembly: ['eots-arrakeen'], hand: [] },
      ],
      ranks: [0, 1, 2],
      tactics: true,
    }).toInterval(0);
    expect(answers(one, ANALYSIS)).toEqual([`use ${ANALYSIS} 1`]);
    one.act(`use ${ANALYSIS} 1`);
    chosen(one, 'choose-house 1');
    const seen = one.events.flatMap((event) => (event.kind === 'examined' ? [event] : []));
    expect(seen.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    expect(seen.every(({ card }) => one.state.cards[card]?.place.zone === 'assembly')).toBe(true);
    expect(one.card(MENTAT).status).toBe('engaged');
  });

  it('Manual of the Friendly Desert: goes down for a token on its subdued bearer, a native by it', () => {
    const MANUAL = 'tat-manual-of-the-friendly-desert';
    const set = (status: string, ...cards: readonly string[]) =>
      facing({
        domain: ['eots-caladan', `${PAUL}${status}`, `${MANUAL} on ${PAUL}`, ...cards],
      }).toInterval(0);
    const one = set(' subdued', BASIN);
    const before = one.card(PAUL).deferment;
    expect(answers(one, MANUAL)).toEqual([`use ${MANUAL} 2`]);
    one.act(`use ${MANUAL} 2`);
    expect([one.card(PAUL).deferment, one.card(MANUAL).status]).toEqual([before + 1, 'subdued']);
    expect(answers(set(' subdued'), MANUAL)).toEqual([]);
    expect(answers(set('', BASIN), MANUAL)).toEqual([]);
    const game = takeUp(set('').state, catalogue);
    expect(subtypesOf(game, set('').card(PAUL))).toContain('Native');
  });

  it.each([
    ['Sandworm', true],
    ['Spice Blow', false],
  ])(
    '[TAT-6.2.2-22] Seismic Probes answer what among other things may deploy a Sandworm: a %s, %s',
    (title, answer) => {
      const PROBES = 'eots-seismic-probes';
      const probes = [BASIN, `${HARVESTER} on ${BASIN}`, `${PROBES} on ${HARVESTER}`];
      const subdued = (word: string) =>
        ({ titles: [word], state: 'subdued', whose: 'yours' }) as const;
      const one = facing(
        [BASIN, 'jotc-baraka', 'eots-sandworm subdued 4', 'eots-spice-blow subdued 4'],
        probes,
        {
          texts: {
            'jotc-baraka': [
              {
                kind: 'operation',
                engage: 'this',
                effects: [
                  { kind: 'favor', who: 'you', way: 'gain', amount: 1 },
                  { kind: 'deploy', cards: { choose: subdued(title) }, price: 'free' },
                ],
              },
            ],
          },
        },
      ).toInterval(0);
      one.act('use jotc-baraka 0');
      let offered = false;
      for (let step = 0; step < 20 && !one.can('end-interval'); step += 1) {
        offered ||= one.can(`use ${PROBES} 1`);
        one.act(one.can('pass') ? 'pass' : (one.options()[0] ?? ''));
      }
      expect(offered).toBe(answer);
    },
  );

  it('[TAT-6.2.2-22] Seismic Probes: they go, and a Sandworm that is deployed does their Harvester no harm', () => {
    const WORM = 'eots-sandworm';
    const PROBES = 'eots-seismic-probes';
    const set = (...cards: readonly string[]) =>
      facing(
        {
          domain: [BASIN, 'eots-the-minor-erg', 'jotc-baraka', `${WORM} subdued 4`],
          sponsor: 'fremen',
        },
        { domain: [BASIN, `${HARVESTER} on ${BASIN}`, ...cards] },
        {
          texts: {
            [WORM]: [
              {
                kind: 'play',
                effects: [
                  {
                    kind: 'force',
                    amount: 4,
                    on: { each: { titles: ['Spice Harvester'] } },
                    must: 'reach',
                    does: 'discard',
                  },
                ],
              },
            ],
          },
        },
      ).toInterval(0);
    const strike = (one: Table, use: boolean, by = `deploy-event ${WORM}`) => {
      one.act(by);
      for (let step = 0; step < 20 && one.card(WORM).place.zone === 'domain'; step += 1)
        one.act(
          [use ? `use ${PROBES} 1` : '', `choose ${WORM}`].find((act) => one.can(act)) ?? 'pass',
        );
      return one.card(HARVESTER, 1).place.zone;
    };
    const probes = `${PROBES} on ${HARVESTER}`;
    expect(strike(set(probes), false)).toBe('house-discard');
    const kept = set(probes);
    expect(strike(kept, true)).toBe('domain');
    expect(kept.card(PROBES, 1).place.zone).toBe('house-discard');
    expect(kept.state.lasting).toEqual([]);
    // So do they where an effect deploys it: they answer the operation that may do so (TAT-6.2.2-22).
    const by = 'use jotc-baraka 0';
    expect(strike(set(probes), false, by)).toBe('house-discard');
    expect(strike(set(probes), true, by)).toBe('domain');
    // Something else that is announced is none of their business.
    expect(
      answers(facing([], [BASIN, `${HARVESTER} on ${BASIN}`, probes]).toInterval(0), PROBES),
    ).toEqual([]);
  });
});

describe('Noble Born', () => {
  const BORN = 'jotc-noble-born';
  const subtypes = (persona: string, many: number, status = '') => {
    const one = table([persona, ...Array<string>(many).fill(`${BORN}${status} on ${persona}`)]);
    return subtypesOf(takeUp(one.state, catalogue), one.card(persona));
  };

  it('makes an aide an ally, and an ally a noble', () => {
    expect(subtypes(AGENT, 1)).toEqual(['Spy', 'Ally']);
    expect(subtypes(GURNEY, 1)).toEqual(['Ally', 'Officer', 'Noble']);
  });

  it('makes an aide a noble ally where it bears two', () => {
    expect(subtypes(AGENT, 2)).toEqual(['Spy', 'Ally', 'Noble']);
    expect(subtypes(AGENT, 2, ' subdued')).toEqual(['Aide', 'Spy']);
  });
});

describe('Thopter Piloting', () => {
  it('makes its bearer a pilot, who may bear a craft', () => {
    const one = table({
      domain: [GURNEY, `tat-thopter-piloting on ${GURNEY}`, PAUL],
      hand: ['tat-scout-thopter'],
    });
    const game = takeUp(one.state, catalogue);
    expect(subtypesOf(game, one.card(GURNEY))).toContain('Pilot');
    expect(one.options().filter((option) => option.startsWith('deploy '))).toEqual([
      `deploy tat-scout-thopter on ${GURNEY}`,
    ]);
  });
});

describe('Water Despot', () => {
  const DESPOT = 'jotc-water-despot';
  const ALLY = 'jotc-emrys-jago';
  const petition = (card: string, treasury = 6) => {
    const one = table({
      domain: [BASIN, ALLY, `${DESPOT} on ${ALLY}`],
      assembly: [card],
      treasury,
      favor: 10,
    });
    return one.act(`petition ${card}`);
  };
  const bids = (one: Table) => one.options().filter((option) => option.startsWith('bid'));

  it('lets its House bid 5 solaris more than it has for Dune fiefs, and for nothing else', () => {
    expect(bids(petition('eots-arrakeen')).at(-1)).toBe('bid 11');
    expect(bids(petition(CHARTER)).at(-1)).toBe('bid 6');
  });

  it('may be paid for with its bearer, who is subdued, in place of favor', () => {
    for (const choice of [`choose ${ALLY}`, 'pass']) {
      const one = petition('eots-arrakeen').act('bid 9');
      for (let step = 0; step < 10 && !one.can(`choose ${ALLY}`); step += 1)
        one.act(one.can('discount 0') ? 'discount 0' : 'pass');
      one.act(choice);
      const lost = choice === 'pass' ? 3 : 0;
      expect(one.house(0)).toMatchObject({ treasury: 0, favor: 10 - lost });
      expect(one.card(ALLY).status).toBe(lost === 0 ? 'subdued' : 'disengaged');
      expect(one.card('eots-arrakeen').place.zone).toBe('domain');
    }
  });
});
